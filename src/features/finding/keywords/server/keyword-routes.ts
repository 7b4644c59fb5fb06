import { type Route, route } from '#platform/http/call-context.ts';
import { listKeywords } from '../contract.ts';
import type { KeywordList } from './keyword-list.ts';

export const keywordRoutes = (keywords: KeywordList): Route[] => [
  route(
    listKeywords,
    (_context, { query }) => keywords.list(query),
    // People search for other words all the time.
    () => ({ scopes: ['postings'], seconds: 3600 }),
  ),
];
