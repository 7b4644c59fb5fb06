import { z } from 'zod';
import { textsQuery } from '#kit/query-fields.ts';
import { maxListedValues } from '#kit/search-values.ts';
import { catalog } from './catalog.ts';
import { findPlaces } from './place-tree.ts';
import { placeKinds } from './places.ts';

const item = z.object({
  /** Used in URLs and all payloads; never changes. */
  code: z.string(),
  /** In the request's language. */
  label: z.string(),
});

const place = item.extend({
  kind: z.enum(placeKinds),
  /** Code of the parent level; null at the top. */
  parent: z.string().nullable(),
  /** Postal code of the main post office. */
  postal: z.string().nullable(),
});

type ListName = Exclude<keyof typeof catalog, 'locations'>;
const lists = Object.keys(catalog).filter((name): name is ListName => name !== 'locations');

/** All closed lists, keyed by the query parameter that filters by them, in catalogue order. */
export const catalogView = z
  .object({
    ...(Object.fromEntries(lists.map((name) => [name, z.array(item)])) as Record<ListName, z.ZodArray<typeof item>>),
    locations: z.array(place),
  })
  .meta({ id: 'Catalog' });
export type CatalogView = z.output<typeof catalogView>;

/** Converts places that people type or choose to codes; unknown names are ignored (rules.md#places). */
export const placesQuery = textsQuery(20)
  .describe('Codes of the catalogue or names of places, in either script; repeat the name for each.')
  .transform((texts) => {
    const matches = texts.map((text) => ({ text, codes: findPlaces(text) }));
    return {
      codes: [...new Set(matches.flatMap(({ codes }) => codes))].slice(0, maxListedValues),
      unknown: matches.filter(({ codes }) => codes.length === 0).map(({ text }) => text),
    };
  });
