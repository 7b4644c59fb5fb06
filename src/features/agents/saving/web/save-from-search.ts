import type { NavigateFunction } from 'react-router';
import type { Api } from '#kit/api-client.ts';
import { fetched } from '#kit/client-errors.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { searchValues } from '#kit/search-values.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import type { Toaster } from '#ui/light/toasts.tsx';
import { agentEditAddress } from '../../agent-addresses.ts';
import { hasCriterion } from '../../agent-search.ts';
import { createAgent, listAgents } from '../../contract.ts';
import type { AgentBeginning } from '../../wizard/agent-beginning.ts';

/** Whether an agent can find exactly this search, under a name of its own. */
const isWhole = ({ title, search, notHeld: { publishedWithin, adTypes, words } }: AgentBeginning): boolean =>
  title !== '' && hasCriterion(search) && publishedWithin === null && adTypes.length === 0 && words === null;

const sorted = (search: object): string =>
  JSON.stringify(
    Object.entries(search)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).sort() : value])
      .sort(),
  );

/** The agent of a search, made with the proposed name unless the candidate has one with the same parameters. */
async function agentFor(call: Api['call'], { title, search }: AgentBeginning) {
  const { data: agents } = await call(listAgents, {});
  const same = agents.find((agent) => sorted(agent.search) === sorted(search));
  if (same) return { agent: same, isNew: false };
  const { data } = await call(createAgent, { body: { title, search, keepDraft: true } });
  return { agent: data, isNew: true };
}

interface Saving {
  api: Api;
  t: Translate;
  language: Language;
  navigate: NavigateFunction;
  toaster: Toaster;
  /** Of the wizard with this search (`agentFromSearchAddress`), for what an agent cannot hold. */
  address: string;
}

/** Saves a search as an agent and says so; the address of the agent, or null when it was not saved. */
export async function saveFromSearch(saving: Saving): Promise<string | null> {
  const { api, t, language, navigate, toaster, address } = saving;
  try {
    // Loaded apart: the page would otherwise name all of its parts.
    const { beginningOfSearch, searchByCalls } = await fetched(() => import('../../wizard/beginning-of-search.ts'));
    const beginning = await beginningOfSearch(
      searchByCalls(api.call),
      searchValues(new URLSearchParams(address.split('?')[1])),
      language,
    );
    if (!isWhole(beginning)) {
      await navigate(address);
      return null;
    }
    const { agent, isNew } = await agentFor(api.call, beginning);
    const href = agentEditAddress(agent.id);
    toaster.show({
      tone: 'ok',
      title: t(isNew ? 'postings.search.agent.saved' : 'postings.search.agent.known', { title: agent.title }),
      ...(isNew ? { text: t('postings.search.agent.means') } : {}),
      action: { label: t('postings.search.agent.edit'), onClick: () => navigate(href) },
    });
    return href;
  } catch (error) {
    toaster.show({ tone: 'error', title: t('postings.search.agent.notSaved'), text: problemSentence(error, t) });
    return null;
  }
}
