import { z } from 'zod';
import { requiredText } from '#kit/fields.ts';
import { reasonLimit } from '#kit/reason-limit.ts';
import { chosenGrounds, shortestFacts } from './decision-grounds.ts';

/** Why something is decided: a ground of the list, and the facts, which the person concerned reads. */
export const decisionInput = z.strictObject({
  ground: z.enum(chosenGrounds),
  reason: requiredText(reasonLimit, shortestFacts),
});
export type DecisionInput = z.output<typeof decisionInput>;

/** Facts alone, where the ground follows from what is decided. */
export const factsInput = decisionInput.pick({ reason: true });
