import { FROM_HOME } from '#features/catalog/from-home.ts';
import type { FacetValue } from '#features/postings/fields.ts';
import { openedAddress, type PostingsFilter } from '#features/postings/search-address.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatNumber } from '#kit/money.ts';
import { CityLine, type CityStop } from '#ui/city-line.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** Stops of the river: towns from north to south, and how many postings are for work from home. */
export interface Stops {
  towns: readonly FacetValue[];
  remoteTotal: number;
}

/**
 * The stops of the river, work from home last: each leads to the same search at this place alone or, if it is chosen, without it.
 * Opened filters remain open.
 */
export function placeStops(
  { towns, remoteTotal }: Stops,
  filter: PostingsFilter,
  t: Translate,
  note: (count: number) => string,
  opened: readonly string[] = [],
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
    href: openedAddress({ ...filter, [list]: filter[list].join() === code ? [] : [code] }, opened),
    chosen: filter[list].includes(code),
  });
  const stops: CityStop[] = towns.map(({ code, label, count }) => toStop(label, count, 'locations', code));
  if (remoteTotal > 0)
    stops.push({ ...toStop(t('postings.home.remote'), remoteTotal, 'workModels', FROM_HOME), home: true });
  return stops;
}

export interface PlaceRiverProps {
  stops: Stops;
  filter: PostingsFilter;
  /** Filters with all values shown. */
  opened: readonly string[];
}

/** The busiest towns on a river, as the filter of places. */
export default function PlaceRiver({ stops, filter, opened }: PlaceRiverProps) {
  const t = useTexts();
  const language = useLanguage();
  const shown = placeStops(stops, filter, t, (count) => formatNumber(count, language), opened);
  return <CityLine label={t('postings.home.byPlace')} stops={shown} />;
}
