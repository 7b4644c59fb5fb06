import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { PostingPageService } from './posting-page-service.ts';

export const postingRoutes = (pages: PostingPageService): Route[] => [
  route(
    contract.getPosting,
    async ({ actor, language }, { params }) => ({ data: await pages.get(actor, params.id, language) }),
    (_, { data }) => ({
      scopes: [`posting:${data.id}`, `employer:${data.employer.id}`, 'prices'],
      // Its views and applications.
      seconds: 60,
    }),
  ),
];
