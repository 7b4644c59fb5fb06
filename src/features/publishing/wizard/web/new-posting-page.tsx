import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { draftAddress } from '#features/postings/addresses.ts';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Link } from '#ui/light/link.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { maxDrafts } from '../../drafts/fields.ts';
import { beginningAddress, isBeginning } from '../../drafts/web/local-draft.ts';
import { copyOf, newDraftId, storedNewDraft } from '../../drafts/web/posting-draft.ts';
import { saveInAccount, unsavedDrafts } from '../../drafts/web/save-in-account.ts';
import { OtherDraft } from './other-draft.tsx';
import { type WizardPageProps, WizardSteps } from './wizard-steps.tsx';

/**
 * A new posting (rules.md#drafts): opens the draft in the address; without one, asks whether to continue the last
 * opened draft or start another; or starts a copy as another draft.
 */
export function NewPostingPage(props: WizardPageProps) {
  const { own, saved } = props;
  const [search] = useSearchParams();
  const [fresh] = useState(newDraftId);
  const id = own ? fresh : (search.get('nacrt') ?? saved?.id ?? fresh);
  return <NewDraft key={id} {...props} id={id} />;
}

function NewDraft(props: WizardPageProps & { id: string }) {
  const { user, own, saved, drafts, id } = props;
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const [unsaved, setUnsaved] = useState(() => unsavedDrafts(user.id, id));
  const local = storedNewDraft(user.id, id);
  const isFull = drafts >= maxDrafts;
  // True when it replaces a deleted draft; `drafts` is as old as the page.
  const [begins] = useState(() => isBeginning(id));

  // Other drafts that only this browser has are saved first, so that they are not lost.
  if (unsaved[0]) {
    return (
      <Beforehand
        key="unsaved"
        act={async () => {
          for (const draft of unsaved) await saveInAccount(api, draft);
          await revalidate();
          setUnsaved([]);
        }}
      >
        <LinkButton href={draftAddress(unsaved[0].id)}>{t('postings.wizard.other.goOn')}</LinkButton>
      </Beforehand>
    );
  }
  if (isFull && !begins && (own || (saved?.id !== id && !local))) return <Full />;
  if (own) {
    return (
      <Beforehand
        act={async () => {
          const base = { posting: null, savedAt: '', version: 0, synced: false, sendKey: null };
          await saveInAccount(api, { ...base, id, userId: user.id, values: copyOf(own) });
          toast.show({ tone: 'ok', title: t('postings.wizard.copied', { title: own.positionTitle }) });
          await navigate(draftAddress(id), { replace: true });
        }}
      />
    );
  }
  const begun = local && !local.synced ? local : (saved ?? local);
  if (begun && !search.has('nacrt') && !search.has('korak')) {
    return (
      <OtherDraft
        kind="create"
        draft={begun}
        goOn={() => void navigate(draftAddress(id), { replace: true })}
        anew={isFull ? null : () => void navigate(beginningAddress(), { replace: true })}
      >
        {isFull ? <p className="mt8">{t('postings.problems.drafts-full')}</p> : null}
        {drafts > 0 ? (
          <p className="mt8">
            <Link href={pageAddress('posting-drafts')}>{t('postings.wizard.other.all', { count: drafts })}</Link>
          </p>
        ) : null}
      </OtherDraft>
    );
  }
  return <WizardSteps {...props} />;
}

/** Runs a required action before the steps are shown; on failure shows why and what can be done. */
function Beforehand({ act, children }: { act: () => Promise<unknown>; children?: ReactNode }) {
  const t = useTexts();
  const { run, busy, problem } = useAct(act);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  });
  if (problem === null || busy) return <PageSkeleton />;
  return (
    <>
      <ProblemNote>{problem}</ProblemNote>
      <div className="row g12 flex-wrap mt16">
        <Button onClick={() => void run()}>{t('client.retry')}</Button>
        <LinkButton href={pageAddress('posting-drafts')}>{t('postings.mine.filters.tab.drafts')}</LinkButton>
        {children}
      </div>
    </>
  );
}

/** The maximum number of drafts is reached: one has to be deleted first. */
function Full() {
  const t = useTexts();
  return (
    <>
      <h1 className="mb24">{t('postings.wizard.titles.create')}</h1>
      <EmptyState
        sign="document"
        title={t('postings.problems.drafts-full')}
        actions={
          <LinkButton variant="primary" href={pageAddress('posting-drafts')}>
            {t('postings.wizard.other.all', { count: maxDrafts })}
          </LinkButton>
        }
      />
    </>
  );
}
