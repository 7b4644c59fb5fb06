import { and, eq, sql } from 'drizzle-orm';
import { companyNames } from '#features/postings/server/posting-store.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import { addDays, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import type { AgentSwitch } from '../../fields.ts';
import { isPaused } from '../../pause.ts';
import { readAgentLink } from '../../server/agent-link.ts';
import { toCriteria, wholeSearch } from '../../server/agent-rows.ts';
import { requireAlertLeft, updateAgent } from '../../server/agent-store.ts';
import { type AgentRow, agentMails, agentOpinions, agents } from '../../server/agent-table.ts';
import * as contract from '../contract.ts';
import type { AgentMailFacts } from '../fields.ts';
import { type AgentMailAct, linkPauseDays, stops } from '../mail-acts.ts';
import { stopMail, switchColumns, usedAt } from './agent-switching.ts';

interface Deps extends Pick<Machinery, 'database' | 'clock'> {
  linkSecret: Key;
}

/** Links of a deleted agent are invalid. */
const find = async (executor: Executor, id: number, { lock = false } = {}): Promise<AgentRow> => {
  const query = executor.select().from(agents).where(eq(agents.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Problem('agents.bad-link');
  return row;
};

const postingOf = async (executor: Executor, agent: AgentRow, postingId: number) => {
  const named = and(eq(agentMails.agentId, agent.id), sql`${postingId} = any(${agentMails.postingIds})`);
  if ((await executor.$count(agentMails, named)) === 0) return null;
  const [row] = await executor
    .select({ id: postings.id, positionTitle: postings.positionTitle, useful: agentOpinions.useful })
    .from(postings)
    .leftJoin(agentOpinions, and(eq(agentOpinions.postingId, postings.id), eq(agentOpinions.agentId, agent.id)))
    .where(eq(postings.id, postingId));
  return row ?? null;
};

/** Routes for links in agent mails, without login: the signed token is the authorisation (rules.md#agent-mails). */
export function createAgentMailRoutes({ database, clock, linkSecret }: Deps): Route[] {
  const idOf = (token: string): number => {
    const link = readAgentLink(linkSecret, 'mail', token);
    if (!link) throw new Problem('agents.bad-link');
    return link.agentId;
  };

  const factsOf = async (
    executor: Executor,
    row: AgentRow,
    postingId: number | undefined,
    language: Language,
  ): Promise<AgentMailFacts> => {
    const search = wholeSearch(row.search);
    const companies = await companyNames(executor, search.employers);
    return {
      agentId: row.id,
      title: row.title,
      criteria: toCriteria(search, companies, language),
      emailNotifications: row.emailNotifications,
      frequency: row.frequency,
      isAlert: row.accountId === null,
      pausedUntil: isPaused(row, localDay(clock.now())) ? row.pausedUntil : null,
      asks: row.askedAt !== null || row.restingSince !== null,
      posting: postingId === undefined ? null : await postingOf(executor, row, postingId),
    };
  };

  const carryOut = async (tx: Executor, row: AgentRow, act: AgentMailAct): Promise<void> => {
    const now = clock.now();
    if (stops(act)) return stopMail(tx, row, act === 'stop' ? 'this' : 'all', now);
    const until = addDays(localDay(now), linkPauseDays);
    if (act === 'resume' && row.accountId === null) await requireAlertLeft(tx, row, row.id);
    const changes: Record<typeof act, AgentSwitch> = {
      pause: { pausedUntil: until },
      resume: { emailNotifications: true, pausedUntil: null },
      continue: {},
      instant: { frequency: 'instant' },
      daily: { frequency: 'daily' },
      weekly: { frequency: 'weekly' },
    };
    await updateAgent(tx, row.id, await switchColumns(tx, row, changes[act], now));
  };

  return [
    on(contract.agentMailFacts, async ({ query: { token, posting }, language }) => {
      const { executor } = database;
      return factsOf(executor, await find(executor, idOf(token)), posting, language);
    }),

    // Mail clients post from any origin.
    on(contract.actOnAgentMail, ({ query, body: { token, act }, language }) =>
      database.transaction(async (tx) => {
        const id = idOf(token ?? query.token);
        // Agents are stopped in a single statement that takes the locks itself.
        await carryOut(tx, await find(tx, id, { lock: !stops(act) }), act);
        return factsOf(tx, await find(tx, id), undefined, language);
      }),
    ),

    on(contract.giveAgentOpinion, ({ body, language }) =>
      database.transaction(async (tx) => {
        const row = await find(tx, idOf(body.token), { lock: true });
        if (!(await postingOf(tx, row, body.posting))) throw new Problem('agents.bad-link');
        const now = clock.now();
        const useful = body.useful === 'yes';
        await tx
          .insert(agentOpinions)
          .values({ agentId: row.id, postingId: body.posting, useful, givenAt: now })
          .onConflictDoUpdate({
            target: [agentOpinions.agentId, agentOpinions.postingId],
            set: { useful, givenAt: now },
          });
        await tx.update(agents).set(usedAt(now)).where(eq(agents.id, row.id));
        return factsOf(tx, row, body.posting, language);
      }),
    ),
  ];
}
