import { z } from 'zod';

/** An external provider available for sign-in. */
export const providerView = z.object({ id: z.string(), label: z.string() }).meta({ id: 'ExternalProvider' });
export type ProviderView = z.output<typeof providerView>;

/** A provider identity connected to this account. */
export const identityView = z
  .object({ provider: z.string(), label: z.string(), connectedAt: z.string() })
  .meta({ id: 'ExternalIdentity' });
export type IdentityView = z.output<typeof identityView>;

/** Id of a configured provider in a path; invalid text is treated as an unknown provider. */
export const providerParam = z.string().transform((text) => (/^[a-z0-9]{1,50}$/.test(text) ? text : ''));
