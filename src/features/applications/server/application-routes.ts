import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { GuestApplicationService } from './guest-application-service.ts';

export const applicationRoutes = (guests: GuestApplicationService): Route[] => [
  route(contract.applyAsGuest, async (context, { params, body }) => ({
    data: await guests.apply(context.actor, params.id, body, context),
  })),
];
