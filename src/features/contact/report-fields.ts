import { z } from 'zod';
import { optionalEmail, optionalText } from '#shared/fields.ts';
import { issueCode } from '#shared/validation-issues.ts';
import { reportReasons, reportTextLimit } from './report-reasons.ts';

/** What is wrong with a posting. Without words of one's own „something else” says nothing. */
export const reportInput = z
  .strictObject({
    reason: z.enum(reportReasons),
    text: optionalText(reportTextLimit),
    /** Where an answer may go. */
    email: optionalEmail,
  })
  .superRefine(({ reason, text }, context) => {
    if (reason === 'other' && text === '')
      context.addIssue({ code: 'custom', path: ['text'], ...issueCode('required') });
  });
export type ReportForm = z.input<typeof reportInput>;
export type ReportInput = z.output<typeof reportInput>;
