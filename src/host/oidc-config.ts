import { z } from 'zod';
import { collator } from '#kit/i18n/formatters.ts';

/** An OpenID Connect provider for signing in. */
export interface OidcProvider {
  /** The variables' name in lower case; part of URLs and stored in the database. */
  id: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Its name on the sign-in button. */
  label: string;
}

const together = 'must be set, too: a provider needs all four of its variables.';

/**
 * Variables of each provider; `<NAME>` is any word of letters and digits. The descriptions generate
 * `docs/configuration.md`.
 */
export const oidcVariables = z.object({
  ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be the address of a provider, https://….' })
    .describe(
      'Address of an OpenID Connect provider (its `issuer`) that candidates can sign in with. Any number of providers, each with a `<NAME>` of letters and digits and all four variables; none: no external sign-in. Register the callback `PUBLIC_URL` + `/api/auth/external/<name>/callback` there, with the name in lower case. `http://…` is only for a test provider on the same machine: nothing is encrypted then.',
    ),
  CLIENT_ID: z.string(together).describe('Client ID of this site at the provider.'),
  CLIENT_SECRET: z.string(together).describe('Client secret of this site at the provider.'),
  LABEL: z
    .string(together)
    .max(40, 'must have at most 40 characters.')
    .describe('Name of the provider on the sign-in button, for example `Google`.'),
});

const variable = /^OIDC_([A-Z0-9]+)_(ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL)$/;

/** Ids reserved for other ways of creating an account (`accounts.registered_through`). */
const taken = new Set(['password', 'admin', 'command']);

/** The configured providers sorted by name, and a message for every error. */
export function readOidcProviders(given: Record<string, string | undefined>): {
  providers: OidcProvider[];
  faults: string[];
} {
  const sets = new Map<string, Record<string, string | undefined>>();
  const faults: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!name.startsWith('OIDC_')) continue;
    const [, provider, part] = variable.exec(name) ?? [];
    if (provider === undefined || part === undefined) faults.push(`${name}: there is no such variable.`);
    else sets.set(provider, { ...sets.get(provider), [part]: value });
  }
  const providers: OidcProvider[] = [];
  for (const [name, values] of [...sets].sort(([a], [b]) => collator('en').compare(a, b))) {
    const id = name.toLowerCase();
    const result = oidcVariables.safeParse(values);
    if (taken.has(id)) faults.push(`OIDC_${name}_ISSUER: ${name} cannot be the name of a provider.`);
    if (!result.success) {
      faults.push(...result.error.issues.map(({ path, message }) => `OIDC_${name}_${path.join('.')}: ${message}`));
      continue;
    }
    const { ISSUER: issuer, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, LABEL: label } = result.data;
    providers.push({ id, issuer, clientId, clientSecret, label });
  }
  return { providers, faults };
}
