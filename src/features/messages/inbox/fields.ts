import { z } from 'zod';
import { codeQuery, pageMeta, pageQuery } from '#kit/query-fields.ts';
import { messageSides } from '../message-state.ts';
import { threadStates } from './thread-states.ts';

export const threadsQuery = z.object({ ...pageQuery, state: codeQuery(threadStates) });
export const ownThreadsQuery = z.object({ ...pageQuery, state: codeQuery(['unread']) });

/** The messages of an application, with the last one. */
export const threadRow = z
  .object({
    /** Id of the application. */
    id: z.string(),
    positionTitle: z.string(),
    /** The other side: the applicant or the company; empty when the applicant's data are erased. */
    other: z.string(),
    side: z.enum(messageSides).describe('Who has written last.'),
    /** The beginning of the last message. */
    excerpt: z.string(),
    /** When it was written, with the number of local days since then. */
    last: z.object({ at: z.iso.datetime(), daysAgo: z.number().int() }),
    /** How many of the other side's messages were not read on the site. */
    unread: z.number().int(),
    /** Whether the applicant has written since the company's last answer. */
    awaitingReply: z.boolean(),
  })
  .meta({ id: 'MessageThreadRow' });
export type ThreadRow = z.output<typeof threadRow>;
export const threadRows = z.array(threadRow);
export const threadsMeta = pageMeta;
