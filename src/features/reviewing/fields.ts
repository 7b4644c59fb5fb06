import { z } from 'zod';
import { applicationStatuses } from '#features/applying/application-type.ts';
import { maxNoteLength } from './note-length.ts';
import { selectionInput } from './received/fields.ts';
import { applicationHistory } from './received/review-events.ts';

/**
 * Who did it: a member by name or address; `gone` when that account was deleted, `other` for the candidate and the
 * system.
 */
const eventActor = z.object({ kind: z.enum(['member', 'gone', 'other']), name: z.string() });

/** An event of an application, visible to the members of the company. */
export const applicationEvent = z
  .object({
    id: z.string(),
    event: z.enum(applicationHistory),
    /** The new status. */
    status: z.enum(applicationStatuses).nullable(),
    actor: eventActor,
    at: z.iso.datetime(),
    /** Local days since then, 0 = today. */
    daysAgo: z.number().int(),
  })
  .meta({ id: 'ApplicationEvent' });
export type ApplicationEvent = z.output<typeof applicationEvent>;

export const applicationEventsMeta = z.object({
  /** Number of events older than the returned ones. */
  older: z.number().int(),
});
export type ApplicationEventsMeta = z.output<typeof applicationEventsMeta>;

/** The company's note about an application. */
export const applicationNote = z
  .object({
    /** Empty: there is no note. */
    text: z.string(),
    /** 0 before the first note. */
    version: z.number().int(),
    actor: eventActor,
    updatedAt: z.iso.datetime().nullable(),
    daysAgo: z.number().int(),
  })
  .meta({ id: 'ApplicationNote' });
export type ApplicationNote = z.output<typeof applicationNote>;

export const applicationNoteInput = z.strictObject({
  /** Empty clears the note. */
  text: z.string().trim().max(maxNoteLength),
  /** The version on which the edit is based. */
  version: z.number().int().min(0).max(2_147_483_647),
});
export type NoteForm = z.input<typeof applicationNoteInput>;

/** Temporary address of an archive, valid for a minute. */
export const archiveLink = z.object({ url: z.string() });

export const archiveInput = selectionInput({});

export const selectedArchive = archiveLink.extend({
  /** Number of applications in the archive. */
  applications: z.number().int(),
  /** Number of selected applications that are withdrawn or erased, and so excluded. */
  leftOut: z.number().int(),
});

export const sortApplicationInput = z.strictObject({ status: z.enum(applicationStatuses) });

/** The previous status of an application, and who set it: another member may have been faster. */
export const sortedBefore = z.object({
  before: z.enum(applicationStatuses),
  /** Null when nobody had sorted it, or that account was deleted. */
  by: z.string().nullable(),
});

/** Sorts several at once; with `from` only those that still have this status. */
export const sortSelectionInput = selectionInput(
  { to: z.enum(applicationStatuses), from: z.enum(applicationStatuses).optional() },
  'required',
);

/** Changed applications by their previous status, for undoing. */
export const sortedSelection = z.object({
  count: z.number().int(),
  before: z.array(z.object({ status: z.enum(applicationStatuses), applicationIds: z.array(z.string()) })),
});
export type SortedSelection = z.output<typeof sortedSelection>;
