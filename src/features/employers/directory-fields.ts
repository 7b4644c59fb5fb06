import { z } from 'zod';
import { categories } from '#features/catalog/categories.ts';
import { codeLabel, employerCard } from '#features/postings/fields.ts';
import { placesQuery } from '#features/postings/search-fields.ts';
import { codesOf } from '#shared/codes.ts';
import { codeQuery, codesQuery, pageMeta, pageQuery, textQuery } from '#shared/query-fields.ts';
import { employerSorts } from './directory-address.ts';

/** What answers carry of companies, and what lists of them are asked for. What companies send is in `fields.ts`. */

/** The query of `GET /employers` and of `/poslodavci`, names as in SPEC §8. */
export const employersQuery = z.object({
  /** The beginnings of words of the name, a PIB, or the name of a category. */
  q: textQuery(200),
  locations: placesQuery,
  categories: codesQuery(codesOf(categories)),
  sort: codeQuery(employerSorts).transform((sort) => sort ?? 'postings'),
  ...pageQuery,
});
export type EmployersQuery = z.output<typeof employersQuery>;

/** A company in the list of companies. */
export const listedEmployer = employerCard
  .omit({ verified: true })
  .extend({
    /** The local day on which an administrator verified the company's data. */
    verifiedOn: z.string().nullable(),
  })
  .meta({ id: 'Employer' });
export type ListedEmployer = z.output<typeof listedEmployer>;

/** A company's own page. */
export const employerPage = listedEmployer
  .extend({
    /** Sanitised HTML. */
    about: z.string(),
    /** The company's own address, if it gave one; never that of the account. */
    companyEmail: z.string().nullable(),
    /** The local day since which it is here. */
    since: z.string(),
  })
  .meta({ id: 'EmployerPage' });
export type EmployerPage = z.output<typeof employerPage>;

export const employersMeta = pageMeta.extend({
  /** Companies with live postings, whatever is asked for. */
  hiring: z.number().int(),
  /** Categories with the most live postings of what is asked for, whichever category is chosen. */
  busiestCategories: z.array(codeLabel),
  /** The query as it was understood. */
  understood: z.object({
    q: z.string(),
    locations: z.array(codeLabel),
    unknownPlaces: z.array(z.string()),
    categories: z.array(codeLabel),
    sort: z.enum(employerSorts),
  }),
});
export type EmployersMeta = z.output<typeof employersMeta>;
