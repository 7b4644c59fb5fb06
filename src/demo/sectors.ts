import type { Sector } from './sector.ts';
import { industrySectors } from './sectors/industry-sectors.ts';
import { professionSectors } from './sectors/profession-sectors.ts';
import { serviceSectors } from './sectors/service-sectors.ts';
import { tradeSectors } from './sectors/trade-sectors.ts';

export const sectors: readonly Sector[] = [
  ...tradeSectors,
  ...industrySectors,
  ...serviceSectors,
  ...professionSectors,
];

const byName = new Map(sectors.map((sector) => [sector.name, sector]));

/** The sector of this name; throws when the data lacks it. */
export function getSector(name: Sector['name']): Sector {
  const sector = byName.get(name);
  if (!sector) throw new Error(`no sector ${name}`);
  return sector;
}
