import { NewerDraft } from '#ui/records/draft-parts.tsx';
import { type ComparedField, NewerVersion } from '#ui/records/newer-version.tsx';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import type { AgentView } from '../../fields.ts';
import { agentLists } from '../agent-step-fields.ts';
import { draftOfAgent } from './agent-draft.ts';
import { listName, payWords, valuesOf, type WordContext } from './agent-words.ts';
import type { AgentDraftForm } from './use-agent-form.ts';
import type { Saving } from './use-save-agent.ts';

/** Fields for comparing two versions of an agent. */
const comparedFields = (words: WordContext): ComparedField<AgentDraftValues>[] => {
  const { t } = words;
  return [
    { label: t('agents.wizard.fields.title'), of: ({ title }) => title },
    {
      label: t('agents.wizard.fields.emailNotifications'),
      of: ({ emailNotifications }) => emailNotifications,
    },
    {
      label: t('agents.wizard.fields.frequency'),
      of: ({ frequency }) => t(`agents.wizard.frequencies.${frequency}`),
    },
    ...agentLists.map((name) => ({
      label: listName(name, t),
      of: ({ search }: AgentDraftValues) => valuesOf(name, search, words).join(', '),
    })),
    { label: t('postings.filters.salary'), of: ({ search }) => payWords(search, words) },
  ];
};

interface AgentConflictsProps {
  draft: AgentDraftForm;
  saving: Pick<Saving, 'newer' | 'decided' | 'save'>;
  words: WordContext;
  /** Called with the newer version, which becomes the edited one. */
  onNewer: (agent: AgentView) => void;
}

/** The version that conflicts with the draft: the changed agent, or a draft from another device or tab. */
export function AgentConflicts({ draft, saving: { newer, decided, save }, words, onNewer }: AgentConflictsProps) {
  const mine = draft.form.getValues();
  const compared = comparedFields(words);
  if (!newer) return <NewerDraft draft={draft} mine={mine} compared={compared} />;
  const decide = (values: AgentDraftValues | null) => () => {
    draft.goOnWith({ agent: { id: newer.id, version: newer.version } }, values);
    onNewer(newer);
    decided();
  };
  const theirs = { ...draftOfAgent(newer), step: mine.step };
  return (
    <NewerVersion
      kind="version"
      met={newer}
      mine={mine}
      theirs={theirs}
      compared={compared}
      onKeep={() => {
        decide(null)();
        void save();
      }}
      onTake={decide(theirs)}
    />
  );
}
