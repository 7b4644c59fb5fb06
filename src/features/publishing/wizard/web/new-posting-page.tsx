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
import { keepInAccount, unsavedDrafts } from '../../drafts/web/keep-in-account.ts';
import { beginningAddress, isBeginning } from '../../drafts/web/local-draft.ts';
import { copyOf, newDraftId, storedNewDraft } from '../../drafts/web/posting-draft.ts';
import { OtherDraft } from './other-draft.tsx';
import { type WizardPageProps, WizardSteps } from './wizard-steps.tsx';

/**
 * A new posting (rules.md#drafts): the draft that the address names; without a name, whether the one opened last goes on or
 * another begins; or a copy, which is another one.
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
  // It takes the place of one that goes; `drafts` is as old as the page.
  const [begins] = useState(() => isBeginning(id));

  // What this browser alone has of others is saved first: they are to be found, whatever becomes of this page.
  if (unsaved[0]) {
    return (
      <Beforehand
        key="unsaved"
        act={async () => {
          for (const draft of unsaved) await keepInAccount(api, draft);
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
          await keepInAccount(api, { ...base, id, userId: user.id, values: copyOf(own) });
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

/** Does what has to be done before there are steps, once; where that fails, says why and what else can be done. */
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

/** There are as many drafts as there may be: one has to go first. */
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
