import { z } from 'zod';
import { languages } from '#kit/i18n/language.ts';
import { codeQuery, textQuery } from '#kit/query-fields.ts';

export const mailTextsQuery = z.object({
  template: textQuery(100).describe('Name of the mail that is opened; the first one by default.'),
  language: codeQuery(languages).describe('Of its text; the language of the request by default.'),
});

/** All mail templates, and one rendered with sample data. */
export const mailTexts = z
  .object({
    templates: z.array(z.object({ code: z.string(), label: z.string() })),
    opened: z.object({
      code: z.string(),
      language: z.enum(languages),
      /** Null for a template without sample data. */
      text: z
        .object({
          subject: z.string(),
          html: z.string(),
          plain: z.string(),
          /** What the recipient reads on the site about the same occasion; null when nothing. */
          notification: z.string().nullable(),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'MailTexts' });
export type MailTexts = z.output<typeof mailTexts>;
