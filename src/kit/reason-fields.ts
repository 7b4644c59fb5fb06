import { z } from 'zod';
import { optionalText, requiredText } from './fields.ts';
import { reasonLimit } from './reason-limit.ts';

const reasonMin = 3;

/** Why an administrator does something: it is written in the audit log. */
export const reasonInput = z.strictObject({ reason: requiredText(reasonLimit, reasonMin) });
export type ReasonInput = z.output<typeof reasonInput>;

/** The reason may be left out where the act is asked for by the person. */
export const optionalReasonInput = z.strictObject({ reason: optionalText(reasonLimit) });
/** The same in a form, whose fields are always there. */
export const optionalReasonForm = z.strictObject({ reason: z.string().trim().max(reasonLimit) });
