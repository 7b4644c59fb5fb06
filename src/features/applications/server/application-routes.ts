import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { ApplicationService } from './application-service.ts';
import type { GuestApplicationService } from './guest-application-service.ts';

export const applicationRoutes = (
  applications: ApplicationService,
  guests: GuestApplicationService,
): Route[] => [
  route(contract.applyAsGuest, async (context, { params, body }) => ({
    data: await guests.apply(context.actor, params.id, body, context),
  })),
  route(contract.listApplications, ({ actor }, { params, query }) =>
    applications.list(actor, params.id, query),
  ),
  route(contract.getApplication, ({ actor }, { params }) => applications.open(actor, params.id)),
  route(contract.sortApplication, async ({ actor }, { params, body }) => ({
    data: await applications.sort(actor, params.id, body.status),
  })),
];
