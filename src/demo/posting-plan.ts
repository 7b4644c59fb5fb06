import { findPlace } from '#features/catalog/place-tree.ts';
import { type PlaceCode, places } from '#features/catalog/places.ts';
import type { DemoEmployer } from './demo-model.ts';
import { modelsOf } from './job-profiles.ts';
import { type Occupation, occupations } from './occupations.ts';
import type { Random } from './random.ts';
import { getSector, type Sector } from './sectors.ts';
import { pickMunicipality, pickTown } from './town-weights.ts';

/** Which firm looks for which occupation, and where. */
export interface PostingPlan {
  employerIndex: number;
  employer: DemoEmployer;
  occupation: Occupation;
  locations: PlaceCode[];
  remote: boolean;
}

/** Postings of the demo account's own company, so that its screens have something to show. */
const OWN_POSTINGS = 18;

const inField = (occupation: Occupation): boolean => occupation.as === 'fieldSales';

function* pairs(employers: readonly DemoEmployer[], count: number, random: Random) {
  const fits = ({ sector, company }: DemoEmployer, { at, firm }: Occupation): boolean =>
    at.includes(sector) && (firm?.test(company) ?? true);
  const suited = (employer: DemoEmployer): Occupation[] =>
    occupations.filter((occupation) => fits(employer, occupation));
  const used = new Map<Occupation, number>();
  const withUse = (occupation: Occupation): Occupation => {
    used.set(occupation, (used.get(occupation) ?? 0) + 1);
    return occupation;
  };
  const own = suited(employers[0] as DemoEmployer);
  let made = 0;
  for (; made < Math.min(OWN_POSTINGS, count / 4); made++) {
    yield { employerIndex: 0, occupation: withUse(own[made % own.length] as Occupation) };
  }
  // Then one for every employer, so that no page of a firm is empty …
  for (let index = 1; index < employers.length && made < count; index++, made++) {
    const fitting = suited(employers[index] as DemoEmployer);
    const occupation = random.weighted(fitting.map((item) => [item, item.weight ?? 4] as const));
    yield { employerIndex: index, occupation: withUse(occupation) };
  }
  // … and the rest as the market asks, firms of different appetite.
  const appetite = employers.map((_, index) => (index === 0 ? 0.1 : 0.3 + random.next() ** 2 * 1.6));
  const counts = new Map<number, number>();
  const total = occupations.reduce((sum, item) => sum + (item.weight ?? 4), 0);
  for (; made < count; made++) {
    const missing = occupations.map((item) => {
      const quota = Math.max(2, (count * (item.weight ?? 4)) / total);
      return [item, Math.max(0, quota - (used.get(item) ?? 0)) + 0.001] as const;
    });
    const occupation = random.weighted(missing);
    // A firm that has many already gets the next one less easily.
    const firms = employers.flatMap((employer, index) =>
      fits(employer, occupation) ? [[index, (appetite[index] ?? 1) / (1 + (counts.get(index) ?? 0) / 5)] as const] : [],
    );
    if (firms.length === 0) {
      made--;
      continue;
    }
    const employerIndex = random.weighted(firms);
    counts.set(employerIndex, (counts.get(employerIndex) ?? 0) + 1);
    yield { employerIndex, occupation: withUse(occupation) };
  }
}

function otherTown(sector: Sector, random: Random): PlaceCode {
  const town = pickTown(sector, random);
  return town === 'beograd' && random.chance(0.65) ? pickMunicipality(random) : town;
}

/** Deals out places so that each of the catalogue's is used when there are enough postings. */
function createPlacer(random: Random) {
  const waiting = random.shuffled(places.filter(({ kind }) => kind === 'place' || kind === 'municipality'));
  const regions = random.shuffled(places.filter(({ kind }) => kind === 'region'));
  const visit = (code: PlaceCode): PlaceCode => {
    const index = waiting.findIndex((place) => place.code === code);
    if (index >= 0) waiting.splice(index, 1);
    return code;
  };
  return (employer: DemoEmployer, occupation: Occupation): { locations: PlaceCode[]; remote: boolean } => {
    const sector = getSector(employer.sector);
    const models = modelsOf(occupation);
    const remoteShare = models.find(([model]) => model === 'od-kuce')?.[1] ?? 0;
    const allShares = models.reduce((sum, [, share]) => sum + share, 0);
    if (random.chance(remoteShare / allShares)) return { locations: ['cela-srbija'], remote: true };
    const near = (locations: PlaceCode[]) => ({ locations: locations.map(visit), remote: false });
    if (inField(occupation)) {
      if (random.chance(0.12)) return near(['cela-srbija']);
      const region = random.chance(0.9) ? regions.pop() : undefined;
      if (region) return near([region.code]);
    }
    if (occupation.abroad && sector.manyTowns && random.chance(0.09)) return near(['inostranstvo']);
    if (sector.manyTowns) {
      const next = random.chance(0.4) ? waiting.at(-1) : undefined;
      if (next) return near([next.code]);
      if (random.chance(0.08)) {
        const several = Array.from({ length: random.int(2, 4) }, () => otherTown(sector, random));
        return near([...new Set(several)]);
      }
      if (random.chance(0.5)) return near([otherTown(sector, random)]);
    }
    const isMunicipality = findPlace(employer.placeCode)?.kind === 'municipality';
    return near([isMunicipality && random.chance(0.3) ? 'beograd' : employer.placeCode]);
  };
}

/** As many plans as asked for, in no order that means anything. */
export function planPostings(employers: readonly DemoEmployer[], count: number, random: Random): PostingPlan[] {
  const place = createPlacer(random);
  return [...pairs(employers, count, random)].map(({ employerIndex, occupation }) => {
    const employer = employers[employerIndex] as DemoEmployer;
    return { employerIndex, employer, occupation, ...place(employer, occupation) };
  });
}
