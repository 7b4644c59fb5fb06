import type { Feature } from '#host/feature.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { type Language, languages } from '#kit/i18n/language.ts';
import { catalog } from '../catalog.ts';
import type { CatalogItem } from '../catalog-item.ts';
import { getCatalog } from '../contract.ts';
import type { CatalogView } from '../fields.ts';
import type { Place } from '../places.ts';

const inLanguage = (language: Language): CatalogView => {
  const toItem = (item: CatalogItem) => ({ code: item.code, label: item[language] });
  const toPlace = (place: Place): CatalogView['locations'][number] => ({
    ...toItem(place),
    kind: place.kind,
    parent: place.parent ?? null,
    postal: place.postal ?? null,
  });
  const { locations, ...lists } = catalog;
  const items = Object.entries(lists).map(([name, list]) => [name, list.map(toItem)]);
  return {
    ...(Object.fromEntries(items) as Omit<CatalogView, 'locations'>),
    locations: locations.map(toPlace),
  };
};

/** The closed lists change only with a release, so the responses are built once. */
export const createCatalogRoutes = (): Route[] => {
  const views = new Map(languages.map((language) => [language, inLanguage(language)]));
  return [on(getCatalog, async ({ language }) => views.get(language) as CatalogView)];
};

/** Public endpoints for the closed lists whose codes clients send or filter by. */
export const createCatalog = (): Feature => ({ routes: createCatalogRoutes() });
