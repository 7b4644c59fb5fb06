import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { InboxService } from './inbox-service.ts';

export const inboxRoutes = (inbox: InboxService): Route[] => [
  route(contract.listMessages, ({ actor }, { query }) => inbox.list(actor, query)),
  route(contract.getMessage, async ({ actor }, { params }) => ({ data: await inbox.get(actor, params.id) })),
  route(contract.handleMessage, async ({ actor }, { params, body }) => {
    await inbox.handle(actor, params.id, body.reason);
    return { data: {} };
  }),
  route(contract.reopenMessage, async ({ actor }, { params, body }) => {
    await inbox.reopen(actor, params.id, body.reason);
    return { data: {} };
  }),
];
