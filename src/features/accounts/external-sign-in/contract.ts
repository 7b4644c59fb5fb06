import { endpoints } from '#kit/endpoint.ts';

const { get, post, del } = endpoints('accounts', () => import('../identity-fields.ts'));

/** Address for signing in with a provider: a page to navigate to, not an API endpoint. */
export const externalSignInPath = (provider: string, redirectUrl: string | null): string =>
  `/api/auth/external/${encodeURIComponent(provider)}${
    redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : ''
  }`;

/** Callback path of a provider, below `/api`; registered with the provider. */
export const externalCallbackPath = (provider: string): string =>
  `/auth/external/${encodeURIComponent(provider)}/callback`;

export const listProviders = get('listProviders', '/auth/providers', 'public', {
  summary: 'The external providers (OpenID Connect) that candidates may sign in at; empty when none is configured.',
  schemas: (f, z) => ({ data: z.array(f.providerView) }),
  sameFor: 'guests',
});

export const linkIdentity = post('linkIdentity', '/auth/external/{provider}/link', 'jobseeker', {
  summary:
    'Answers the address, valid for two minutes, at which connecting the caller’s account with a provider begins.',
  schemas: (f, z) => ({
    params: z.object({ provider: f.providerParam }),
    data: z.object({ url: z.string() }),
  }),
  problems: ['not-found'],
});

export const unlinkIdentity = del('unlinkIdentity', '/auth/external/{provider}', 'jobseeker', {
  summary: 'Disconnects the caller’s account from a provider; refused while the account has no password.',
  schemas: (f, z) => ({ params: z.object({ provider: f.providerParam }) }),
  problems: ['not-found', 'accounts.password-needed'],
});
