import { formatDateTime } from '#shared/dates.ts';
import { ConflictWindow, type Difference } from '#ui/drafts/conflict-window.tsx';
import { isSame } from '#ui/drafts/draft.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import type { AgentView } from '../../fields.ts';
import { agentLists } from '../agent-step-fields.ts';
import { draftOfAgent } from './agent-draft.ts';
import { listName, valuesOf, type WordContext } from './agent-words.ts';
import type { AgentDraftForm } from './use-agent-form.ts';
import type { Saving } from './use-save-agent.ts';

/** Fields in which two versions of an agent differ, in words. */
const differencesOf = (
  mine: AgentDraftValues,
  theirs: AgentDraftValues,
  words: WordContext,
): Difference[] => {
  const { t } = words;
  const yesOrNo = (on: boolean): string => t(`agents.wizard.conflict.${on ? 'yes' : 'no'}`);
  const own = [
    { field: t('agents.wizard.fields.title'), of: ({ title }: AgentDraftValues) => title },
    {
      field: t('agents.wizard.fields.emailNotifications'),
      of: ({ emailNotifications }: AgentDraftValues) => yesOrNo(emailNotifications),
    },
    {
      field: t('agents.wizard.fields.frequency'),
      of: ({ frequency }: AgentDraftValues) => t(`agents.wizard.frequencies.${frequency}`),
    },
    ...agentLists.map((name) => ({
      field: listName(name, t),
      of: ({ search }: AgentDraftValues) => valuesOf(name, search, words).join(', '),
    })),
  ];
  return own
    .map(({ field, of }) => ({ field, mine: of(mine), theirs: of(theirs) }))
    .filter((row) => !isSame(row.mine, row.theirs));
};

interface AgentConflictsProps {
  draft: AgentDraftForm;
  saving: Pick<Saving, 'newer' | 'decided'>;
  words: WordContext;
  /** The agent as it is now is the one that is edited. */
  onNewer: (agent: AgentView) => void;
}

/** The version that conflicts with the draft: the agent, changed meanwhile, or a draft from another device or tab. */
export function AgentConflicts({ draft, saving: { newer, decided }, words, onNewer }: AgentConflictsProps) {
  const { t, language } = words;
  const mine = draft.form.getValues();
  if (newer) {
    const decide = (values: AgentDraftValues | null) => () => {
      draft.goOnWith({ agent: { id: newer.id, version: newer.version } }, values);
      onNewer(newer);
      decided();
    };
    const theirs = { ...draftOfAgent(newer), step: mine.step };
    return (
      <ConflictWindow
        title={t('agents.wizard.conflict.agent.title')}
        text={t('agents.wizard.conflict.agent.text')}
        differences={differencesOf(mine, theirs, words)}
        keep={t('agents.wizard.conflict.agent.keep')}
        take={t('agents.wizard.conflict.agent.take')}
        onKeep={decide(null)}
        onTake={decide(theirs)}
      />
    );
  }
  if (!draft.conflict) return null;
  const { theirs } = draft.conflict;
  const kind = theirs ? 'draft' : 'gone';
  const when = theirs ? formatDateTime(new Date(theirs.savedAt), language) : '';
  return (
    <ConflictWindow
      title={t(`agents.wizard.conflict.${kind}.title`)}
      text={t(`agents.wizard.conflict.${kind}.text`, { when })}
      differences={theirs ? differencesOf(mine, theirs.values, words) : []}
      keep={t(`agents.wizard.conflict.${kind}.keep`)}
      take={t(`agents.wizard.conflict.${kind}.take`)}
      onKeep={draft.keepMine}
      onTake={draft.takeTheirs}
    />
  );
}
