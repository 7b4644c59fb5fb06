import { z } from 'zod';
import {
  decisionActs,
  decisionGrounds,
  objectionLimit,
  objectionStates,
  shortestFacts,
} from '#features/decisions/decision-grounds.ts';
import { factsInput } from '#features/decisions/fields.ts';
import { requiredText } from '#kit/fields.ts';
import { choiceQuery, linkTokenQuery, pageMeta, pageQuery, signedToken } from '#kit/query-fields.ts';

const count = z.number().int();

export const decisionQuery = z.object({ token: linkTokenQuery() });

export const objectionInput = z.strictObject({
  token: signedToken,
  text: requiredText(objectionLimit, shortestFacts),
});
export type ObjectionInput = z.output<typeof objectionInput>;

/** A decision as the person concerned reads it. */
export const decisionView = z
  .object({
    id: z.string(),
    act: z.enum(decisionActs),
    /** The posting's title or the company's name; empty for an account, and for what was deleted. */
    about: z.string(),
    ground: z.enum(decisionGrounds),
    facts: z.string(),
    /** Whether a rule of the program decided, and no person. */
    automatic: z.boolean(),
    decidedOn: z.iso.date(),
    /** The last local day for an objection; null when nobody can object. */
    objectUntil: z.iso.date().nullable(),
    mayObject: z.boolean(),
    objection: z.object({ text: z.string(), sentOn: z.iso.date() }).nullable(),
    /** The decision about the objection. */
    outcome: z.object({ upheld: z.boolean(), facts: z.string(), decidedOn: z.iso.date() }).nullable(),
  })
  .meta({ id: 'Decision' });
export type DecisionView = z.output<typeof decisionView>;

export const ownDecisionsQuery = z.object(pageQuery);
/** With the path of its page. */
export const ownDecision = decisionView.extend({ path: z.string() }).meta({ id: 'OwnDecision' });
export const ownDecisionsMeta = pageMeta;

export const objectionsQuery = z.object({ ...pageQuery, state: choiceQuery(objectionStates, 'waiting') });
/** A decision that somebody objected to. */
export const objectionRow = decisionView
  .extend({ objected: z.object({ at: z.iso.datetime(), daysAgo: count }) })
  .meta({ id: 'Objection' });
export type ObjectionRow = z.output<typeof objectionRow>;
export const objectionsMeta = pageMeta.extend({ counts: z.object({ waiting: count, decided: count }) });

export const objectionDecision = factsInput.extend({ upheld: z.boolean() });
