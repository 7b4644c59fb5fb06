import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { daysAgo } from '#kit/dates.ts';
import { excerptOf } from '#kit/excerpt.ts';
import { pageOffset } from '#kit/paging.ts';
import * as contract from '../contract.ts';
import type { ThreadRow } from '../fields.ts';
import { type InboxFilter, listThreads, ofCandidate, ofCompany } from './inbox-store.ts';

/** All messages of a company, or of a candidate, by application (rules.md#messages). Reading a thread is its page's. */
export function createInboxRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const answer = async (filter: InboxFilter, query: { page: number; pageSize: number }) => {
    const { page, pageSize } = query;
    const place = { limit: pageSize, offset: pageOffset(query) };
    const { total, rows } = await listThreads(database.executor, filter, place);
    const now = clock.now();
    return {
      data: rows.map(
        ({ id, positionTitle, company, firstName, lastName, side, body, at, unread, awaitingReply }): ThreadRow => ({
          id,
          positionTitle,
          other: filter.reader === 'employer' ? `${firstName} ${lastName}`.trim() : company,
          side,
          excerpt: excerptOf(body),
          last: { at: at.toISOString(), daysAgo: daysAgo(at, now) },
          unread,
          awaitingReply,
        }),
      ),
      meta: { page, pageSize, total },
    };
  };

  return [
    on(contract.listThreads, ({ actor: { employerId }, query }) =>
      answer({ reader: 'employer', own: ofCompany(employerId), state: query.state }, query),
    ),
    on(contract.listOwnThreads, ({ actor: { accountId }, query }) =>
      answer({ reader: 'candidate', own: ofCandidate(accountId), state: query.state }, query),
    ),
  ];
}
