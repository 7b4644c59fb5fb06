import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { SessionListService } from './session-list-service.ts';

export const sessionRoutes = (sessions: SessionListService): Route[] => [
  route(contract.listSessions, async ({ actor }) => ({ data: await sessions.list(actor) })),

  route(contract.endSessions, async ({ actor, refreshCookie }) => {
    await sessions.endAll(actor);
    refreshCookie.clear();
    return { data: {} };
  }),

  route(contract.endSession, async ({ actor, refreshCookie }, { params }) => {
    const { current } = await sessions.endOne(actor, params.id);
    if (current) refreshCookie.clear();
    return { data: {} };
  }),
];
