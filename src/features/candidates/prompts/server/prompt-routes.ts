import { eq } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { lockAccount } from '../../documents/server/document-store.ts';
import { type CandidatePrompt, candidatePrompts } from '../candidate-prompts.ts';
import { dismissPrompt } from '../contract.ts';
import { dismissedPrompts } from './prompt-table.ts';

export async function listDismissed(executor: Executor, accountId: string): Promise<ReadonlySet<CandidatePrompt>> {
  const rows = await executor
    .select({ prompt: dismissedPrompts.prompt })
    .from(dismissedPrompts)
    .where(eq(dismissedPrompts.accountId, accountId));
  return new Set(rows.map(({ prompt }) => prompt));
}

/** Dismissal of prompts on the candidates' home page; the time of the first one is stored (rules.md#home-prompts). */
export const createPromptRoutes = ({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] => [
  on(dismissPrompt, async ({ actor: { accountId }, kind }) => {
    const prompt = candidatePrompts.find((one) => one === kind);
    if (!prompt) throw new Problem('not-found');
    await database.transaction(async (tx) => {
      if (!(await lockAccount(tx, accountId))) throw new Problem('unauthorized');
      const row = { accountId, prompt, dismissedAt: clock.now() };
      await tx.insert(dismissedPrompts).values(row).onConflictDoNothing();
    });
  }),
];
