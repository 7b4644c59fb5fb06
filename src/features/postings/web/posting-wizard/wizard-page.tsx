import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { AdOptions } from '#features/advertising/fields.ts';
import { dropDraft } from '#features/postings/draft-contract.ts';
import { emptyDraft } from '#features/postings/draft-fields.ts';
import type { OwnPostingPage, SentPosting } from '#features/postings/own-fields.ts';
import { daysAfter } from '#features/postings/posting-period.ts';
import { type PostingStep, postingSteps } from '#features/postings/posting-steps.ts';
import { endOfLocalDay } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toasts.tsx';
import { ownPostingsAddress, ownPostingsPath } from '../own-postings/own-postings-address.ts';
import { type SentState, tabOfSent } from '../sent-posting.ts';
import {
  copyOf,
  type DraftKind,
  draftOf,
  forgetDraft,
  type KeptDraft,
  storeDraft,
  storedDraft,
} from './posting-draft.ts';
import PostingWizard from './posting-wizard.tsx';
import { type DraftSource, useDraftForm } from './use-draft-form.ts';

const RenewalOverview = lazy(() => import('./renewal-overview.tsx'));

export interface WizardPageProps {
  kind: DraftKind;
  user: {
    id: string;
    company: string;
    employerId: number;
    /** Address of the company's logo. */
    logo: string | null;
    /** Where applications to a new posting are told, unless it says otherwise; empty for nowhere. */
    notificationsEmail: string;
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

/** Where a draft goes on. */
const addressOf = (kind: DraftKind, postingId: number | undefined): string => {
  if (kind === 'edit') return `/oglasi/${postingId}/izmena`;
  return kind === 'renew' ? `/oglasi/obnova?id=${postingId}` : '/oglasi/kreiranje';
};

/** A draft that would be written over: about another posting, or any where a copy is to begin. */
const otherDraft = ({ kind, user, own, kept }: WizardPageProps) => {
  const draft = storedDraft(kind, user.id) ?? kept;
  if (!draft || !own) return null;
  return kind === 'create' || draft.posting?.id !== own.id ? draft : null;
};

/** Making, editing, renewing and copying postings, once the page is alive: which draft goes on, then the steps. */
export default function WizardPage(props: WizardPageProps) {
  const { kind, user, own } = props;
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [other, setOther] = useState(() => otherDraft(props));
  const [kept, setKept] = useState(props.kept);
  const [problem, setProblem] = useState<string | null>(null);
  const copies = kind === 'create' && own !== null;

  /** A copy is a draft like any other from here on. */
  const copy = useCallback((): void => {
    if (!own) return;
    const savedAt = new Date().toISOString();
    const base = { userId: user.id, posting: null, version: 0, synced: false, sendKey: null };
    storeDraft('create', { ...base, values: copyOf(own), savedAt });
    toast.show({ tone: 'ok', title: t('postings.wizard.copied', { title: own.positionTitle }) });
    void navigate('/oglasi/kreiranje', { replace: true });
  }, [own, user.id, toast, t, navigate]);

  const anew = async (): Promise<void> => {
    setProblem(null);
    try {
      await api.call(dropDraft, { params: { kind } });
    } catch (error) {
      setProblem(problemSentence(error, t));
      return;
    }
    forgetDraft(kind);
    setKept(null);
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
        size="s"
        role="alertdialog"
        title={t('postings.wizard.other.title')}
        footer={
          <>
            <Button onClick={() => void anew()}>{t('postings.wizard.other.anew')}</Button>
            <Button variant="p" data-autofocus onClick={goOn}>
              {t('postings.wizard.other.goOn')}
            </Button>
          </>
        }
      >
        <ProblemNote>{problem}</ProblemNote>
        <p>{t(`postings.wizard.other.${kind}`, { title })}</p>
      </Modal>
    );
  }
  if (copies) return <CopyNow copy={copy} />;
  return <Steps key={search.get('id') ?? ''} {...props} kept={kept} />;
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
  const asked = search.get('korak');
  // By its name, or by its place.
  const named = postingSteps.find((code, index) => code === asked || String(index + 1) === asked);
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
    initial: own ? draftOf(own) : { ...emptyDraft(), notificationsEmail: user.notificationsEmail },
    kept,
    lastDayOf: (days) => ({ now: new Date(), paidUntil: daysItHas(kind, own, days), days }),
  }));
  // One for the overview of a renewal and its steps: what is chosen in one is there in the other.
  const draft = useDraftForm(source, named ?? 'tip');
  const common = {
    user,
    source,
    draft,
    options,
    goTo,
    cancelTo: kind === 'renew' && named && own ? `/oglasi/obnova?id=${own.id}` : ownPostingsPath,
    reloadOptions: () => void revalidate(),
    onSent: (sentPosting: SentPosting) => {
      const state: SentState = { sentPosting };
      void navigate(ownPostingsAddress(tabOfSent(sentPosting)), { state });
    },
  };
  if (kind === 'renew' && own && !named) {
    return (
      <Suspense fallback={<Skeleton height={420} />}>
        <RenewalOverview {...common} lastDayOf={source.lastDayOf} own={own} />
      </Suspense>
    );
  }
  return <PostingWizard {...common} own={own} step={named ?? 'tip'} />;
}
