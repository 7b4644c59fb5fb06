import { z } from 'zod';
import { readContent } from '#host/content-files.ts';

/** Of invented companies: words for their names, streets, and dialling codes by the code of the region. */
export const {
  words: companyWords,
  streets,
  areaCodes,
} = readContent(
  'demo/companies.yaml',
  z.strictObject({
    words: z.string().transform((words) => words.split(/\s+/)),
    streets: z.array(z.string()),
    areaCodes: z.record(z.string(), z.string()),
  }),
);
