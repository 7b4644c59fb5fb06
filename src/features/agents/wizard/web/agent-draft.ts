import { facetFilters, longestKeyword, maxKeywords } from '#features/postings/search-address.ts';
import { type AgentDraftKind, rootStore, setAgentDraft } from '#kit/root-store.ts';
import { maxListedValues } from '#kit/search-values.ts';
import {
  type DraftSubject,
  isSame,
  type LocalDraft,
  type LocalPlace,
  readLocalDraft,
  readSubject,
} from '#ui/drafts/draft.ts';
import { type AgentSearch, emptySearch } from '../../agent-search.ts';
import { agentSteps } from '../../agent-steps.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import type { AgentView } from '../../fields.ts';
import { agentFrequencies } from '../../frequency.ts';

export type { AgentDraftKind };

/** Subject of a draft: the edited agent and its version when editing started; null for a new one. */
export interface AgentAbout {
  agent: DraftSubject | null;
}

/** A draft of an agent stored in the browser. */
export type LocalAgentDraft = LocalDraft<AgentDraftValues, AgentAbout>;

/** Values of an empty wizard. */
export const emptyAgentDraft: AgentDraftValues = {
  title: '',
  search: emptySearch,
  emailNotifications: true,
  frequency: 'instant',
  step: 'basics',
};

/** Wizard values for an agent. */
export const draftOfAgent = ({ title, search, emailNotifications, frequency }: AgentView): AgentDraftValues => ({
  title,
  search: { ...emptySearch, ...search },
  emailNotifications,
  frequency,
  step: 'basics',
});

/** Whether two drafts have the same content, regardless of the step. */
export const isSameAgent = (one: AgentDraftValues, other: AgentDraftValues): boolean =>
  isSame({ ...one, step: 'basics' }, { ...other, step: 'basics' });

/** The valid values of a stored list. */
const listOf = <T>(stored: unknown, isValue: (value: unknown) => value is T, most: number): T[] =>
  Array.isArray(stored) ? stored.filter(isValue).slice(0, most) : [];
const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isSafeInteger(value);

const readSearch = (stored: unknown): AgentSearch => {
  const lists = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const keywords = listOf(lists['keywords'], isText, maxKeywords);
  return {
    ...emptySearch,
    ...Object.fromEntries(facetFilters.map((name) => [name, listOf(lists[name], isText, maxListedValues)])),
    employers: listOf(lists['employers'], isId, maxListedValues),
    keywords: keywords.map((keyword) => keyword.slice(0, longestKeyword)),
    salaryFrom: isId(lists['salaryFrom']) ? lists['salaryFrom'] : null,
    salaryUnstated: lists['salaryUnstated'] === true,
  };
};

/** Stored values as far as they are valid; others are as in an empty form. */
const readValues = (stored: Record<string, unknown>): AgentDraftValues => ({
  title: isText(stored['title']) ? stored['title'] : '',
  search: readSearch(stored['search']),
  emailNotifications: stored['emailNotifications'] !== false,
  frequency: agentFrequencies.find((known) => known === stored['frequency']) ?? emptyAgentDraft.frequency,
  step: agentSteps.find((known) => known === stored['step']) ?? emptyAgentDraft.step,
});

/** The user's stored draft; null when there is none or it belongs to another user. */
export const readAgentDraft = (stored: unknown, userId: string): LocalAgentDraft | null =>
  readLocalDraft(stored, userId, ({ agent }): AgentAbout => ({ agent: readSubject(agent) }), readValues);

/** Browser storage of the user's draft of a kind. */
export const agentDraftPlace = (kind: AgentDraftKind, userId: string): LocalPlace<AgentDraftValues, AgentAbout> => ({
  read: () => readAgentDraft(rootStore.getState().agentDrafts[kind], userId),
  write: (draft) => setAgentDraft(kind, draft),
  discard: () => setAgentDraft(kind, null),
});
