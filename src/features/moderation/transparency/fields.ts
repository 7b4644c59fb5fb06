import { z } from 'zod';
import { decisionActs, decisionGrounds } from '#features/decisions/decision-grounds.ts';

const count = z.number().int();

const decisionCounts = z.object({
  act: z.enum(decisionActs),
  count,
  /** Of these, made by a rule of the program. */
  automatic: count,
  /** Median hours from the arrival of the matter to the decision; null for acts that nobody asked for. */
  medianHours: count.nullable(),
  grounds: z.array(z.object({ ground: z.enum(decisionGrounds), count })),
});

/** What was decided in a year, without names. */
export const transparencyYear = z
  .object({ year: count, reports: count, objections: count, decisions: z.array(decisionCounts) })
  .meta({ id: 'TransparencyYear' });
export type TransparencyYear = z.output<typeof transparencyYear>;
