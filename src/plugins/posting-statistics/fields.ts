import { z } from 'zod';
import { decisionGrounds } from '#features/decisions/decision-grounds.ts';
import { postingStates } from '#features/postings/posting-state.ts';
import { viewSources } from '#features/postings/view-sources.ts';
import { choiceQuery } from '#kit/query-fields.ts';
import { historyEvents, historyNotes, movers } from './posting-history.ts';
import { statisticsPeriods } from './statistics-periods.ts';

/** What employers see of how a posting does. Days are local days of Belgrade. */

const count = z.number().int();
const day = z.string();

const counts = { views: count, applyClicks: count, applications: count };

/** `GET /employer/postings/{id}/stats`. */
export const postingStatistics = z
  .object({
    period: z.enum(statisticsPeriods),
    /** Every day of the period in its order, also those without anything; none before the first publication. */
    days: z.array(z.object({ day, ...counts })),
    sums: z.object(counts),
    /** Where the views came from, the most first; only what came at all. */
    sources: z.array(z.object({ source: z.enum(viewSources), views: count })),
    /** Over the whole life of the posting. */
    funnel: z.object({
      ...counts,
      saved: count,
      answered: count,
      /** Hours from application to the first answer, the median; null while none was answered. */
      answerHours: z.number().nullable(),
    }),
  })
  .meta({ id: 'PostingStatistics' });
export type PostingStatistics = z.output<typeof postingStatistics>;

export const statisticsQuery = z.object({
  days: choiceQuery(statisticsPeriods, '30').describe('A number of last days; `all` is the whole life of the posting.'),
});

/** `GET /employer/postings/{id}/history`: a move of an own posting. */
export const postingHistoryEntry = z
  .object({
    movedAt: z.iso.datetime(),
    from: z.enum(postingStates).nullable(),
    to: z.enum(postingStates),
    /** What the move means. */
    event: z.enum(historyEvents),
    /** Administrators are not named. */
    by: z.enum(movers),
    /** Name or address of the member of the company; null for others and for one whose account is gone. */
    who: z.string().nullable(),
    /** Why, where the program knows it. */
    note: z.enum(historyNotes).nullable(),
    /** What an administrator wrote to the employer; empty otherwise. */
    reason: z.string(),
    /** The ground of that decision. */
    ground: z.enum(decisionGrounds).nullable(),
  })
  .meta({ id: 'PostingHistoryEntry' });
export type PostingHistoryEntry = z.output<typeof postingHistoryEntry>;
