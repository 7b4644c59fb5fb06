import { eq } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { CandidatePrompt } from '../candidate-prompts.ts';
import { dismissedPrompts } from './prompt-table.ts';

export async function listDismissed(executor: Executor, accountId: string): Promise<ReadonlySet<CandidatePrompt>> {
  const rows = await executor
    .select({ prompt: dismissedPrompts.prompt })
    .from(dismissedPrompts)
    .where(eq(dismissedPrompts.accountId, accountId));
  return new Set(rows.map(({ prompt }) => prompt));
}

/** Marks a prompt as dismissed; the time of the first dismissal is kept. */
export async function markDismissed(
  tx: Executor,
  accountId: string,
  prompt: CandidatePrompt,
  now: Date,
): Promise<void> {
  await tx.insert(dismissedPrompts).values({ accountId, prompt, dismissedAt: now }).onConflictDoNothing();
}
