import { endpoints } from '#kit/endpoint.ts';

const { get, del } = endpoints('accounts', () => import('./fields.ts'));

export const listSessions = get('listSessions', '/auth/sessions', 'account', {
  summary: 'The caller’s running sessions, last used first.',
  schemas: (f, z) => ({ data: z.array(f.sessionView) }),
});

export const endSessions = del('endSessions', '/auth/sessions', 'account', {
  summary: 'Signs the caller out everywhere, here too, and clears the refresh cookie.',
});

export const endSession = del('endSession', '/auth/sessions/{id:uuid}', 'account', {
  summary: 'Ends one of the caller’s running sessions; the refresh cookie is cleared when it is the calling one.',
  problems: ['not-found'],
});
