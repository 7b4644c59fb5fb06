import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useAct } from '#ui/forms/use-act.ts';
import { IconBookmark, IconBookmarkFilled, IconHelpCircle, IconUserX } from '#ui/icons/account-icons.tsx';
import { Button, type ButtonVariant } from '#ui/light/button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationStatus } from '../../application-type.ts';
import { sortApplication } from '../contract.ts';

interface Sorting {
  status: Exclude<ApplicationStatus, 'unsorted'>;
  /** Key of the label that undoes the sorting. */
  undo: 'notSaved' | 'notMaybe' | 'notRejected';
  icon: ReactNode;
  iconOn: ReactNode;
  variant: ButtonVariant;
  variantOn: ButtonVariant;
}

const sortings: readonly Sorting[] = [
  {
    status: 'saved',
    undo: 'notSaved',
    icon: <IconBookmark />,
    iconOn: <IconBookmarkFilled />,
    variant: 'default',
    variantOn: 'primary',
  },
  {
    status: 'maybe',
    undo: 'notMaybe',
    icon: <IconHelpCircle />,
    iconOn: <IconHelpCircle />,
    variant: 'default',
    variantOn: 'primary',
  },
  {
    status: 'rejected',
    undo: 'notRejected',
    icon: <IconUserX />,
    iconOn: <IconUserX />,
    variant: 'danger-outline',
    variantOn: 'danger',
  },
];

export interface SortButtonsProps {
  applicationId: string;
  status: ApplicationStatus;
  /** Side by side, one under another, or the bar at the bottom of a narrow page. */
  layout: 'row' | 'column' | 'bar';
}

/** Sorts an application; each button takes back what it did (rules.md#sorting-applications). */
export function SortButtons({ applicationId, status, layout }: SortButtonsProps) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { run, busy } = useAct(
    async (target: Sorting['status']) => {
      const body = { status: status === target ? 'unsorted' : target } as const;
      await api.call(sortApplication, { params: { id: applicationId }, body });
      await revalidate();
    },
    { toast: t('applications.employer.sortFailed') },
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are actions
    <div className={`sort-${layout}`} role="group" aria-label={t('applications.employer.sortGroup')}>
      {sortings.map((sorting) => {
        const on = status === sorting.status;
        return (
          <Button
            key={sorting.status}
            variant={on ? sorting.variantOn : sorting.variant}
            block={layout === 'column'}
            loading={busy?.[0] === sorting.status}
            onClick={() => void run(sorting.status)}
          >
            {on ? sorting.iconOn : sorting.icon}
            {t(`applications.sort.${on ? sorting.undo : sorting.status}`)}
          </Button>
        );
      })}
    </div>
  );
}
