import { z } from 'zod';
import { codeLabel } from '#kit/fields.ts';
import { languages } from '#kit/i18n/language.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';

/**
 * States of a mail; `kept` when no mail is sent at all, `withheld` when the recipient has unsubscribed or left
 * meanwhile, `held` since the site was restored from a backup.
 */
export const mailLogStates = ['queued', 'sent', 'retrying', 'failed', 'kept', 'withheld', 'held'] as const;
export type MailLogState = (typeof mailLogStates)[number];

export const mailsQuery = z.object({
  ...pageQuery,
  q: textQuery(254).describe("Part of the recipient's address, or the whole id of a mail."),
  state: codeQuery(mailLogStates),
  template: textQuery(100).describe('Name of an occasion; an unknown one does not filter.'),
});
export type MailsQuery = z.output<typeof mailsQuery>;

/** An instant with the number of local days since then. */
const instantView = z.object({ at: z.iso.datetime(), daysAgo: z.number().int() });
export type MailInstant = z.output<typeof instantView>;

export const mailRow = z.object({
  id: z.uuid(),
  template: z.string(),
  /** Empty when it was deleted. */
  recipient: z.string(),
  state: z.enum(mailLogStates),
  /** Number of attempts begun. */
  attempts: z.number().int(),
  created: instantView,
  /** Whether it can be sent immediately. */
  resendable: z.boolean(),
});
export type MailRowView = z.output<typeof mailRow>;

export const mailsMeta = pageMeta.extend({
  counts: z.object({
    sentToday: z.number().int(),
    waiting: z.number().int(),
    retrying: z.number().int(),
    failedToday: z.number().int(),
  }),
  /** All mail templates. */
  templates: z.array(codeLabel),
  /** False: no mail is sent. */
  sends: z.boolean(),
  lastSent: instantView.nullable(),
  /** Whether the newest attempt met a server that was unavailable or silent. */
  disturbed: z.boolean(),
  /** Number of mails held back since the site was restored from a backup. */
  held: z.number().int(),
  /** Maximum number of attempts per mail. */
  maxAttempts: z.number().int(),
  /** Progress of digital agents' mails. */
  agents: z.object({
    /** Number of agents with something to send, of those that are due, and since when. */
    waiting: z.number().int(),
    due: z.number().int(),
    oldestDue: instantView.nullable(),
    queued: z.number().int(),
    retrying: z.number().int(),
    failedToday: z.number().int(),
    /** Maximum number of agents' mails per minute. */
    perMinute: z.number().int(),
  }),
  now: z.iso.datetime(),
});
export type MailsMeta = z.output<typeof mailsMeta>;

export const mailView = mailRow.extend({
  messageId: z.string(),
  from: z.string(),
  replyTo: z.string().nullable(),
  language: z.enum(languages),
  accountId: z.uuid().nullable(),
  subject: z.string().nullable(),
  /** Null, and why: not rendered yet, for the recipient alone, deleted. */
  content: z.object({ html: z.string(), plain: z.string() }).nullable(),
  contentMissing: z.enum(['not-yet', 'secret', 'forgotten']).nullable(),
  tries: z.array(
    z.object({
      moment: instantView,
      outcome: z.enum(['sent', 'temporary', 'permanent']),
      responseCode: z.number().int().nullable(),
      error: z.string().nullable(),
    }),
  ),
  nextAttempt: instantView.nullable(),
  sent: instantView.nullable(),
  /** When a link of it was first opened. */
  opened: instantView.nullable(),
});
export type MailView = z.output<typeof mailView>;
