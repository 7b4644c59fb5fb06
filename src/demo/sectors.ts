import { z } from 'zod';
import { categories } from '#features/catalog/categories.ts';
import { readContent } from '#host/content-files.ts';
import { codesOf } from '#kit/codes.ts';

/** Kinds of employers in the demo data. */
export const sectorNames = [
  'retail',
  'wholesale',
  'production',
  'food-industry',
  'textile',
  'heavy-industry',
  'printing',
  'construction',
  'installations',
  'car-service',
  'engineering',
  'it',
  'telecom',
  'transport',
  'restaurants',
  'hotels',
  'travel',
  'health',
  'pharmacy',
  'beauty',
  'education',
  'accounting',
  'legal',
  'banking',
  'insurance',
  'agency',
  'media',
  'culture',
  'calls',
  'cleaning',
  'security',
  'agriculture',
  'veterinary',
] as const;

export type SectorName = (typeof sectorNames)[number];

const lines = z.array(z.string().min(1));

const sector = z.strictObject({
  name: z.enum(sectorNames),
  category: z.enum(codesOf(categories)),
  /** Share among employers. */
  weight: z.number(),
  /** Whether such a firm works in several towns. */
  manyTowns: z.literal(true).exactOptional(),
  /** Whether such firms cluster in big towns rather than all over the country. */
  bigTowns: z.literal(true).exactOptional(),
  /** Company names with `{X}` for the coined word. */
  companyNames: lines,
  /**
   * Short descriptions, at most 200 characters once filled. One that names firms (`marked-line.ts`) is for these, who then
   * take no other.
   */
  descriptions: lines,
  /** Further sentences for the page about the firm; they and the offers may name the firms they are for. */
  about: lines,
  /** Noun phrases in the accusative, after „nudimo”. */
  offers: lines,
});

export type Sector = z.output<typeof sector>;

export const sectors: readonly Sector[] = ['trade', 'industry', 'service', 'profession'].flatMap((field) =>
  readContent(`demo/sectors/${field}.yaml`, z.array(sector)),
);

const byName = new Map(sectors.map((sector) => [sector.name, sector]));

/** The sector of this name; throws when the data lacks it. */
export function getSector(name: Sector['name']): Sector {
  const sector = byName.get(name);
  if (!sector) throw new Error(`no sector ${name}`);
  return sector;
}
