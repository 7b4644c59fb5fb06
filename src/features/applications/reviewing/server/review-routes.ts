import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { ApplicationService } from './review-service.ts';

export const reviewRoutes = (applications: ApplicationService): Route[] => [
  route(contract.listApplications, ({ actor }, { params, query }) =>
    applications.list(actor, params.id, query),
  ),
  route(contract.getApplication, ({ actor }, { params }) => applications.open(actor, params.id)),
  route(contract.sortApplication, async ({ actor }, { params, body }) => ({
    data: await applications.sort(actor, params.id, body.status),
  })),
];
