import { z } from 'zod';
import { maxSelected } from '#features/applying/application-type.ts';
import { selectionInput } from '#features/reviewing/received/fields.ts';
import { oneLine } from '#kit/fields.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { messageLimits } from './message-limits.ts';
import { deliveries, excludedReasons, messageSides, undelivered } from './message-state.ts';
import { unknownPlaceholders } from './placeholders.ts';

/** Allows only known placeholders; reports the first unknown one. */
const knownPlaceholders = (text: string, context: z.RefinementCtx): void => {
  const [name] = unknownPlaceholders(text);
  if (name === undefined) return;
  context.addIssue({ code: 'custom', input: text, ...issueCode('placeholder', { name }) });
};

/** The text of a message, with normalised line breaks. */
const messageText = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1).max(messageLimits.body));

/** A single line: several lines are rejected, because the recipient would get something else. */
const subjectField = z
  .string()
  .trim()
  .min(1)
  .max(messageLimits.subject)
  .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), issueCode('one-line'))
  .superRefine(knownPlaceholders);

const content = { subject: subjectField, body: messageText.superRefine(knownPlaceholders) };

/** `POST /employer/applications/{id}/messages`: placeholders are filled in for the recipient. */
export const messageInput = z.strictObject(content);
export type MessageInput = z.output<typeof messageInput>;

/** `POST /employer/postings/{id}/messages`: the given applications, or all that match the filters of a list. */
export const groupMessageInput = selectionInput(content);
export type GroupMessageInput = z.output<typeof groupMessageInput>;

export const previewInput = selectionInput({
  ...content,
  place: z.number().int().min(1).max(maxSelected),
});
export type PreviewInput = z.output<typeof previewInput>;

const excludedCount = z.object({ reason: z.enum(excludedReasons), count: z.number().int() });
export type ExcludedCount = z.output<typeof excludedCount>;

/** The message as one of the recipients will get it. */
export const messagePreview = z
  .object({
    /** From 1, newest application first; with `total` 0 nobody will get it, and the rest is empty. */
    place: z.number().int(),
    total: z.number().int(),
    name: z.string(),
    subject: z.string(),
    body: z.string(),
    /** Reply address; empty when the company has no valid one. */
    replyTo: z.string(),
    leftOut: z.array(excludedCount),
  })
  .meta({ id: 'MessagePreview' });
export type MessagePreview = z.output<typeof messagePreview>;

/** How many will get a message, and who is excluded. */
export const sentMessage = z
  .object({
    id: z.string(),
    recipients: z.number().int(),
    leftOut: z.array(
      z.object({
        applicationId: z.string(),
        /** Empty for an erased person. */
        name: z.string(),
        reason: z.enum(excludedReasons),
      }),
    ),
  })
  .meta({ id: 'SentMessage' });
export type SentMessage = z.output<typeof sentMessage>;

/** A message of an application, as one of the two sides reads it. */
export const threadMessage = z
  .object({
    id: z.string(),
    side: z.enum(messageSides),
    /** Empty for a candidate's message. */
    subject: z.string(),
    body: z.string(),
    /** The member who wrote it, visible to the company only; null when their account was deleted. */
    author: z.string().nullable(),
    at: z.iso.datetime(),
    /** Local days since then, 0 = today. */
    daysAgo: z.number().int(),
    /** Whether it was unread before this request. */
    unread: z.boolean(),
    /** Delivery of its mail, visible to the company only. */
    delivery: z
      .object({
        state: z.enum(deliveries),
        why: z.enum(undelivered).nullable(),
        /** When it is retried, or was sent. */
        at: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ThreadMessage' });
export type ThreadMessage = z.output<typeof threadMessage>;

/** Why no message can be written; null if one can. `nothing-yet`: candidates can only reply. */
const closedReasons = ['withdrawn', 'erased', 'company-gone', 'nothing-yet'] as const;

export const thread = z
  .object({
    /** Oldest first. */
    messages: z.array(threadMessage),
    /** Whether the application was sent without an account: guests can only reply by mail. */
    guest: z.boolean(),
    closed: z.enum(closedReasons).nullable(),
    /** Whether the reader may write: neither of the above applies, and a company's member has the right to. */
    mayWrite: z.boolean(),
  })
  .meta({ id: 'MessageThread' });
export type Thread = z.output<typeof thread>;

export const answerInput = z.strictObject({ body: messageText });
export type AnswerInput = z.output<typeof answerInput>;

const templateShape = { name: oneLine(messageLimits.templateName), ...content };

export const templateInput = z.strictObject(templateShape);
export type TemplateInput = z.output<typeof templateInput>;

/** Replaces the version that was read. */
export const changedTemplate = z.strictObject({ ...templateShape, version: z.number().int().min(1) });

export const messageTemplate = z
  .object({
    id: z.string(),
    name: z.string(),
    subject: z.string(),
    body: z.string(),
    version: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'MessageTemplate' });
export type MessageTemplate = z.output<typeof messageTemplate>;
