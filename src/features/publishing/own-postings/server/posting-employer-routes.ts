import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { PostingEmployerService } from './posting-employer-service.ts';

export const postingEmployerRoutes = (service: PostingEmployerService): Route[] => [
  route(contract.listOwnPostings, ({ actor, language }, { query }) => service.list(actor, query, language)),
  route(contract.withdrawChange, async ({ actor }, { params }) => {
    await service.withdrawChange(actor, params.id);
    return { data: {} };
  }),
  route(contract.closePosting, async ({ actor }, { params, body }) => {
    await service.close(actor, params.id, body.reason);
    return { data: {} };
  }),
  route(contract.getOwnPosting, async ({ actor, language }, { params }) => ({
    data: await service.getOwn(actor, params.id, language),
  })),
];
