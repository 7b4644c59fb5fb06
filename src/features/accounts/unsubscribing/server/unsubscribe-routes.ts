import { type Route, route } from '#platform/http/call-context.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import * as contract from '../contract.ts';
import type { UnsubscribeService } from './unsubscribe-service.ts';

export const unsubscribeRoutes = (service: UnsubscribeService, mailer: Mailer): Route[] => [
  route(contract.unsubscribeFacts, async (_, { query }) => ({ data: await service.facts(query.token) })),

  // Mail programs post from anywhere: the signed token is the whole authority.
  route(contract.unsubscribe, async (_, { query, body }) => ({
    data: await service.unsubscribe(body.token ?? query.token, body.everything ?? false),
  })),

  route(contract.mailLinkOpened, async (_, { body }) => {
    await mailer.linkOpened(body.token);
    return { data: {} };
  }),
];
