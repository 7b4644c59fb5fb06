import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { ApplicationListService } from './list-service.ts';

export const listRoutes = (applications: ApplicationListService): Route[] => [
  route(contract.listApplications, ({ actor }, { params, query }) =>
    applications.list(actor, params.id, query),
  ),
  route(contract.sortApplications, async ({ actor }, { params, body }) => ({
    data: await applications.sort(actor, params.id, body),
  })),
  route(contract.getApplicationsFile, async ({ actor, language }, { params, query }) => ({
    data: { url: await applications.file(actor, params.id, query, language) },
  })),
];
