import { z } from 'zod';

const number = z.number().int().min(0);

/** Version numbers of the texts that the person read. */
export const consentInput = z.strictObject({ terms: number, privacy: number });
export type ConsentInput = z.output<typeof consentInput>;
