import type { PlaceCode } from '#features/catalog/places.ts';
import { toSearch } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';

const wholeCountry: PlaceCode = 'cela-srbija';

/** The page of pay by category, in a region or, for null and Cela Srbija, everywhere. */
export const payAddress = (place: string | null): string =>
  `${pageAddress('pay')}${toSearch({ region: place === wholeCountry ? null : place })}`;

export const payFilePath = '/zarade.csv';

/** The same table as a CSV file. */
export const payFileAddress = (region: string | null, lang: Language): string =>
  `${payFilePath}${toSearch({ region, lang })}`;
