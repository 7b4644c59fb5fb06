import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { PostingEmployerService } from './posting-employer-service.ts';
import type { PostingSendingService } from './posting-sending-service.ts';

export const postingEmployerRoutes = (
  service: PostingEmployerService,
  sending: PostingSendingService,
): Route[] => [
  route(contract.sendPosting, async ({ actor, once }, { body }) => ({
    data: await sending.send(actor, body, once),
  })),
  route(contract.previewPosting, async ({ actor, language }, { body }) => ({
    data: await service.preview(actor, body, language),
  })),
  route(contract.editPosting, async ({ actor, language }, { params, body }) => ({
    data: await sending.edit(actor, params.id, body, language),
  })),
  route(contract.renewPosting, async ({ actor, once, language }, { params, body }) => ({
    data: await sending.renew(actor, params.id, body, once, language),
  })),
  route(contract.listOwnPostings, ({ actor, language }, { query }) => service.list(actor, query, language)),
  route(contract.closePosting, async ({ actor }, { params, body }) => {
    await service.close(actor, params.id, body.reason);
    return { data: {} };
  }),
  route(contract.getOwnPosting, async ({ actor, language }, { params }) => ({
    data: await service.getOwn(actor, params.id, language),
  })),
];
