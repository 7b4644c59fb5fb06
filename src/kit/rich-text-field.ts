import { z } from 'zod';
import { issueCode } from '#kit/validation-issues.ts';
import { isBlankHtml, textOfHtml } from './rich-text.ts';

/** Rich HTML of at most `max` characters of text; '' when it contains no text. The server sanitises it. */
export const richTextField = (max: number) =>
  z
    .string()
    .trim()
    .max(max * 10)
    .refine((html) => html.length <= max || textOfHtml(html).length <= max, issueCode('too-long', { max }))
    .transform((html) => (isBlankHtml(html) ? '' : html))
    .default('');
