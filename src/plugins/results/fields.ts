import { z } from 'zod';
import { applicationResults, resultReasons } from '#features/applying/application-type.ts';
import { selectionInput } from '#features/reviewing/received/fields.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { sendTimes } from './result-delay.ts';

const fields = {
  result: z.enum(applicationResults),
  /** Only of `notSelected`. */
  reason: z.union([z.literal(''), z.enum(resultReasons)]).default(''),
  sendAt: z.enum(sendTimes),
};

/** `POST /employer/postings/{id}/results`: whom, what and when. */
export const sendResultsInput = selectionInput(fields).refine(
  ({ result, reason }) => result === 'notSelected' || reason === '',
  { path: ['reason'], ...issueCode('applications.reason-unfit') },
);

/** The fields of the window, which already knows whom, and sends a reason only where it fits. */
export const resultForm = z.object(fields);
export type ResultForm = z.input<typeof resultForm>;

const count = z.number().int();

/** How many are excluded, by cause; `notified`: of this result before; `pending`: another result is pending. */
const excluded = z.object({ withdrawn: count, erased: count, notified: count, pending: count });
export type Excluded = z.output<typeof excluded>;

export const sentResults = z.object({
  /** Id of the decision, for undoing it. */
  id: z.string(),
  count,
  /** When it is sent. */
  sendAt: z.iso.datetime(),
  excluded,
});
export type SentResults = z.output<typeof sentResults>;

/** `POST /employer/postings/{id}/results/end`: who was hired, at most 100, and whether the others are notified. */
export const endInput = z.strictObject({
  hired: z.array(z.uuid()).max(100).default([]),
  others: z.boolean(),
  sendAt: z.enum(sendTimes),
});
export type EndForm = z.input<typeof endInput>;

export const endAnswer = z.object({ hired: count, others: count, sendAt: z.iso.datetime() });

const decision = {
  id: z.string(),
  result: z.enum(applicationResults),
  reason: z.enum(resultReasons).nullable(),
  sendAt: z.iso.datetime(),
};

/** A pending decision about one or more applicants. */
export const pendingResult = z.object({ ...decision, count }).meta({ id: 'PendingResult' });
export type PendingResult = z.output<typeof pendingResult>;

/** A result of one applicant; `notifiedAt` is null while it is pending. */
export const decidedResult = z
  .object({ ...decision, notifiedAt: z.iso.datetime().nullable() })
  .meta({ id: 'DecidedResult' });
export type DecidedResult = z.output<typeof decidedResult>;

export const undone = z.object({ count });

/** A candidate's question whether an application is still open. */
export const statusQuestion = z
  .object({ mayAsk: z.boolean(), askedAt: z.iso.datetime().nullable() })
  .meta({ id: 'StatusQuestion' });
export type StatusQuestion = z.output<typeof statusQuestion>;
