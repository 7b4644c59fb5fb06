import type { Finding } from '#features/finding/server/index.ts';
import type { PayMark } from '#features/postings/fields.ts';
import { placeText } from '#features/postings/place-text.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import type { PayMarks } from '#features/postings/server/pay-marks.ts';
import { toCard } from '#features/postings/server/posting-rows.ts';
import { companyNames, listCards } from '#features/postings/server/posting-store.ts';
import type { Executor } from '#host/database/database.ts';
import type { Key } from '#host/secrets.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';
import { filterOf } from '../../agent-search.ts';
import { presentLabels } from '../../criteria.ts';
import { signAgentLink } from '../../server/agent-link.ts';
import { type CompanyNames, toCriteria, wholeSearch } from '../../server/agent-rows.ts';
import { ownerOf } from '../../server/agent-store.ts';
import type { AgentRow } from '../../server/agent-table.ts';
import { choosePostings } from '../mail-order.ts';
import type { FoundMail, MailingAgent } from './agent-mail.tsx';
import { type DueAgent, type Finder, readFinders, readFound, readOpinions } from './mailing-store.ts';
import type { MailedPosting } from './posting-row.tsx';

/** Max number of an agent's search values shown in a mail. */
const maxNamed = 20;
/** Max length of a path in a mail, in characters; with its token it stays below the site's URL length limit. */
const longestPath = 6000;

export interface ComposerDeps {
  linkSecret: Key;
  payMarks: PayMarks;
  finding: Pick<Finding, 'whyFound'>;
  translator: (language: Language) => Translate;
}

interface Composed {
  due: DueAgent;
  params: FoundMail;
  postingIds: number[];
}

/** Agent mails, and the hits of other agents of the same owners that these mails also cover. */
interface Composition {
  mails: Composed[];
  notified: Finder[];
}

/** Path of the search equivalent to the agent; when it would be too long, of the own agents, for guests of all jobs. */
const searchPathOf = ({ search, accountId }: AgentRow): string => {
  const path = postingsAddress(filterOf(wholeSearch(search)));
  return path.length > longestPath ? pageAddress(accountId === null ? 'postings' : 'agents') : path;
};

/** The agent as shown in its mails, with a token for its links. */
export function mailingAgentOf(
  row: AgentRow,
  language: Language,
  companies: CompanyNames,
  { linkSecret, translator }: Pick<ComposerDeps, 'linkSecret' | 'translator'>,
): MailingAgent {
  const values = presentLabels(toCriteria(wholeSearch(row.search), companies, language));
  const more = values.length - maxNamed;
  const named = values.slice(0, maxNamed);
  if (more > 0) named.push(translator(language)('agents.mail.moreValues', { count: more }));
  return {
    agentId: row.id,
    title: row.title,
    token: signAgentLink(linkSecret, { kind: 'mail', agentId: row.id, key: 1 }),
    conditions: named.join(', '),
    isAlert: row.accountId === null,
  };
}

/** Names of the companies in the criteria of these agents. */
export const companiesOf = (executor: Executor, rows: readonly AgentRow[]): Promise<CompanyNames> =>
  companyNames(executor, [...new Set(rows.flatMap(({ search }) => wholeSearch(search).employers))]);

/**
 * Composes the mails of due agents, one for each with live hits. The number of statements does not grow with the
 * agents; only keywords not in this process's cache need one more each.
 */
export async function composeMails(
  tx: Executor,
  dues: readonly DueAgent[],
  now: Date,
  deps: ComposerDeps,
): Promise<Composition> {
  const rows = dues.map(({ agent }) => agent);
  const { found, counts } = await readFound(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  if (found.length === 0) return { mails: [], notified: [] };
  const opinions = await readOpinions(tx, rows);
  const chosen = choosePostings(
    rows.map((row) => ({ agentId: row.id, owner: ownerOf(row) })),
    found,
    (owner) => opinions.get(owner) ?? [],
  );
  const writers = dues.filter(({ agent }) => chosen.has(agent.id));
  const postingIds = [...new Set([...chosen.values()].flat())];
  const cards = new Map((await listCards(tx, postingIds, now)).map((card) => [card.id, card]));
  const companies = await companiesOf(tx, rows);
  const finders = await readFinders(tx, rows, postingIds);
  const namedIn = new Map(
    writers.flatMap(({ agent }) => (chosen.get(agent.id) ?? []).map((id) => [`${ownerOf(agent)} ${id}`, agent.id])),
  );
  const notified = finders.filter(({ owner, postingId }) => namedIn.has(`${owner} ${postingId}`));
  const pairs = writers.flatMap(({ agent }) =>
    (chosen.get(agent.id) ?? []).map((postingId) => ({ search: wholeSearch(agent.search), postingId })),
  );
  const reasons = (await deps.finding.whyFound(pairs, tx)).values();
  const payMarks = new Map<Language, ReadonlyMap<number, PayMark>>();
  for (const language of new Set(writers.map(({ owner }) => owner.language)))
    payMarks.set(language, await deps.payMarks(tx, [...cards.values()], language));

  const mails = writers.map((due): Composed => {
    const { agent, owner } = due;
    const view = { language: owner.language, now };
    const t = deps.translator(owner.language);
    const postings = (chosen.get(agent.id) ?? []).flatMap((postingId): MailedPosting[] => {
      const why = reasons.next().value;
      const row = cards.get(postingId);
      if (!row || !why) return [];
      const card = toCard(row, view);
      const { productGroup } = card;
      return [
        {
          id: card.id,
          title: card.positionTitle,
          company: card.company,
          employerId: card.employerId,
          logo: card.logo,
          place: placeText(card.locations, t),
          salary: card.salary,
          payNote: payMarks.get(owner.language)?.get(card.id)?.note ?? null,
          closesOn: card.closesOn,
          badge: card.badge && productGroup !== 'standard' && productGroup !== 'free' ? productGroup : null,
          reasons: presentLabels(
            toCriteria(why, new Map([...companies, [card.employerId, card.company]]), owner.language),
          ),
          others: notified
            .filter(
              (finder) =>
                agent.accountId !== null &&
                finder.postingId === postingId &&
                finder.owner === ownerOf(agent) &&
                finder.agentId !== agent.id,
            )
            .map(({ title }) => title),
        },
      ];
    });
    // Postings in another agent's mail of the same batch are not counted again.
    const elsewhere = notified.filter(
      (finder) =>
        finder.agentId === agent.id &&
        !finder.notified &&
        namedIn.get(`${finder.owner} ${finder.postingId}`) !== agent.id,
    );
    return {
      due,
      postingIds: postings.map(({ id }) => id),
      params: {
        ...mailingAgentOf(agent, owner.language, companies, deps),
        count: Math.max(postings.length, (counts.get(agent.id) ?? 0) - elsewhere.length),
        postings,
        searchPath: searchPathOf(agent),
      },
    };
  });
  return { mails: mails.filter(({ postingIds }) => postingIds.length > 0), notified };
}
