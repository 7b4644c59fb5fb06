import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatShortDate } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { IconCheck } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import './applied-mark.css';

/** An application of the candidate's, as it is shown beside its posting. */
export interface AppliedPosting {
  postingId: number;
  applicationId: string;
  /** Local day. */
  appliedOn: string;
  withdrawn: boolean;
  /** Sent without an account, from the account's address. */
  guest: boolean;
}

const AppliedContext = createContext<ReadonlyMap<number, AppliedPosting>>(new Map());

/** Wraps the whole application: the candidate's applications, from server rendering; empty for others. */
export function AppliedPostingsProvider({
  applied,
  children,
}: {
  applied: readonly AppliedPosting[];
  children: ReactNode;
}) {
  const byPosting = useMemo(() => new Map(applied.map((one) => [one.postingId, one])), [applied]);
  return <AppliedContext value={byPosting}>{children}</AppliedContext>;
}

/** The candidate's current application to a posting; null without one (rules.md#applying-with-an-account). */
export const useApplied = (postingId: number): AppliedPosting | null =>
  useContext(AppliedContext).get(postingId) ?? null;

/** „Prijavili ste se 24. 11.” */
export function useAppliedText(applied: AppliedPosting): string {
  const t = useTexts();
  const date = formatShortDate(applied.appliedOn, useLanguage());
  return t(applied.withdrawn ? 'postings.applied.withdrawn' : 'postings.applied.sent', { date });
}

function Mark({ applied }: { applied: AppliedPosting }) {
  const t = useTexts();
  return (
    <p className="applied-mark">
      <IconCheck />
      <span>
        {useAppliedText(applied)}{' '}
        <Link href={pageAddress('candidate-application', applied.applicationId)}>{t('postings.applied.open')}</Link>
      </span>
    </p>
  );
}

/** Shows that the candidate has applied to this posting, with a link to the application; renders nothing for others. */
export function AppliedMark({ postingId }: { postingId: number }) {
  const applied = useApplied(postingId);
  return applied && <Mark applied={applied} />;
}
