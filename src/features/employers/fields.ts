import { z } from 'zod';

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
  })
  .meta({ id: 'EmployerCard' });
export type EmployerCard = z.output<typeof employerCard>;
