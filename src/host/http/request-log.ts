import { pageAt, siteMap } from '#kit/site-map.ts';
import type { Log } from '../log.ts';

export interface AnsweredRequest {
  requestId: string;
  method: string;
  /** Without its query and without tokens: what people search for and one-time links stay out of the log. */
  path: string;
  /** The route that answered, as the pattern of its path, `/api/postings/:id` or `/oglasi/{id}`. */
  route: string;
  status: number;
  ms: number;
}

/** Called once with every response. */
export type RequestLog = (request: AnsweredRequest) => void;

/** The pattern of a page's path; all unknown paths share one. */
export const pageRoute = (pathname: string): string => {
  const page = pageAt(pathname);
  return page ? siteMap[page].path : 'no page';
};

/**
 * Logs a line for every response, at the level `warn` from `slowMs` on, and calls `count`.
 * @param slowMs 0: none is slow
 */
export const createRequestLog =
  (log: Log, slowMs: number, count: (request: AnsweredRequest) => void): RequestLog =>
  (request) => {
    const facts = { ...request, ms: Math.round(request.ms) };
    if (slowMs > 0 && request.ms >= slowMs) log.warn(facts, 'slow request');
    else log.info(facts, 'request');
    count(request);
  };
