import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { lockAccount } from '../../documents/server/document-store.ts';
import { candidatePrompts } from '../candidate-prompts.ts';
import { dismissPrompt } from '../contract.ts';
import * as store from './prompt-store.ts';

/** Dismissal of prompts on the candidates' home page (rules.md#home-prompts). */
export const createPromptRoutes = ({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] => [
  on(dismissPrompt, async ({ actor: { accountId }, kind }) => {
    const prompt = candidatePrompts.find((one) => one === kind);
    if (!prompt) throw new Problem('not-found');
    await database.transaction(async (tx) => {
      if (!(await lockAccount(tx, accountId))) throw new Problem('unauthorized');
      await store.markDismissed(tx, accountId, prompt, clock.now());
    });
  }),
];
