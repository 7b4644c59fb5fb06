import { z } from 'zod';
import { textsQuery } from '#kit/query-fields.ts';
import { maxListedValues } from '#kit/search-values.ts';
import { catalog } from './catalog.ts';
import { findPlaces } from './place-tree.ts';
import { placeKinds } from './places.ts';

const item = z.object({
  /** Part of addresses and of all payloads; never changes. */
  code: z.string(),
  /** In the request's language. */
  label: z.string(),
});

const place = item.extend({
  kind: z.enum(placeKinds),
  /** Code of the level above; null at the top. */
  parent: z.string().nullable(),
  /** Of the main post office. */
  postal: z.string().nullable(),
});

type ListName = Exclude<keyof typeof catalog, 'locations'>;
const lists = Object.keys(catalog).filter((name): name is ListName => name !== 'locations');

/** Every closed list under the name of the query parameter that filters by it, in the order of the catalogue. */
export const catalogView = z
  .object({
    ...(Object.fromEntries(lists.map((name) => [name, z.array(item)])) as Record<ListName, z.ZodArray<typeof item>>),
    locations: z.array(place),
  })
  .meta({ id: 'Catalog' });
export type CatalogView = z.output<typeof catalogView>;

/** What people type or choose as places → codes; what no place is called narrows nothing (rules.md#places). */
export const placesQuery = textsQuery(20)
  .describe('Codes of the catalogue or names of places, in either script; repeat the name for each.')
  .transform((texts) => {
    const matches = texts.map((text) => ({ text, codes: findPlaces(text) }));
    return {
      codes: [...new Set(matches.flatMap(({ codes }) => codes))].slice(0, maxListedValues),
      unknown: matches.filter(({ codes }) => codes.length === 0).map(({ text }) => text),
    };
  });
