import { z } from 'zod';

const number = z.number().int().min(0);

/** Numbers of the versions that were read. */
export const consentInput = z.strictObject({ terms: number, privacy: number });
export type ConsentInput = z.output<typeof consentInput>;
