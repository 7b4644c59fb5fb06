import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Route, route } from '#platform/http/call-context.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import { holdAccount } from '../../documents/server/document-store.ts';
import { candidatePrompts } from '../candidate-prompts.ts';
import { dismissPrompt } from '../contract.ts';
import * as store from './prompt-store.ts';

export interface PromptService {
  /** Throws 404 for what is no prompt. */
  dismiss(actor: Actor, kind: string): Promise<void>;
}

/** What the home page proposes to candidates, until they do not want it (rules.md#home-prompts). */
export function createPromptService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): PromptService {
  return {
    async dismiss(actor, kind) {
      const { accountId } = requireType(actor, 'jobseeker');
      const prompt = candidatePrompts.find((one) => one === kind);
      if (!prompt) throw new Problem('not-found');
      await database.transaction(async (tx) => {
        if (!(await holdAccount(tx, accountId))) throw new Problem('unauthorized');
        await store.markDismissed(tx, accountId, prompt, clock.now());
      });
    },
  };
}

export const promptRoutes = (service: PromptService): Route[] => [
  route(dismissPrompt, async ({ actor }, { params }) => {
    await service.dismiss(actor, params.kind);
    return { data: {} };
  }),
];
