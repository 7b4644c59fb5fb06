import { z } from 'zod';
import { pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';

export const keywordsQuery = z.object({
  q: textQuery(60).describe('Beginnings of words of the keywords to list.'),
  letter: textQuery(2).describe('First letter of the keywords to list.'),
  keyword: textQuery(200).describe('The chosen keyword: the response contains related ones.'),
  ...pageQuery,
});
export type KeywordsQuery = z.output<typeof keywordsQuery>;

/** An occupation or skill that is often searched for, or common in titles. */
export const keyword = z.object({ keyword: z.string(), count: z.number().int() }).meta({ id: 'Keyword' });
export type Keyword = z.output<typeof keyword>;

export const keywordsMeta = pageMeta.extend({
  /** Max number of postings of all keywords, listed or not. */
  mostPostings: z.number().int(),
  /** First letters of the keywords, in alphabetical order. */
  letters: z.array(z.string()),
  /** Whether the selected keyword is one of the popular ones. */
  listed: z.boolean(),
  /** Other keywords that name the same or a related occupation. */
  related: z.array(z.string()),
});
export type KeywordsMeta = z.output<typeof keywordsMeta>;
