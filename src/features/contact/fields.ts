import { z } from 'zod';

/** The provider's public data. */
export const contactAnswer = z.object({ email: z.string() }).meta({ id: 'Contact' });
