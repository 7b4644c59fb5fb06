import { z } from 'zod';
import { optionalText, requiredText } from './fields.ts';
import { reasonLimit } from './reason-limit.ts';

const reasonMin = 3;

/** An administrator's reason for an action, written to the audit log. */
export const reasonInput = z.strictObject({ reason: requiredText(reasonLimit, reasonMin) });
export type ReasonInput = z.output<typeof reasonInput>;

/** Optional reason, for actions that the person concerned has requested. */
export const optionalReasonInput = z.strictObject({ reason: optionalText(reasonLimit) });
/** The same for a form, whose fields are always present. */
export const optionalReasonForm = z.strictObject({ reason: z.string().trim().max(reasonLimit) });
