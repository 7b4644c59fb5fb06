import { z } from 'zod';
import { optionalEmail, optionalText } from '#kit/fields.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { reportReasons, reportTextLimit } from '../report-reasons.ts';

/** A report of a posting. The reason „Something else” requires a text. */
export const reportInput = z
  .strictObject({
    reason: z.enum(reportReasons),
    text: optionalText(reportTextLimit),
    /** Address for a reply. */
    email: optionalEmail,
  })
  .superRefine(({ reason, text }, context) => {
    if (reason === 'other' && text === '')
      context.addIssue({ code: 'custom', path: ['text'], ...issueCode('required') });
  });
export type ReportForm = z.input<typeof reportInput>;
export type ReportInput = z.output<typeof reportInput>;
