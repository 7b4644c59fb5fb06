import { endpoint } from '#shared/endpoint.ts';

export const changePassword = endpoint({
  id: 'accounts.changePassword',
  method: 'POST',
  path: '/auth/password',
  access: 'account',
  summary:
    'Changes the caller’s password, or adds one to an account that has none and was signed in to in the last five minutes; ends the other sessions.',
  schemas: async () => {
    const { z } = await import('zod');
    return { body: (await import('./fields.ts')).changePasswordInput, data: z.object({}) };
  },
  problems: ['accounts.sign-in-again', 'too-many-requests'],
});
