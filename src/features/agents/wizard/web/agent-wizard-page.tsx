import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CodeLabel } from '#kit/codes.ts';
import { pageAddress } from '#kit/site-map.ts';
import { isSame, startingDraft } from '#ui/drafts/draft.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useStepAddress } from '#ui/wizard/step-address.ts';
import { agentEditAddress } from '../../agent-addresses.ts';
import { agentSteps, agentStepWord } from '../../agent-steps.ts';
import { dropAgentDraft } from '../../drafts/contract.ts';
import type { AgentDraftValues, SavedAgentDraft } from '../../drafts/fields.ts';
import type { AgentView } from '../../fields.ts';
import type { AgentBeginning } from '../agent-beginning.ts';
import { notHeldLabels } from '../not-held-labels.ts';
import {
  type AgentDraftKind,
  agentDraftPlace,
  draftOfAgent,
  emptyAgentDraft,
  isSameAgent,
  type LocalAgentDraft,
} from './agent-draft.ts';
import { AgentWizard } from './agent-wizard.tsx';
import { UnfinishedWindow } from './unfinished-window.tsx';
import type { AgentDraftSource } from './use-agent-form.ts';

export interface AgentWizardPageProps {
  kind: AgentDraftKind;
  userId: string;
  /** The edited agent; null for a new one. */
  agent: AgentView | null;
  /** The draft of this kind stored for the account. */
  saved: SavedAgentDraft | null;
  /** Initial values of a new agent. */
  beginning: AgentBeginning | null;
}

type AnyDraft = LocalAgentDraft | SavedAgentDraft;

/** Whether a draft belongs to this agent; null for a new one. */
const isAbout = (agent: AgentView | null) => (draft: AnyDraft) => (draft.agent?.id ?? null) === (agent?.id ?? null);

const companiesOf = (agent: AgentView | null): readonly CodeLabel[] =>
  agent?.criteria.find(({ name }) => name === 'employers')?.values.filter(({ gone }) => !gone) ?? [];

/** Note on the source of the initial values, and on its parameters that an agent does not support. */
function useBeginningNote(beginning: AgentBeginning | null): string | null {
  const t = useTexts();
  if (!beginning) return null;
  const list = notHeldLabels(beginning.notHeld, t);
  const from = t(`agents.wizard.from.${beginning.origin}`, { title: beginning.posting ?? '' });
  return list.length === 0 ? from : `${from} ${t('agents.wizard.from.cannotHold', { list: list.join(', ') })}`;
}

/** The drafts present when the page was opened, except discarded ones. */
function useDrafts({ kind, userId, saved: given }: AgentWizardPageProps) {
  const api = useApi();
  const [place] = useState(() => agentDraftPlace(kind, userId));
  const [local, setLocal] = useState(place.read);
  const [saved, setSaved] = useState(given);
  /** Discards the drafts selected by the predicate. */
  const dropping = useAct(async (isMeant: (draft: AnyDraft) => boolean) => {
    if (saved && isMeant(saved)) {
      await api.call(dropAgentDraft, { params: { kind } });
      setSaved(null);
    }
    if (!local || !isMeant(local)) return;
    place.discard();
    setLocal(null);
  });
  return { local, saved, dropping };
}

/**
 * Page for creating and editing agents, once interactive: asks whether to continue an unfinished draft, then shows the
 * steps.
 */
export default function AgentWizardPage(props: AgentWizardPageProps) {
  const { kind, agent, beginning } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { local, saved, dropping } = useDrafts(props);
  // Users coming from „Nastavite…” have already confirmed.
  const [asked, setAsked] = useState(search.get('nastavi') !== null);
  const [began, setBegan] = useState<'draft' | 'anew' | null>(null);

  const initial = agent ? draftOfAgent(agent) : emptyAgentDraft;
  const own = isAbout(agent);
  const other = [local, saved].find((draft) => draft !== null && !own(draft)) ?? null;
  const start = startingDraft(
    local && own(local) ? local : null,
    saved && own(saved) ? saved : null,
    initial,
    isSameAgent,
  );
  const filled = beginning && { ...initial, title: beginning.title, search: beginning.search };
  const unfinished =
    start.savedAt === null || isSameAgent(start.values, initial) || (filled && isSameAgent(start.values, filled))
      ? null
      : { values: start.values, savedAt: start.savedAt };

  const anew = async (): Promise<void> => {
    if (await dropping.run(() => true)) setBegan('anew');
  };
  const drop = { busy: dropping.busy !== null, problem: dropping.problem };
  if (other && began === null) {
    const goOn = () => {
      const address = other.agent ? agentEditAddress(other.agent.id) : pageAddress('agent-create');
      void navigate(`${address}${address.includes('?') ? '&' : '?'}nastavi=da`, { replace: true });
    };
    return (
      <UnfinishedWindow
        kind={kind}
        draft={other}
        note={t('agents.wizard.window.other')}
        anew={{
          ...drop,
          label: t('agents.wizard.window.anew'),
          act: () => void dropping.run((draft) => !own(draft)),
        }}
        onGoOn={goOn}
      />
    );
  }
  if (unfinished && began === null && !(asked && !beginning)) {
    const goOn = () => {
      setAsked(true);
      setBegan('draft');
      // Opens the last step, and removes the parameters for other initial values.
      setSearch(
        { korak: agentStepWord(unfinished.values.step), ...(agent ? { id: String(agent.id) } : {}) },
        { replace: true },
      );
    };
    return (
      <UnfinishedWindow
        kind={kind}
        draft={unfinished}
        note={
          beginning ? t(`agents.wizard.window.${beginning.origin === 'search' ? 'fromSearch' : 'fromPosting'}`) : null
        }
        anew={{
          ...drop,
          label: beginning ? t(`agents.wizard.window.anewFrom.${beginning.origin}`) : t('agents.wizard.window.anew'),
          act: () => void anew(),
        }}
        onGoOn={goOn}
      />
    );
  }
  const fills = filled !== null && began !== 'draft';
  // A continued draft keeps the agent version it was based on, so that a newer one is detected.
  const basis = [local, saved].find((draft) => draft !== null && own(draft) && isSame(draft.values, start.values));
  return (
    <Begun
      {...props}
      beginning={fills ? beginning : null}
      initial={initial}
      about={basis?.agent ?? (agent && { id: agent.id, version: agent.version })}
      start={fills ? { ...start, values: filled, synced: false, savedAt: null, conflict: null } : start}
    />
  );
}

interface BegunProps extends AgentWizardPageProps {
  initial: AgentDraftValues;
  /** The edited agent and its version when editing started. */
  about: AgentDraftSource['agent'];
  start: AgentDraftSource['start'];
}

/** The wizard steps with their initial values. */
function Begun({ kind, userId, agent, beginning, initial, about, start }: BegunProps) {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const note = useBeginningNote(beginning);
  const [first] = useState(() => ({
    source: {
      kind,
      userId,
      agent: about,
      initial,
      start,
    },
    agent,
    companies: [...companiesOf(agent), ...(beginning?.companies ?? [])],
    note,
  }));
  const { named, goTo } = useStepAddress(agentSteps, agentStepWord);
  return (
    <AgentWizard
      {...first}
      step={named ?? 'basics'}
      goTo={goTo}
      onSaved={({ title }) => {
        toast.show({ tone: 'ok', title: t(`agents.wizard.saved.${kind}`, { title }) });
        void navigate(pageAddress('agents'));
      }}
    />
  );
}
