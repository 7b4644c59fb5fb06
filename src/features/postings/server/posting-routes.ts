import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { PostingPublicService } from './posting-public-service.ts';

export const postingRoutes = (service: PostingPublicService): Route[] => [
  route(contract.searchPostings, ({ actor, language }, { query }) => service.search(actor, query, language)),
  route(contract.suggestPostings, async ({ language }, { query }) => ({
    data: await service.suggest(query.q, language),
  })),
  route(contract.getHome, async ({ actor, language }) => ({ data: await service.home(actor, language) })),
  route(contract.getPosting, async ({ actor, language }, { params }) => ({
    data: await service.get(actor, params.id, language),
  })),
  route(contract.getSimilarPostings, async ({ actor, language }, { params }) => ({
    data: await service.similar(actor, params.id, language),
  })),
  route(contract.countPostingView, async (context, { params }) => {
    await service.countView(context.actor, params.id, context);
    return { data: {} };
  }),
  route(contract.openExternalApply, async (context, { params }) => ({
    data: await service.applyTarget(context.actor, params.id, context),
  })),
];
