import type { Feature } from '#host/feature.ts';
import { createCatalogRoutes } from './catalog-routes.ts';

/** The closed lists, for everybody who sends or filters by their codes. */
export const createCatalog = (): Feature => ({ routes: createCatalogRoutes() });
