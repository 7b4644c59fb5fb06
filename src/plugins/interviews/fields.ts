import { z } from 'zod';
import { applicationPosting, selectionInput } from '#features/reviewing/received/fields.ts';
import { localDayField, optionalText, requiredText, webAddress } from '#kit/fields.ts';
import { toE164 } from '#kit/phone.ts';
import { linkTokenQuery, pageMeta, pageQuery } from '#kit/query-fields.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { interviewActs } from './interview-acts.ts';
import {
  interviewNoteMax,
  interviewReasonMax,
  longestSlot,
  maxInvited,
  maxSlots,
  placeMax,
  shortestSlot,
} from './interview-limits.ts';
import { type InterviewPlace, interviewPlaces, interviewSides } from './interview-place.ts';
import { interviewStates } from './interview-state.ts';
import { overlapping, readSlot, type SlotTimes, type WrittenSlot } from './slot-times.ts';

/** Length of `09:30`. */
const clockLength = 5;
const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether day, time and length are valid: otherwise only their own fields have errors. */
const isReadable = ({ day, from, minutes }: WrittenSlot): boolean =>
  localDayField.safeParse(day).success && clockTime.test(from) && minutes >= shortestSlot && minutes <= longestSlot;

/** A time in Belgrade; times that a clock change makes ambiguous or invalid are rejected. */
export const slotInput = z
  .strictObject({
    day: localDayField,
    from: requiredText(clockLength).regex(clockTime),
    minutes: z.number().int().min(shortestSlot).max(longestSlot),
  })
  .superRefine((slot, context) => {
    if (!isReadable(slot)) return;
    const read = readSlot(slot);
    if (typeof read === 'string')
      context.addIssue({
        code: 'custom',
        input: slot.from,
        path: ['from'],
        ...issueCode(`applications.slot-${read}`),
      });
  });
export type SlotInput = z.output<typeof slotInput>;

const slotList = z
  .array(slotInput)
  .min(1)
  .max(maxSlots)
  .superRefine((slots, context) => {
    if (!slots.every(isReadable)) return;
    const read = slots.map(readSlot);
    if (read.some((slot) => typeof slot === 'string')) return;
    for (const place of overlapping(read as SlotTimes[]))
      context.addIssue({
        code: 'custom',
        input: slots[place]?.from,
        path: [place, 'from'],
        ...issueCode('applications.slot-overlaps'),
      });
  });

/** A place as stored: an address unchanged, a number in E.164, a link with https; null when it is invalid. */
const placeOf = (kind: InterviewPlace, text: string): string | null => {
  if (kind === 'address') return text;
  if (kind === 'phone') return toE164(text);
  const link = webAddress.safeParse(text);
  return link.success && link.data.startsWith('https://') ? link.data : null;
};

const isPlace = ({ placeKind, place }: { placeKind: InterviewPlace; place: string }): boolean =>
  place === '' || placeOf(placeKind, place) !== null;

/** Reported together with errors of other fields, as long as kind and place are parsable. */
const placeCheck = (kind: InterviewPlace, code: string) => ({
  path: ['place'],
  ...issueCode(code),
  when: ({ value }: { value: unknown }) => {
    const { placeKind, place } = (value ?? {}) as { placeKind?: unknown; place?: unknown };
    return placeKind === kind && typeof place === 'string';
  },
});

const offer = {
  slots: slotList,
  placeKind: z.enum(interviewPlaces),
  place: requiredText(placeMax),
  note: optionalText(interviewNoteMax),
};

/** `POST /employer/postings/{id}/interviews`: recipients, times and place. */
export const offerInput = selectionInput({
  applicationIds: z.array(z.uuid()).min(1).max(maxInvited).optional(),
  ...offer,
})
  .refine(isPlace, placeCheck('phone', 'phone'))
  .refine(isPlace, placeCheck('link', 'applications.place-link'))
  .transform((input) => ({ ...input, place: placeOf(input.placeKind, input.place) ?? input.place }));
export type OfferInput = z.output<typeof offerInput>;

/** The fields of the window, which already knows the recipients. */
export const offerForm = z
  .object(offer)
  .refine(isPlace, placeCheck('phone', 'phone'))
  .refine(isPlace, placeCheck('link', 'applications.place-link'));
export type OfferForm = z.input<typeof offerForm>;

export const moreSlotsInput = z.strictObject({ slots: slotList });
export type MoreSlotsForm = z.input<typeof moreSlotsInput>;

export const callOffInput = z.strictObject({ reason: optionalText(interviewReasonMax) });

/** A candidate's answer; the time is required to choose one. */
export const interviewAnswerInput = z
  .object({
    act: z.enum(interviewActs).default('choose'),
    slotId: z.union([z.literal(''), z.uuid()]).default(''),
    reason: optionalText(interviewReasonMax),
  })
  .refine(({ act, slotId }) => act !== 'choose' || slotId !== '', {
    path: ['slotId'],
    ...issueCode('applications.slot-missing'),
  });
export type InterviewAnswerForm = z.input<typeof interviewAnswerInput>;
export type InterviewAnswer = z.output<typeof interviewAnswerInput>;

export const interviewTokenParams = z.object({ token: linkTokenQuery() });

const slotTimes = { id: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() };
const placeFacts = {
  placeKind: z.enum(interviewPlaces),
  place: z.string(),
  /** Readable form: a phone number in its usual format. */
  placeText: z.string(),
  note: z.string(),
};

/** An interview as shown to the candidate: never includes other invited people. */
export const candidateInterview = z
  .object({
    id: z.string(),
    positionTitle: z.string(),
    company: z.string(),
    ...placeFacts,
    state: z.enum(interviewStates),
    /** Times that can be chosen now, excluding the chosen one. */
    free: z.array(z.object(slotTimes)),
    chosen: z.object(slotTimes).nullable(),
    /** Whether the chosen time can still be changed. */
    movable: z.boolean(),
    /** Whether the candidate has said that no time suits. */
    unsuited: z.boolean(),
    cancelledBy: z.enum(interviewSides).nullable(),
    reason: z.string(),
    /** Path of its calendar file; null without a current chosen time. */
    calendar: z.string().nullable(),
  })
  .meta({ id: 'CandidateInterview' });
export type CandidateInterview = z.output<typeof candidateInterview>;

const employerInterview = z.object({
  id: z.string(),
  applicationId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  erased: z.boolean(),
  state: z.enum(interviewStates),
  chosen: z.object(slotTimes).nullable(),
  unsuited: z.boolean(),
  cancelledBy: z.enum(interviewSides).nullable(),
  reason: z.string(),
  calendar: z.string().nullable(),
});
export type EmployerInterview = z.output<typeof employerInterview>;

/** A round as shown to its company. */
export const interviewRound = z
  .object({
    id: z.string(),
    ...placeFacts,
    createdAt: z.iso.datetime(),
    cancelled: z.boolean(),
    slots: z.array(
      z.object({
        ...slotTimes,
        /** Whether it has begun. */
        past: z.boolean(),
        /** Id of the interview that has it; null while it is free. */
        takenBy: z.string().nullable(),
      }),
    ),
    interviews: z.array(employerInterview),
  })
  .meta({ id: 'InterviewRound' });
export type InterviewRound = z.output<typeof interviewRound>;

/** Lenient like every list query. */
export const interviewsQuery = z.object({
  application: z.uuid().optional().catch(undefined).describe('Only rounds with this application.'),
  ...pageQuery,
});
export type InterviewsQuery = z.output<typeof interviewsQuery>;

export const interviewsMeta = pageMeta.extend({
  posting: applicationPosting,
  /** The company's future times that are open or chosen, of all postings, to warn of overlaps. */
  busy: z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
});
export type InterviewsMeta = z.output<typeof interviewsMeta>;

/** Why somebody was not invited. */
export const notInvitedReasons = ['withdrawn', 'erased', 'has-interview'] as const;

export const offerAnswer = z.object({
  round: interviewRound,
  notInvited: z.array(
    z.object({
      applicationId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      reason: z.enum(notInvitedReasons),
    }),
  ),
});
export type OfferAnswer = z.output<typeof offerAnswer>;
