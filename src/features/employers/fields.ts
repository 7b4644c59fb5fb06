import { z } from 'zod';

/** How a company answers those who apply (rules.md#reply-promise). */
export const replyFigures = z
  .object({
    /** Ended applications that were answered, in whole percents. */
    answeredPercent: z.number().int(),
    /** Whole days from application to the first answer, the median; null while none was answered. */
    medianDays: z.number().int().nullable(),
  })
  .meta({ id: 'ReplyFigures' });
export type ReplyFigures = z.output<typeof replyFigures>;

/** The company on the page of a posting. */
export const employerCard = z
  .object({
    id: z.number().int(),
    company: z.string(),
    /** Address of its logo. */
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
    /** Null until enough of its applications have ended. */
    replies: replyFigures.nullable(),
  })
  .meta({ id: 'EmployerCard' });
export type EmployerCard = z.output<typeof employerCard>;
