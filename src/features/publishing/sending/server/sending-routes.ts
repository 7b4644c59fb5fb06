import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { PostingSendingService } from './posting-sending-service.ts';

export const sendingRoutes = (service: PostingSendingService): Route[] => [
  route(contract.sendPosting, async ({ actor, once }, { body }) => ({
    data: await service.send(actor, body, once),
  })),
  route(contract.previewPosting, async ({ actor, language }, { body }) => ({
    data: await service.preview(actor, body, language),
  })),
  route(contract.editPosting, async ({ actor, language }, { params, body }) => ({
    data: await service.edit(actor, params.id, body, language),
  })),
  route(contract.renewPosting, async ({ actor, once, language }, { params, body }) => ({
    data: await service.renew(actor, params.id, body, once, language),
  })),
];
