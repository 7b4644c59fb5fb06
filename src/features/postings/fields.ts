import { z } from 'zod';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { postingStates } from './posting-state.ts';

/** What answers carry of postings. What employers send is in `input-fields.ts`, what searches ask in `search-fields.ts`. */

export const codeLabel = z.object({ code: z.string(), label: z.string() }).meta({ id: 'CodeLabel' });

/** Monthly pay in whole units; either end may be missing. */
export const salaryView = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.enum(['RSD', 'EUR']),
  basis: z.enum(['net', 'gross']),
});

export const answerTypes = ['multiple', 'single', 'free'] as const;

/** SPEC §5: at most 10 questions with 2–10 predefined answers, or a free entry. */
export const question = z
  .object({ id: z.string(), text: z.string(), answerType: z.enum(answerTypes), answers: z.array(z.string()) })
  .meta({ id: 'Question' });
export type Question = z.output<typeof question>;

/** A posting in a list. Labels are in the request's language. */
export const postingCard = z
  .object({
    id: z.number().int(),
    positionTitle: z.string(),
    productGroup: z.enum(adTypeCodes),
    /** Whether its ad type has a badge in lists. */
    badge: z.boolean(),
    /** Name shown: the advertiser's, else the company's. */
    company: z.string(),
    employerId: z.number().int(),
    /** Address of the company's logo; null without one, and beside another advertiser's name. */
    logo: z.string().nullable(),
    locations: z.array(codeLabel),
    contractType: codeLabel,
    jobType: codeLabel,
    workModel: codeLabel.nullable(),
    careerLevels: z.array(codeLabel),
    salary: salaryView.nullable(),
    /** First publication. */
    publishedAt: z.iso.datetime(),
    /** Last local day on which one can apply. */
    closesOn: z.string(),
    /** Days from today to that day, 0 = today. */
    daysLeft: z.number().int(),
    /** First published within 48 hours. */
    isNew: z.boolean(),
  })
  .meta({ id: 'PostingCard' });
export type PostingCard = z.output<typeof postingCard>;

/** The company beside a posting. */
export const employerCard = z
  .object({
    id: z.number().int(),
    company: z.string(),
    /** Address of its logo. */
    logo: z.string().nullable(),
    verified: z.boolean(),
    shortDescription: z.string(),
    location: z.string(),
    postal: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    pib: z.string().nullable(),
    registrationNumber: z.string().nullable(),
    activePostings: z.number().int(),
  })
  .meta({ id: 'EmployerCard' });
export type EmployerCard = z.output<typeof employerCard>;

export const applyModes = ['platform', 'link', 'phone'] as const;

/** A picture or file that the page shows. */
export const fileReference = z.object({
  id: z.string(),
  name: z.string(),
  /** Media type by content. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  url: z.string(),
  /** Of a picture, in pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type FileReference = z.output<typeof fileReference>;

/** A posting's own page. */
export const postingPage = postingCard
  .extend({
    state: z.enum(postingStates),
    /** The one predicate: it can be applied to and stands in lists. */
    live: z.boolean(),
    categories: z.array(codeLabel),
    educationLevels: z.array(codeLabel),
    experience: codeLabel.nullable(),
    contentType: z.enum(['short', 'text', 'file']),
    jobShortDescription: z.string(),
    /** Sanitised HTML, like the three below. */
    jobDescription: z.string(),
    conditionsDescription: z.string(),
    offersDescription: z.string(),
    additionalDescription: z.string(),
    image: fileReference.nullable(),
    file: fileReference.nullable(),
    questions: z.array(question),
    applyMode: z.enum(applyModes),
    /** It has been live; else only its employer and administrators see this page. */
    published: z.boolean(),
    lastRenewedAt: z.iso.datetime().nullable(),
    /** Closing instant with offset. */
    validThrough: z.iso.datetime(),
    viewCount: z.number().int(),
    applicationCount: z.number().int(),
    employer: employerCard,
  })
  .meta({ id: 'Posting' });
export type PostingPage = z.output<typeof postingPage>;

/** What an external application needs; counted when asked for. */
export const applyTarget = z.object({ link: z.string().nullable(), phone: z.string().nullable() });

export const facetValue = codeLabel.extend({ count: z.number().int() });
export type FacetValue = z.output<typeof facetValue>;

const countedPlace = facetValue;

export const homePage = z
  .object({
    total: z.number().int(),
    promoted: z.array(postingCard),
    hot: z.array(postingCard),
    featured: z.array(postingCard),
    newest: z.array(postingCard),
    /** All with their counts, busiest first. */
    categories: z.array(facetValue),
    places: z.array(countedPlace),
    selectedEmployers: z.array(
      z.object({
        id: z.number().int(),
        company: z.string(),
        logo: z.string().nullable(),
        activePostings: z.number().int(),
      }),
    ),
    /** Remote postings, for the last stop of the line of cities. */
    remoteTotal: z.number().int(),
  })
  .meta({ id: 'Home' });
export type HomePage = z.output<typeof homePage>;
