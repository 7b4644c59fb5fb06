import { type Route, route } from '#platform/http/call-context.ts';
import type { SearchNotes } from '../../keywords/server/search-notes.ts';
import * as contract from '../contract.ts';
import type { SearchService } from './search-service.ts';

export const searchRoutes = (service: SearchService, notes: Pick<SearchNotes, 'note'>): Route[] => [
  route(
    contract.searchPostings,
    async (context, { query }) => {
      const answer = await service.search(query, context.language);
      const { total, understood } = answer.meta;
      const isNew = query.page === 1 && query.after === null;
      if (isNew && total > 0 && understood.instead === null) notes.note(query.q, context);
      return answer;
    },
    (_, { meta: { page, total, understood } }) => ({
      scopes: ['postings', 'prices'],
      ...(understood.q !== '' && page === 1 && total > 0 && understood.instead === null
        ? { seen: (who) => notes.note(understood.q, who) }
        : {}),
    }),
  ),
  route(contract.suggestPostings, async ({ language }, { query }) => ({
    data: await service.suggest(query, language),
  })),
  route(
    contract.getSimilarPostings,
    async ({ actor, language }, { params }) => ({ data: await service.similar(actor, params.id, language) }),
    // A new one that is more like it may come later; one that has ended leaves at once.
    (_, { data }) => ({
      scopes: [
        'prices',
        ...data.flatMap(({ id, employerId }) => [`posting:${id}`, `employer:${employerId}`] as const),
      ],
    }),
  ),
];
