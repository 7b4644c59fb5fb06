import { z } from 'zod';
import { codeQuery, pageMeta, pageQuery } from '#kit/query-fields.ts';
import {
  announcementAudiences,
  announcementLength,
  announcementLevels,
  announcementStates,
} from './announcement-kinds.ts';

const line = z
  .string()
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(z.string().min(1).max(announcementLength));

/** Local time in Belgrade, `2026-12-01T09:00`. */
const written = z
  .string()
  .min(1)
  .max(40)
  .regex(/^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/);

const fields = {
  level: z.enum(announcementLevels),
  audience: z.enum(announcementAudiences),
  /** Links are written as `[label](address)`. */
  textSr: line,
  textEn: line,
  startsAt: written,
  endsAt: written,
};

export const announcementInput = z.strictObject(fields);
export type AnnouncementInput = z.output<typeof announcementInput>;
export type AnnouncementForm = z.input<typeof announcementInput>;

const version = z.number().int().min(1);
export const announcementChange = z.strictObject({ ...fields, version });
export type AnnouncementChange = z.output<typeof announcementChange>;

export const announcementsQuery = z.object({ ...pageQuery, state: codeQuery(announcementStates) });
export type AnnouncementsQuery = z.output<typeof announcementsQuery>;

export const announcementView = z
  .object({
    id: z.number().int(),
    ...fields,
    /** `startsAt` and `endsAt` as instants. */
    starts: z.iso.datetime(),
    ends: z.iso.datetime(),
    state: z.enum(announcementStates),
    version: z.number().int(),
  })
  .meta({ id: 'Announcement' });
export type AnnouncementView = z.output<typeof announcementView>;

export const announcementsMeta = pageMeta.extend({
  counts: z.object({
    planned: z.number().int(),
    shown: z.number().int(),
    over: z.number().int(),
  }),
});
export type AnnouncementsMeta = z.output<typeof announcementsMeta>;

/** Notices shown above a page. */
export const notices = z
  .object({
    announcements: z.array(
      z.object({
        /** Changes with the text, so that a dismissed announcement reappears after an edit. */
        key: z.string(),
        level: z.enum(announcementLevels),
        text: z.string(),
      }),
    ),
    /** Texts that the account is asked to accept; null when there are none. */
    consent: z
      .object({
        /** Texts to accept. */
        texts: z.array(z.enum(['terms', 'privacy'])),
        terms: z.number().int(),
        privacy: z.number().int(),
      })
      .nullable(),
    /** Seconds until the response changes with time alone; null when it does not. */
    seconds: z.number().int().nullable(),
  })
  .meta({ id: 'Notices' });
export type Notices = z.output<typeof notices>;
