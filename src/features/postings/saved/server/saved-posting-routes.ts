import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { SavedPostingService } from './saved-posting-service.ts';

export const savedPostingRoutes = (service: SavedPostingService): Route[] => [
  route(contract.listSavedPostings, ({ actor, language }, { query }) => service.list(actor, query, language)),
  route(contract.listSavedPostingIds, async ({ actor }) => ({ data: await service.listIds(actor) })),
  route(contract.savePosting, async ({ actor }, { params }) => {
    await service.save(actor, params.postingId);
    return { data: {} };
  }),
  route(contract.unsavePosting, async ({ actor }, { params }) => {
    await service.unsave(actor, params.postingId);
    return { data: {} };
  }),
];
