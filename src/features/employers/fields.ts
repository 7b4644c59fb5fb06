import { z } from 'zod';

/** How often and how fast a company answers applicants (rules.md#reply-promise). */
export const replyFigures = z
  .object({
    /** Share of ended applications that were answered, in whole percent. */
    answeredPercent: z.number().int(),
    /** Median of whole days from application to first answer; null when none was answered. */
    medianDays: z.number().int().nullable(),
    /** Share of the applications to ended postings that got a result, in whole percent; null for too few, and none. */
    resultPercent: z.number().int().nullable(),
  })
  .meta({ id: 'ReplyFigures' });
export type ReplyFigures = z.output<typeof replyFigures>;

/** A step by which a company chooses among applicants. */
export const selectionStep = z.object({
  title: z.string(),
  /** How many days it usually takes; null where the company does not say. */
  days: z.number().int().nullable(),
});
export type SelectionStep = z.output<typeof selectionStep>;

/** The company as shown on a posting's page. */
export const employerCard = z
  .object({
    id: z.number().int(),
    company: z.string(),
    /** URL of the logo. */
    logo: z.string().nullable(),
    verified: z.boolean(),
    shortDescription: z.string(),
    location: z.string(),
    postal: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    pib: z.string().nullable(),
    registrationNumber: z.string().nullable(),
    activePostings: z.number().int(),
    selectionSteps: z.array(selectionStep),
    /** Null until enough applications have ended. */
    replies: replyFigures.nullable(),
  })
  .meta({ id: 'EmployerCard' });
export type EmployerCard = z.output<typeof employerCard>;
