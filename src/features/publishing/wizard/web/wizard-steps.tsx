import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { AdOptions } from '#features/advertising/price-list/fields.ts';
import { renewalAddress } from '#features/postings/addresses.ts';
import { daysAfter } from '#features/postings/posting-period.ts';
import { endOfLocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { useApi } from '#ui/site/site-context.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { useStepAddress } from '#ui/wizard/step-address.ts';
import { deleteDraft } from '../../drafts/contract.ts';
import { type DraftValues, emptyDraft } from '../../drafts/fields.ts';
import { beginningAddress, endBeginning } from '../../drafts/web/local-draft.ts';
import { type DraftKind, draftOf, type SavedDraft } from '../../drafts/web/posting-draft.ts';
import { type DraftSource, useDraftForm } from '../../drafts/web/use-draft-form.ts';
import type { OwnPostingPage, SentPosting } from '../../own-fields.ts';
import { ownPostingsAddress } from '../../own-postings/own-postings-address.ts';
import { type PostingStep, postingSteps } from '../../posting-steps.ts';
import { type SentState, tabOfSent } from '../../sending/web/sent-posting.ts';
import PostingWizard from './posting-wizard.tsx';
import { renewalTerms } from './purchase-terms.ts';

const RenewalOverview = lazy(() => import('./renewal-overview.tsx'));

export interface WizardPageProps {
  kind: DraftKind;
  user: {
    id: string;
    company: string;
    employerId: number;
    /** Whether an administrator has verified the company. */
    verified: boolean;
    /** URL of the company's logo. */
    logo: string | null;
    /** Default address for mails about applications to a new posting; empty for none. */
    notificationsEmail: string;
    /** Whether one such mail a day is the default. */
    notificationsDigest: boolean;
  };
  options: AdOptions;
  /** The posting that is edited, renewed or copied. */
  own: OwnPostingPage | null;
  /** The account's draft of this kind; for new postings the one in the address, else the one opened last. */
  saved: SavedDraft | null;
  /** Number of drafts of new postings in the account. */
  drafts: number;
}

/** The end of an edited posting's current period, or of a renewed one's next; null when the period begins now. */
const daysItHas = (kind: DraftKind, own: OwnPostingPage | null, days: number): Date | null => {
  if (!own?.paidUntil || own.daysLeft === null || kind === 'create') return null;
  const end = endOfLocalDay(own.paidUntil);
  return kind === 'edit' ? end : daysAfter(end, days);
};

/** A new posting with the account's defaults. */
const newDraftFor = ({ notificationsEmail, notificationsDigest }: WizardPageProps['user']): DraftValues => ({
  ...emptyDraft(),
  notificationsEmail,
  notificationsDigest,
});

/** Initial values of an edit or a renewal; a renewal uses a remaining credit if there is one. */
const draftToChange = (kind: DraftKind, own: OwnPostingPage, options: AdOptions): DraftValues => {
  const values = draftOf(own);
  return kind === 'renew' ? { ...values, ...renewalTerms(options, values) } : values;
};

/** The ad type of an edit is read-only, so its step is skipped. */
const firstStep = (kind: DraftKind): PostingStep => (kind === 'edit' ? 'opsti-podaci' : 'tip');

/** The steps with their draft. @param id id of the draft of a new posting */
export function WizardSteps({ kind, user, options, own, saved, id }: WizardPageProps & { id: string | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const nameDraft = useCallback(
    (known: URLSearchParams) => {
      if (id && !known.has('nacrt')) known.set('nacrt', id);
    },
    [id],
  );
  const { named, goTo } = useStepAddress(postingSteps, undefined, nameDraft);
  const [source] = useState<DraftSource>(() => ({
    kind,
    userId: user.id,
    id,
    posting: own && { id: own.id, version: own.version },
    initial: own ? draftToChange(kind, own, options) : newDraftFor(user),
    saved,
    lastDayOf: (days) => ({ now: new Date(), paidUntil: daysItHas(kind, own, days), days }),
  }));
  // Shared by the overview of a renewal and its steps, so that choices are preserved between them.
  const draft = useDraftForm(source, named ?? (id ? null : firstStep(kind)));
  const step = named ?? (id ? draft.form.getValues('step') : firstStep(kind));
  useEffect(endBeginning, []);
  /** Starts a new posting instead. */
  const replaceDraft = (): void => {
    draft.leave();
    // A draft that cannot be deleted now stays in the list.
    void api.call(deleteDraft, { params: { id: draft.current().id } }).catch(() => {});
    void navigate(beginningAddress());
  };
  const common = {
    user,
    source,
    draft,
    options,
    goTo,
    isNamed: id === null || (named !== null && search.has('nacrt')),
    cancelTo: kind === 'renew' && named && own ? renewalAddress(own.id) : pageAddress('my-postings'),
    reloadOptions: () => void revalidate(),
    onSent: (sentPosting: SentPosting) => {
      const state: SentState = { sentPosting };
      // A posting that awaits payment leads to its pro-forma invoice.
      const paid = sentPosting.waitsFor === 'payment';
      void navigate(paid ? pageAddress('own-orders') : ownPostingsAddress({ tab: tabOfSent(sentPosting) }), {
        state,
      });
    },
  };
  if (kind === 'renew' && own && !named) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <RenewalOverview {...common} lastDayOf={source.lastDayOf} own={own} />
      </Suspense>
    );
  }
  return <PostingWizard {...common} own={own} step={step} replaceDraft={id ? replaceDraft : null} />;
}
