import { z } from 'zod';

/** An external provider that people may sign in at. */
export const providerView = z.object({ id: z.string(), label: z.string() }).meta({ id: 'ExternalProvider' });
export type ProviderView = z.output<typeof providerView>;

/** A sign-in at a provider that opens this account. */
export const identityView = z
  .object({ provider: z.string(), label: z.string(), connectedAt: z.string() })
  .meta({ id: 'ExternalIdentity' });
export type IdentityView = z.output<typeof identityView>;

/** An id of the configuration in a path; invalid text is an unknown provider. */
export const providerParam = z.string().transform((text) => (/^[a-z0-9]{1,50}$/.test(text) ? text : ''));
