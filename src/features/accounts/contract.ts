import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const login = endpoint({
  id: 'accounts.login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Signs in with a password; also sets the rotating refresh cookie.',
  schemas: async () => {
    const f = await fields();
    return { body: f.loginInput, data: f.loginAnswer };
  },
  problems: [
    'accounts.wrong-credentials',
    'accounts.email-not-verified',
    'accounts.blocked',
    'accounts.foreign-origin',
    'too-many-requests',
  ],
});

export const refresh = endpoint({
  id: 'accounts.refresh',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Exchanges the refresh cookie for a new access token and rotates the cookie.',
  schemas: async () => ({ data: (await fields()).refreshAnswer }),
  problems: ['accounts.session-ended', 'accounts.foreign-origin'],
});

export const logout = endpoint({
  id: 'accounts.logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'Ends the session of the refresh cookie; without one it does nothing.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.object({}) };
  },
  problems: ['accounts.foreign-origin'],
});

export const me = endpoint({
  id: 'accounts.me',
  method: 'GET',
  path: '/auth/me',
  access: 'account',
  summary: 'Who is signed in.',
  schemas: async () => ({ data: (await fields()).meAnswer }),
});
