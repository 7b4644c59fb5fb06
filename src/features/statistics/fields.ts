import { z } from 'zod';
import { creditSummary } from '#features/advertising/credit-fields.ts';
import { postingStates } from '#features/postings/posting-state.ts';
import { statisticsPeriods } from '#features/postings/statistics-periods.ts';
import { viewSources } from '#features/postings/view-sources.ts';
import { choiceQuery } from '#kit/query-fields.ts';
import { historyEvents, historyNotes, movers } from './posting-history.ts';

/** Response schemas of employers' statistics. Days are local days of Belgrade. */

const count = z.number().int();
const day = z.string();

/** `GET /employer/summary`. */
export const employerSummary = z
  .object({
    /** URL of the company's logo, for the header. */
    logo: z.string().nullable(),
    /** The employer's postings by the tabs of „Moji oglasi”. */
    postings: z.object({ active: count, pending: count, history: count }),
    /** Since the first of the month. */
    viewsThisMonth: count,
    applicationsThisMonth: count,
    /** All unopened applications. */
    newApplications: count,
    /** Remaining credits of valid packages; null for an employer without packages. */
    credits: creditSummary.nullable(),
  })
  .meta({ id: 'EmployerSummary' });
export type EmployerSummary = z.output<typeof employerSummary>;

const counts = { views: count, applyClicks: count, applications: count };

/** `GET /employer/postings/{id}/stats`. */
export const postingStatistics = z
  .object({
    period: z.enum(statisticsPeriods),
    /** Every day of the period in order, also those with zeros; none before the first publication. */
    days: z.array(z.object({ day, ...counts })),
    sums: z.object(counts),
    /** Sources of the views, most first; without those with no views. */
    sources: z.array(z.object({ source: z.enum(viewSources), views: count })),
    /** Over the whole life of the posting. */
    funnel: z.object({
      ...counts,
      saved: count,
      answered: count,
      /** Median hours from application to the first answer; null when none was answered. */
      answerHours: z.number().nullable(),
    }),
  })
  .meta({ id: 'PostingStatistics' });
export type PostingStatistics = z.output<typeof postingStatistics>;

export const statisticsQuery = z.object({
  days: choiceQuery(statisticsPeriods, '30').describe('A number of last days; `all` is the whole life of the posting.'),
});

/** `GET /employer/postings/{id}/history`: a state change of an own posting. */
export const postingHistoryEntry = z
  .object({
    movedAt: z.iso.datetime(),
    from: z.enum(postingStates).nullable(),
    to: z.enum(postingStates),
    /** The meaning of the change. */
    event: z.enum(historyEvents),
    /** Administrators are not named. */
    by: z.enum(movers),
    /** Name or address of the member of the company; null for others and for one whose account was deleted. */
    who: z.string().nullable(),
    /** The reason, if the program knows it. */
    note: z.enum(historyNotes).nullable(),
    /** An administrator's message to the employer; empty otherwise. */
    reason: z.string(),
  })
  .meta({ id: 'PostingHistoryEntry' });
export type PostingHistoryEntry = z.output<typeof postingHistoryEntry>;
