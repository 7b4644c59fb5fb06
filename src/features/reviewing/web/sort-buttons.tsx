import type { ApplicationStatus } from '#features/applying/application-type.ts';
import { Button, type ButtonVariant } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type SortingTarget, sortings } from './sortings.tsx';
import { useSortApplication } from './use-sort-application.ts';

const looks: Record<SortingTarget, [off: ButtonVariant, on: ButtonVariant]> = {
  saved: ['default', 'primary'],
  maybe: ['default', 'primary'],
  rejected: ['danger-outline', 'danger'],
};

export interface SortButtonsProps {
  applicationId: string;
  status: ApplicationStatus;
  /** Side by side, stacked, or the bar at the bottom of a narrow page. */
  layout: 'row' | 'column' | 'bar';
  /** Called before the page is loaded again. */
  onSorted?: ((id: string, status: ApplicationStatus) => void) | undefined;
}

/** Buttons that sort an application; pressing one again undoes it (rules.md#sorting-applications). */
export function SortButtons({ applicationId, status, layout, onSorted }: SortButtonsProps) {
  const t = useTexts();
  const { run, busy } = useSortApplication(onSorted);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are actions
    <div className={`sort-${layout}`} role="group" aria-label={t('applications.employer.sortGroup')}>
      {sortings.map((sorting) => {
        const on = status === sorting.status;
        const [variant, variantOn] = looks[sorting.status];
        return (
          <Button
            key={sorting.status}
            variant={on ? variantOn : variant}
            block={layout === 'column'}
            loading={busy?.[0] === sorting.status}
            onClick={() => void run(sorting.status, { id: applicationId, status })}
          >
            {on ? sorting.iconOn : sorting.icon}
            {t(`applications.sort.${on ? sorting.undo : sorting.status}`)}
          </Button>
        );
      })}
    </div>
  );
}
