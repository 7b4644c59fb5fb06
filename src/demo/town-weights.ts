import { z } from 'zod';
import { type Place, type PlaceCode, places } from '#features/catalog/places.ts';
import { readContent } from '#host/content-files.ts';
import { codesOf } from '#kit/codes.ts';
import type { Random } from './random.ts';
import { type Sector, sectorNames } from './sectors.ts';

const weights = z.partialRecord(z.enum(codesOf(places)), z.number());

const { marketWeights, homes, municipalityWeights } = readContent(
  'demo/towns.yaml',
  z.strictObject({
    marketWeights: weights,
    homes: z.partialRecord(z.enum(sectorNames), weights),
    municipalityWeights: weights,
  }),
);
/** The market weight of a town that is not named. */
const SMALL_TOWN = 0.35;

const towns: readonly (Place & { code: PlaceCode })[] = places.filter((place) => place.kind === 'place');

/** A town for a firm of the sector, or for another of its places of work. */
export function pickTown(sector: Sector, random: Random): PlaceCode {
  const home = homes[sector.name];
  return random.weighted(
    towns.map(({ code }) => {
      const market = marketWeights[code];
      if (home) return [code, home[code] ?? 0] as const;
      if (sector.bigTowns) return [code, market === undefined || market < 1 ? 0 : market] as const;
      return [code, market ?? SMALL_TOWN] as const;
    }),
  );
}

/** A municipality of Belgrade. */
export const pickMunicipality = (random: Random): PlaceCode =>
  random.weighted(Object.entries(municipalityWeights) as [PlaceCode, number][]);
