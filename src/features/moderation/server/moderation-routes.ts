import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { ModerationService } from './moderation-service.ts';

export const moderationRoutes = (service: ModerationService): Route[] => [
  route(contract.listModeratedPostings, ({ actor }, { query }) => service.list(actor, query)),
  route(contract.getModeratedPosting, async ({ actor }, { params }) => ({
    data: await service.get(actor, params.id),
  })),
  route(contract.approvePosting, async ({ actor }, { params, body }) => {
    await service.approve(actor, params.id, body);
    return { data: {} };
  }),
  route(contract.rejectPosting, async ({ actor }, { params, body }) => {
    await service.reject(actor, params.id, body);
    return { data: {} };
  }),
  route(contract.removePosting, async ({ actor }, { params, body }) => {
    await service.remove(actor, params.id, body);
    return { data: {} };
  }),
];
