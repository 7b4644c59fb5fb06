import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { agentDrafts } from './agent-draft-table.ts';

/** Deletes the draft of an agent that was saved, in the transaction that writes the agent; `null`: a new one. */
export async function endAgentDraft(tx: Executor, accountId: string, agentId: number | null): Promise<void> {
  const kind = agentId === null ? 'create' : 'edit';
  const subject = agentId === null ? isNull(agentDrafts.agentId) : eq(agentDrafts.agentId, agentId);
  await tx
    .delete(agentDrafts)
    .where(and(eq(agentDrafts.accountId, accountId), eq(agentDrafts.kind, kind), subject));
}
