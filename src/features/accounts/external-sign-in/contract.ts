import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');
const providerParams = async () => {
  const { z } = await import('zod');
  return z.object({ provider: (await fields()).providerParam });
};

/** Address of a provider's sign-in: a page to go to, not an endpoint to call. */
export const externalSignInPath = (provider: string, redirectUrl: string | null): string =>
  `/api/auth/external/${encodeURIComponent(provider)}${
    redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : ''
  }`;

/** Where a provider sends people back to, below `/api`; registered there. */
export const externalCallbackPath = (provider: string): string =>
  `/auth/external/${encodeURIComponent(provider)}/callback`;

export const listProviders = endpoint({
  id: 'accounts.listProviders',
  method: 'GET',
  path: '/auth/providers',
  access: 'public',
  sameFor: 'guests',
  summary:
    'The external providers (OpenID Connect) that candidates may sign in at; empty when none is configured.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array((await fields()).providerView) };
  },
});

export const linkIdentity = endpoint({
  id: 'accounts.linkIdentity',
  method: 'POST',
  path: '/auth/external/{provider}/link',
  access: 'jobseeker',
  summary:
    'Answers the address, valid for two minutes, at which connecting the caller’s account with a provider begins.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await providerParams(), data: z.object({ url: z.string() }) };
  },
  problems: ['not-found'],
});

export const unlinkIdentity = endpoint({
  id: 'accounts.unlinkIdentity',
  method: 'DELETE',
  path: '/auth/external/{provider}',
  access: 'jobseeker',
  summary: 'Disconnects the caller’s account from a provider; refused while the account has no password.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await providerParams(), data: z.object({}) };
  },
  problems: ['not-found', 'accounts.password-needed'],
});
