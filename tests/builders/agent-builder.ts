import { sql } from 'drizzle-orm';
import { emptySearch } from '#features/agents/agent-search.ts';
import { nextMailing } from '#features/agents/mail-times.ts';
import { type AgentRow, agentHits, agents, waitingAgents } from '#features/agents/server/agent-table.ts';
import { writes } from '#features/agents/server/waiting-store.ts';
import { type BuildContext, buildAccount } from './account-builder.ts';

type AgentChange = Partial<Omit<AgentRow, 'id' | 'search'>> & { search?: Partial<AgentRow['search']> };

/** An agent that writes at once, by default of a new candidate. */
export async function buildAgent(
  app: BuildContext,
  { search = { categories: ['racunovodstvo'], locations: ['beograd'] }, ...change }: AgentChange = {},
): Promise<AgentRow & { accountId: string }> {
  const now = app.clock.now();
  const accountId = change.accountId ?? (await buildAccount(app)).row.id;
  const [row] = await app.database.executor
    .insert(agents)
    .values({
      title: 'Računovođa u Beogradu',
      emailNotifications: true,
      frequency: 'instant',
      seenAt: now,
      lastUsedAt: now,
      createdAt: now,
      updatedAt: now,
      ...change,
      search: { ...emptySearch, ...search },
      accountId,
    })
    .returning();
  return { ...(row as AgentRow), accountId };
}

/** What the matching of a posting writes: these agents have found it, and those that write now are due at their time. */
export async function findFor(
  { database, clock }: BuildContext,
  finders: readonly AgentRow[],
  postingIds: readonly number[],
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await tx.insert(agentHits).values(
      finders.flatMap((agent) =>
        postingIds.map((postingId) => ({
          agentId: agent.id,
          postingId,
          foundAt: now,
          notified: !writes(agent, now),
        })),
      ),
    );
    const due = finders
      .filter((agent) => writes(agent, now))
      .map(({ id, frequency }) => ({ agentId: id, dueAt: nextMailing(frequency, now) }));
    if (due.length === 0) return;
    await tx
      .insert(waitingAgents)
      .values(due)
      .onConflictDoUpdate({
        target: waitingAgents.agentId,
        set: { dueAt: sql`least(${waitingAgents.dueAt}, excluded.due_at)` },
      });
  });
}
