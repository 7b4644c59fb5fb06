import type { FacetValue } from '#features/postings/fields.ts';
import { type PostingsFilter, postingsAddress, toggled } from '#features/postings/search-address.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { CityStop } from '#ui/city-line.tsx';

/** The code of work from home, which is the last stop. */
export const fromHome = 'od-kuce';

/** The stops of the river: each leads to the search with this place more, or less if it is chosen, and all else as it is. */
export function placeStops(
  { towns, remoteTotal }: { towns: readonly FacetValue[]; remoteTotal: number },
  filter: PostingsFilter,
  t: Translate,
  note: (count: number) => string,
): CityStop[] {
  const toStop = (
    name: string,
    count: number,
    list: 'locations' | 'workModels',
    code: string,
  ): Omit<CityStop, 'home'> => ({
    name,
    count,
    note: note(count),
    href: postingsAddress({ ...filter, [list]: toggled(filter[list], code) }),
    chosen: filter[list].includes(code),
  });
  const stops: CityStop[] = towns.map(({ code, label, count }) => toStop(label, count, 'locations', code));
  if (remoteTotal > 0)
    stops.push({ ...toStop(t('postings.home.remote'), remoteTotal, 'workModels', fromHome), home: true });
  return stops;
}
