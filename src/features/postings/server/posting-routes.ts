import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { KeywordList } from './keywords/keyword-list.ts';
import type { SearchNotes } from './keywords/search-notes.ts';
import type { PostingPublicService } from './posting-public-service.ts';

export const postingRoutes = (
  service: PostingPublicService,
  keywords: KeywordList & Pick<SearchNotes, 'note'>,
): Route[] => [
  route(contract.searchPostings, async (context, { query }) => {
    const answer = await service.search(context.actor, query, context.language);
    const { total, understood } = answer.meta;
    const isNew = query.page === 1 && query.after === null;
    if (isNew && total > 0 && understood.instead === null) keywords.note(query.q, context);
    return answer;
  }),
  route(contract.listKeywords, (_context, { query }) => keywords.list(query)),
  route(contract.suggestPostings, async ({ language }, { query }) => ({
    data: await service.suggest(query, language),
  })),
  route(contract.getHome, async ({ actor, language }) => ({ data: await service.home(actor, language) })),
  route(contract.getPosting, async ({ actor, language }, { params }) => ({
    data: await service.get(actor, params.id, language),
  })),
  route(contract.getSimilarPostings, async ({ actor, language }, { params }) => ({
    data: await service.similar(actor, params.id, language),
  })),
  route(contract.countPostingView, async (context, { params, query }) => {
    await service.countView(context.actor, params.id, context, query);
    return { data: {} };
  }),
  route(contract.openExternalApply, async (context, { params }) => ({
    data: await service.applyTarget(context.actor, params.id, context),
  })),
];
