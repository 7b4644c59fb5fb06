import { z } from 'zod';
import { facetValue, postingCard } from '#features/postings/fields.ts';

/** Content of the home page. */
export const homePage = z
  .object({
    total: z.number().int(),
    promoted: z.array(postingCard),
    hot: z.array(postingCard),
    featured: z.array(postingCard),
    newest: z.array(postingCard),
    /** All categories with their counts, most postings first. */
    categories: z.array(facetValue),
    places: z.array(facetValue),
    selectedEmployers: z.array(
      z.object({
        id: z.number().int(),
        company: z.string(),
        logo: z.string().nullable(),
        activePostings: z.number().int(),
      }),
    ),
    /** Number of remote postings, for the last stop of the line of cities. */
    remoteTotal: z.number().int(),
  })
  .meta({ id: 'Home' });
export type HomePage = z.output<typeof homePage>;
