import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import type { AgentDraftKind } from '../../agent-steps.ts';
import { wholeSearch } from '../../server/agent-rows.ts';
import { getAgent, lockOwner } from '../../server/agent-store.ts';
import * as contract from '../contract.ts';
import type { AgentDraftInput, SavedAgentDraft } from '../fields.ts';
import { type AgentDraftRow, agentDrafts } from './agent-draft-table.ts';

/** Deletes the draft of a saved agent, in the transaction that writes the agent; `null` for a new agent. */
export async function endAgentDraft(tx: Executor, accountId: string, agentId: number | null): Promise<void> {
  const kind = agentId === null ? 'create' : 'edit';
  const subject = agentId === null ? isNull(agentDrafts.agentId) : eq(agentDrafts.agentId, agentId);
  await tx.delete(agentDrafts).where(and(eq(agentDrafts.accountId, accountId), eq(agentDrafts.kind, kind), subject));
}

const mine = (accountId: string, kind: AgentDraftKind) =>
  and(eq(agentDrafts.accountId, accountId), eq(agentDrafts.kind, kind));

const toDraft = ({ agentId, agentVersion, values, version, savedAt }: AgentDraftRow): SavedAgentDraft => ({
  agent: agentId !== null && agentVersion !== null ? { id: agentId, version: agentVersion } : null,
  values: { ...values, search: wholeSearch(values.search) },
  version,
  savedAt: savedAt.toISOString(),
});

const requireKind = (kind: AgentDraftKind | null): AgentDraftKind => {
  if (kind === null) throw new Problem('not-found');
  return kind;
};

const find = async (executor: Executor, accountId: string, kind: AgentDraftKind): Promise<SavedAgentDraft | null> => {
  const [row] = await executor.select().from(agentDrafts).where(mine(accountId, kind));
  return row ? toDraft(row) : null;
};

/** Drafts are stored per account: the second device to save over the same version gets a conflict (rules.md#drafts). */
export function createAgentDraftRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  /** Null when the version is no longer the latest. */
  const write = async (
    tx: Executor,
    accountId: string,
    kind: AgentDraftKind,
    { agent, values, version }: AgentDraftInput,
  ): Promise<SavedAgentDraft | null> => {
    if (!(await lockOwner(tx, accountId))) throw new Problem('unauthorized');
    if (agent) await getAgent(tx, accountId, agent.id);
    const columns = {
      agentId: agent?.id ?? null,
      agentVersion: agent?.version ?? null,
      values,
      version: version + 1,
      savedAt: clock.now(),
    };
    const rows =
      version === 0
        ? await tx
            .insert(agentDrafts)
            .values({ accountId, kind, ...columns })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(agentDrafts)
            .set(columns)
            .where(and(mine(accountId, kind), eq(agentDrafts.version, version)))
            .returning();
    return rows[0] ? toDraft(rows[0]) : null;
  };

  return [
    on(contract.getAgentDraft, async ({ actor: { accountId }, kind }) => ({
      draft: await find(database.executor, accountId, requireKind(kind)),
    })),
    on(contract.saveAgentDraft, async ({ actor: { accountId }, body, ...call }) => {
      const kind = requireKind(call.kind);
      const saved = await database.transaction((tx) => write(tx, accountId, kind, body));
      if (saved) return saved;
      throw new Problem('agents.draft-changed', {
        current: { draft: await find(database.executor, accountId, kind) },
      });
    }),
    on(contract.dropAgentDraft, async ({ actor: { accountId }, kind }) => {
      await database.executor.delete(agentDrafts).where(mine(accountId, requireKind(kind)));
    }),
  ];
}
