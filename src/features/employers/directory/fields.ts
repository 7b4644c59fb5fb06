import { z } from 'zod';
import { categories } from '#features/catalog/categories.ts';
import { placesQuery } from '#features/catalog/fields.ts';
import { codesOf } from '#kit/codes.ts';
import { codeLabel } from '#kit/fields.ts';
import { choiceQuery, codesQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { employerCard, selectionStep } from '../fields.ts';
import { employerSorts } from './directory-address.ts';

/** Companies in responses, and list queries. */

/** The query of `GET /employers` and of `/poslodavci`. */
export const employersQuery = z.object({
  q: textQuery(200).describe('The beginnings of words of the name, a PIB, or the name of a category.'),
  locations: placesQuery,
  categories: codesQuery(codesOf(categories)),
  sort: choiceQuery(employerSorts, 'postings'),
  ...pageQuery,
});
export type EmployersQuery = z.output<typeof employersQuery>;

/** What its live postings add to a company's card. */
export const cardFacts = {
  activePostings: z.number().int(),
  /** The category with most of them. */
  field: codeLabel.nullable(),
  /** The lowest and the highest pay that they state, in net dinars per month. */
  pay: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
};

/** A company in the list of companies. */
export const listedEmployer = employerCard
  .omit({ verified: true, selectionSteps: true })
  .extend({
    /** Local day on which an administrator verified the company's data. */
    verifiedOn: z.string().nullable(),
    ...cardFacts,
    /** URL of its first photo, small. */
    cover: z.string().nullable(),
  })
  .meta({ id: 'Employer' });
export type ListedEmployer = z.output<typeof listedEmployer>;

/** A photo of the workplace on the company's page. */
const pagePhoto = z.object({
  url: z.string(),
  /** The same photo for a tile. */
  small: z.string(),
  alt: z.string(),
});
export type PagePhoto = z.output<typeof pagePhoto>;

/** A company's own page. */
export const employerPage = listedEmployer
  .extend({
    /** Sanitised HTML. */
    about: z.string(),
    /** The company's public email address, if given; never that of the account. */
    companyEmail: z.string().nullable(),
    /** Local day of its registration or import. */
    since: z.string(),
    /** How many people work there, as the company says. */
    employees: z.number().int().nullable(),
    /** Photos of its workplace, in its order. */
    photos: z.array(pagePhoto),
    selectionSteps: z.array(selectionStep),
    /** How many of its live postings state their pay. */
    withPay: z.number().int(),
    /** Its live postings' ids by their first category, the category with most first. */
    fields: z.array(codeLabel.extend({ postings: z.array(z.number().int()) })),
  })
  .meta({ id: 'EmployerPage' });
export type EmployerPage = z.output<typeof employerPage>;

export const employersMeta = pageMeta.extend({
  /** Number of companies with live postings, independent of the query. */
  hiring: z.number().int(),
  /** Categories with matching live postings, most postings first, independent of the selected categories. */
  categories: z.array(codeLabel),
  /** The query as interpreted. */
  understood: z.object({
    q: z.string(),
    locations: z.array(codeLabel),
    unknownPlaces: z.array(z.string()),
    categories: z.array(codeLabel),
    sort: z.enum(employerSorts),
  }),
});
export type EmployersMeta = z.output<typeof employersMeta>;
