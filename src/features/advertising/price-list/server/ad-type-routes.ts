import { type Route, route, type Shown } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { AdTypeService } from './ad-type-service.ts';

/** The rate of the euro and what is free are settings. */
const shows = (): Shown => ({ scopes: ['prices', 'settings'] });

export const adTypeRoutes = (service: AdTypeService): Route[] => [
  route(contract.listAdTypes, ({ actor, language }) => service.list(actor, language), shows),
  route(
    contract.listPackages,
    async ({ actor, language }) => ({ data: await service.packages(actor, language) }),
    shows,
  ),
  route(contract.getAdOptions, async ({ actor, language }) => ({
    data: await service.options(actor, language),
  })),
];
