import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { AdOptions } from '#features/advertising/price-list/fields.ts';
import { renewalAddress } from '#features/postings/addresses.ts';
import { daysAfter } from '#features/postings/posting-period.ts';
import { endOfLocalDay } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { Button } from '#ui/light/button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { dropDraft } from '../../drafts/contract.ts';
import { type DraftValues, emptyDraft } from '../../drafts/fields.ts';
import {
  copyOf,
  type DraftKind,
  discardDraft,
  draftOf,
  type KeptDraft,
  newDraftId,
  storeDraft,
  storedDraft,
} from '../../drafts/web/posting-draft.ts';
import { type DraftSource, useDraftForm } from '../../drafts/web/use-draft-form.ts';
import type { OwnPostingPage, SentPosting } from '../../own-postings/fields.ts';
import { ownPostingsAddress } from '../../own-postings/own-postings-address.ts';
import { type SentState, tabOfSent } from '../../sending/web/sent-posting.ts';
import { type PostingStep, postingSteps } from '../posting-steps.ts';
import PostingWizard from './posting-wizard.tsx';
import { renewalTerms } from './purchase-terms.ts';

const RenewalOverview = lazy(() => import('./renewal-overview.tsx'));

export interface WizardPageProps {
  kind: DraftKind;
  user: {
    id: string;
    company: string;
    employerId: number;
    /** An administrator has checked the company. */
    verified: boolean;
    /** Address of the company's logo. */
    logo: string | null;
    /** Where mails about applications to a new posting go by default; empty for nowhere. */
    notificationsEmail: string;
    /** Whether one such mail a day is the default. */
    notificationsDigest: boolean;
  };
  options: AdOptions;
  /** The posting that is edited, renewed or copied. */
  own: OwnPostingPage | null;
  /** The account's draft of this kind. */
  kept: KeptDraft | null;
}

/** The end of the days that an edited posting has, or a renewed one will have; null where they begin with it. */
const daysItHas = (kind: DraftKind, own: OwnPostingPage | null, days: number): Date | null => {
  if (!own?.paidUntil || own.daysLeft === null || kind === 'create') return null;
  const end = endOfLocalDay(own.paidUntil);
  return kind === 'edit' ? end : daysAfter(end, days);
};

/** A new posting, with what the account prefers. */
const newDraftFor = ({ notificationsEmail, notificationsDigest }: WizardPageProps['user']): DraftValues => ({
  ...emptyDraft(),
  ...{ notificationsEmail, notificationsDigest },
});

/** What an edit or a renewal begins with; a renewal uses what is paid already, where a credit is left. */
const draftToChange = (kind: DraftKind, own: OwnPostingPage, options: AdOptions): DraftValues => {
  const values = draftOf(own);
  return kind === 'renew' ? { ...values, ...renewalTerms(options, values) } : values;
};

/** The ad type of an edit is shown but fixed: there is nothing to do in its step. */
const firstStep = (kind: DraftKind): PostingStep => (kind === 'edit' ? 'opsti-podaci' : 'tip');

/** Where a draft continues. */
const addressOf = (kind: DraftKind, postingId: number | undefined): string => {
  if (kind === 'create' || postingId === undefined) return pageAddress('posting-create');
  return kind === 'edit' ? pageAddress('posting-edit', postingId) : renewalAddress(postingId);
};

/** A draft that would be written over: about another posting, or any where a copy is to begin. */
const otherDraft = ({ kind, user, own, kept }: WizardPageProps) => {
  const draft = storedDraft(kind, user.id) ?? kept;
  if (!draft || !own) return null;
  return kind === 'create' || draft.posting?.id !== own.id ? draft : null;
};

/**
 * Creating, editing, renewing and copying postings, once the page is interactive: chooses the draft, then shows the
 * steps.
 */
export default function WizardPage(props: WizardPageProps) {
  const { kind, user, own } = props;
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [other, setOther] = useState(() => otherDraft(props));
  const [draft, setDraft] = useState(props.kept);
  const copies = kind === 'create' && own !== null;

  /** A copy is a draft like any other from here on. */
  const copy = useCallback((): void => {
    if (!own) return;
    const savedAt = new Date().toISOString();
    const base = {
      id: newDraftId(),
      userId: user.id,
      posting: null,
      version: 0,
      synced: false,
      sendKey: null,
    };
    storeDraft('create', { ...base, values: copyOf(own), savedAt });
    toast.show({ tone: 'ok', title: t('postings.wizard.copied', { title: own.positionTitle }) });
    void navigate(pageAddress('posting-create'), { replace: true });
  }, [own, user.id, toast, t, navigate]);

  const dropping = useAct(() => api.call(dropDraft, { params: { kind } }));
  const anew = async (): Promise<void> => {
    if (!(await dropping.run())) return;
    discardDraft(kind);
    setDraft(null);
    setOther(null);
    if (copies) copy();
  };

  if (other) {
    const title = other.values.positionTitle || t('postings.wizard.other.untitled');
    const goOn = () => void navigate(addressOf(kind, other.posting?.id), { replace: true });
    return (
      <Modal
        open
        onClose={goOn}
        size="sm"
        role="alertdialog"
        title={t('postings.wizard.other.title')}
        footer={
          <>
            <Button onClick={() => void anew()}>{t('postings.wizard.other.anew')}</Button>
            <Button variant="primary" data-autofocus onClick={goOn}>
              {t('postings.wizard.other.goOn')}
            </Button>
          </>
        }
      >
        <ProblemNote>{dropping.problem}</ProblemNote>
        <p>{t(`postings.wizard.other.${kind}`, { title })}</p>
      </Modal>
    );
  }
  if (copies) return <CopyNow copy={copy} />;
  return <Steps key={search.get('id') ?? ''} {...props} kept={draft} />;
}

/** Makes the copy and leads on. */
function CopyNow({ copy }: { copy: () => void }) {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    copy();
  }, [copy]);
  return null;
}

function Steps({ kind, user, options, own, kept }: WizardPageProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const stepText = search.get('korak');
  // By its name, or by its place.
  const named = postingSteps.find((code, index) => code === stepText || String(index + 1) === stepText);
  const goTo = useCallback(
    (next: PostingStep, { replace = false } = {}) =>
      setSearch(
        (known) => {
          known.set('korak', next);
          return known;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
  const [source] = useState<DraftSource>(() => ({
    kind,
    userId: user.id,
    posting: own && { id: own.id, version: own.version },
    initial: own ? draftToChange(kind, own, options) : newDraftFor(user),
    kept,
    lastDayOf: (days) => ({ now: new Date(), paidUntil: daysItHas(kind, own, days), days }),
  }));
  // One for the overview of a renewal and its steps: what is chosen in one is there in the other.
  const step = named ?? firstStep(kind);
  const draft = useDraftForm(source, step);
  const common = {
    user,
    source,
    draft,
    options,
    goTo,
    cancelTo: kind === 'renew' && named && own ? renewalAddress(own.id) : pageAddress('my-postings'),
    reloadOptions: () => void revalidate(),
    onSent: (sentPosting: SentPosting) => {
      const state: SentState = { sentPosting };
      // What waits for a payment leads to its pro-forma invoice.
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
  return <PostingWizard {...common} own={own} step={step} />;
}
