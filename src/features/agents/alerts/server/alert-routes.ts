import { randomUUID } from 'node:crypto';
import type { Finding } from '#features/finding/server/index.ts';
import { postingsQuery } from '#features/postings/search-fields.ts';
import { companyNames } from '#features/postings/server/posting-store.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import type { Key } from '#host/secrets.ts';
import { readSignedId, signId } from '#host/signed-id.ts';
import { toSearch } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import { searchValues } from '#kit/search-values.ts';
import { alertLinkDays, maxAgents } from '../../agent-limits.ts';
import { type AgentSearch, hasCriterion } from '../../agent-search.ts';
import { alertManageAddress } from '../../mailing/mail-link.ts';
import { switchColumns } from '../../mailing/server/agent-switching.ts';
import { signAgentLink } from '../../server/agent-link.ts';
import { toCriteria } from '../../server/agent-rows.ts';
import { countAgents, insertAgent, requireAlertLeft, updateAgent } from '../../server/agent-store.ts';
import type { AgentRow } from '../../server/agent-table.ts';
import { beginningOfSearch } from '../../wizard/beginning-of-search.ts';
import * as contract from '../contract.ts';
import type { AlertView } from '../fields.ts';
import { alertConfirmationMail } from './alert-mail.tsx';
import * as store from './alert-store.ts';

const kind = 'alert';
const dayMs = 86_400_000;

const valuesOf = (query: string) => searchValues(new URLSearchParams(query));

export interface AlertDeps extends Pick<Machinery, 'database' | 'clock' | 'mailer'> {
  finding: Pick<Finding, 'search' | 'keywordQueries' | 'keywordRules'>;
  /** Signs the links of agents' mails, and of those that confirm an alert. */
  linkSecret: Key;
  requestsPerNetwork: RateLimit;
}

/** The agent that a search of `/oglasi` is equivalent to. */
const agentOfSearch = ({ database: { executor }, finding }: AlertDeps, query: string, language: Language) =>
  beginningOfSearch(
    {
      listActive: (ids) => store.listActive(executor, ids),
      understand: async (asked) =>
        (await finding.search(postingsQuery.parse(valuesOf(toSearch(asked))), language, null)).meta,
    },
    valuesOf(query),
    language,
  );

/** The agent of a confirmed request: a new one, or the owner's with the same search, which then writes again. */
async function confirm(
  tx: Executor,
  request: store.AlertRequestRow,
  { now, ...keywords }: Pick<AgentRow, 'keywordQueries' | 'keywordRules'> & { now: Date },
): Promise<AgentRow> {
  const owner = await store.ownerOfAddress(tx, request);
  const same = await store.findSame(tx, owner, request.search);
  if (owner.accountId === null) await requireAlertLeft(tx, owner, same?.id);
  else if (!same && (await countAgents(tx, owner.accountId)) >= maxAgents)
    throw new Problem('agents.limit-reached', { params: { count: maxAgents } });
  if (same) {
    const resumed = await switchColumns(tx, same, { emailNotifications: true, pausedUntil: null }, now);
    return updateAgent(tx, same.id, resumed);
  }
  const times = { seenAt: now, lastUsedAt: now, createdAt: now, updatedAt: now };
  const { title, search } = request;
  const mails = { emailNotifications: true, frequency: 'daily' } as const;
  return insertAgent(tx, { ...owner, title, search, ...keywords, ...mails, ...times });
}

/** Routes for alerts: agents of an address without an account (rules.md#alerts). */
export function createAlertRoutes(deps: AlertDeps): Route[] {
  const { database, clock, mailer, finding, linkSecret } = deps;

  const criteriaOf = async (executor: Executor, search: AgentSearch, language: Language) =>
    toCriteria(search, await companyNames(executor, search.employers), language);

  const find = async (executor: Executor, token: string) => {
    const id = readSignedId(linkSecret, kind, token);
    const found = id === null ? null : await store.findRequest(executor, id);
    const since = new Date(clock.now().getTime() - alertLinkDays * dayMs);
    if (!found || found.request.createdAt <= since) throw new Problem('agents.bad-link');
    return found;
  };

  const viewOf = async (
    executor: Executor,
    { title, search, email }: store.AlertRequestRow,
    agent: AgentRow | null,
    language: Language,
  ): Promise<AlertView> => ({
    title,
    criteria: await criteriaOf(executor, search, language),
    email,
    confirmed: agent !== null,
    inAccount: agent !== null && agent.accountId !== null,
    managePath: agent && alertManageAddress(signAgentLink(linkSecret, { kind: 'mail', agentId: agent.id, key: 1 })),
  });

  return [
    on(contract.describeAlert, async ({ query, language }) => {
      const { title, search, notHeld } = await agentOfSearch(deps, query.query, language);
      return { title, criteria: await criteriaOf(database.executor, search, language), notHeld };
    }),

    on(contract.requestAlert, async ({ body: { email, query }, language, network }) => {
      await deps.requestsPerNetwork.consume(network);
      const { title, search } = await agentOfSearch(deps, query, language);
      if (!hasCriterion(search)) throw new Problem('validation', { issues: [{ path: 'query', code: 'choose' }] });
      const now = clock.now();
      const id = randomUUID();
      await database.transaction(async (tx) => {
        const written = await mailer.queue(tx, {
          template: alertConfirmationMail,
          params: {
            token: signId(linkSecret, kind, id),
            expiresAt: new Date(now.getTime() + alertLinkDays * dayMs).toISOString(),
          },
          to: email,
          language,
        });
        if (written) await store.insertRequest(tx, { id, email, language, title, search, createdAt: now });
      });
      return { email };
    }),

    on(contract.checkAlert, async ({ query: { token }, language }) => {
      const { request, agent } = await find(database.executor, token);
      return viewOf(database.executor, request, agent, language);
    }),

    on(contract.confirmAlert, async ({ body: { token }, language }) => {
      const { request } = await find(database.executor, token);
      const { keywordRules } = finding;
      const keywordQueries = await finding.keywordQueries(request.search.keywords);
      return database.transaction(async (tx) => {
        await store.lockAddress(tx, request.email);
        const before = (await find(tx, token)).agent;
        const agent = before ?? (await confirm(tx, request, { keywordQueries, keywordRules, now: clock.now() }));
        if (!before) await store.recordConfirmed(tx, request.id, agent.id);
        return viewOf(tx, request, agent, language);
      });
    }),
  ];
}
