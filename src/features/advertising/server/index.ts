import type { Settings } from '#features/settings/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import { adTypeRoutes } from './ad-type-routes.ts';
import { type AdTypeService, createAdTypeService } from './ad-type-service.ts';

export type { AdTerms } from './ad-type-service.ts';

export interface Advertising extends AdTypeService {
  routes: Route[];
}

/** Ad types, their prices and what an employer may use. */
export function createAdvertising(deps: {
  database: Database;
  clock: Clock;
  settings: Pick<Settings, 'current'>;
}): Advertising {
  const service = createAdTypeService(deps);
  return { ...service, routes: adTypeRoutes(service) };
}
