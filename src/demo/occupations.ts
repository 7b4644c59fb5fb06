import { z } from 'zod';
import { categories } from '#features/catalog/categories.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { readContent } from '#host/content-files.ts';
import { codesOf } from '#kit/codes.ts';
import { slug } from '#kit/serbian-text.ts';
import { jobProfileNames } from './job-profiles.ts';
import { sectorNames } from './sectors.ts';

const lines = z.array(z.string().min(1));

/** A line may name the employers it is for (`marked-line.ts`). */
const occupation = z
  .strictObject({
    /** `!` at the end of a title that names both sexes. */
    titles: lines.min(1),
    /** When it does not follow from the first title. */
    id: z.string().exactOptional(),
    /** Categories of its postings. */
    in: z
      .array(z.enum(codesOf(categories)))
      .min(1)
      .max(3),
    /** Sectors of employers that look for it. */
    at: z.array(z.enum(sectorNames)),
    /** Usual terms: hours, contracts, where, how much experience. */
    as: z.enum(jobProfileNames),
    /** Usual net pay a month in thousands of dinars, from a beginner's to the most experienced. */
    pay: z.tuple([z.number(), z.number()]),
    /** How common it is on the market; 4 is usual. */
    weight: z.number().exactOptional(),
    /** Education asked, when it differs from the profile's. */
    education: z.array(z.enum(codesOf(educationLevels))).exactOptional(),
    /** `it` puts Junior, Medior or Senior before the title, `senior` now and then Viši. */
    ladder: z.enum(['it', 'senior']).exactOptional(),
    /** What a firm's name must say, for occupations that only some firms of a sector have. */
    firm: z
      .string()
      .transform((words) => new RegExp(words))
      .exactOptional(),
    /** Whether firms also hire for it abroad. */
    abroad: z.literal(true).exactOptional(),
    /** It is done where guests, machines or children are, though others of its profile also work from home. */
    onSite: z.literal(true).exactOptional(),
    /** What the person will do, in one or two sentences. */
    leads: lines,
    /** Noun phrases in the nominative. */
    tasks: lines,
    conditions: lines,
    /** Noun phrases in the accusative, after „nudimo”. */
    offers: lines,
  })
  .transform(({ id, ...facts }) => ({ ...facts, id: id ?? slug(facts.titles[0] ?? '') }));

export type Occupation = z.output<typeof occupation>;

const fields = ['trade', 'factory', 'craft', 'digital', 'office', 'service', 'care'];

export const occupations: readonly Occupation[] = fields.flatMap((field) =>
  readContent(`demo/occupations/${field}.yaml`, z.array(occupation)),
);
