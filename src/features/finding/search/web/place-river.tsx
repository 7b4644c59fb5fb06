import type { PostingsFilter } from '#features/postings/search-address.ts';
import { formatNumber } from '#kit/money.ts';
import { CityLine } from '#ui/city-line.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { placeStops } from './place-stops.ts';
import type { Stops } from './shown-search.ts';

/** The busiest towns on a river, as the filter of places. */
export default function PlaceRiver({ stops, filter }: { stops: Stops; filter: PostingsFilter }) {
  const t = useTexts();
  const language = useLanguage();
  const shown = placeStops(stops, filter, t, (count) => formatNumber(count, language));
  return <CityLine label={t('postings.home.byPlace')} stops={shown} />;
}
