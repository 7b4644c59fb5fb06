import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { IconBookmark, IconBookmarkFilled, IconHelpCircle, IconUserX } from '#ui/icons/account-icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';
import type { ApplicationStatus } from '../application-type.ts';
import { sortApplication } from '../contract.ts';

interface Sorting {
  status: Exclude<ApplicationStatus, 'unsorted'>;
  /** Key of the words that take the application out again. */
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
    variant: 'd',
    variantOn: 'p',
  },
  {
    status: 'maybe',
    undo: 'notMaybe',
    icon: <IconHelpCircle />,
    iconOn: <IconHelpCircle />,
    variant: 'd',
    variantOn: 'p',
  },
  {
    status: 'rejected',
    undo: 'notRejected',
    icon: <IconUserX />,
    iconOn: <IconUserX />,
    variant: 'xo',
    variantOn: 'x',
  },
];

export interface SortButtonsProps {
  applicationId: string;
  status: ApplicationStatus;
  /** Side by side, one under another, or the bar at the bottom of a narrow page. */
  layout: 'row' | 'column' | 'bar';
}

/** Sorts an application; each button takes back what it did (SPEC §6). */
export function SortButtons({ applicationId, status, layout }: SortButtonsProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<ApplicationStatus | null>(null);
  const sort = async (target: Sorting['status']): Promise<void> => {
    setBusy(target);
    try {
      const body = { status: status === target ? 'unsorted' : target } as const;
      await api.call(sortApplication, { params: { id: applicationId }, body });
      await revalidate();
    } catch (error) {
      const title = t('applications.employer.sortFailed');
      toast.show({ tone: 'error', title, text: problemSentence(error, t) });
    } finally {
      setBusy(null);
    }
  };
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
            loading={busy === sorting.status}
            onClick={busy === null ? () => void sort(sorting.status) : undefined}
          >
            {on ? sorting.iconOn : sorting.icon}
            {t(`applications.sort.${on ? sorting.undo : sorting.status}`)}
          </Button>
        );
      })}
    </div>
  );
}
