import { endpoint } from '#shared/endpoint.ts';

const nothing = async () => {
  const { z } = await import('zod');
  return { data: z.object({}) };
};

export const listSessions = endpoint({
  id: 'accounts.listSessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'account',
  summary: 'The caller’s running sessions, last used first.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array((await import('./fields.ts')).sessionView) };
  },
});

export const endSessions = endpoint({
  id: 'accounts.endSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'account',
  summary: 'Signs the caller out everywhere, here too, and clears the refresh cookie.',
  schemas: nothing,
});

export const endSession = endpoint({
  id: 'accounts.endSession',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'account',
  summary:
    'Ends one of the caller’s running sessions; the refresh cookie is cleared when it is the calling one.',
  schemas: async () => {
    const { z } = await import('zod');
    const { uuidParam } = await import('#shared/query-fields.ts');
    return { params: z.object({ id: uuidParam }), data: z.object({}) };
  },
  problems: ['not-found'],
});
