import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('accounts', () => import('./fields.ts'));

export const login = post('login', '/auth/login', 'public', {
  summary: 'Signs in with a password; also sets the rotating refresh cookie.',
  schemas: (f) => ({ body: f.loginInput, data: f.loginAnswer }),
  problems: [
    'accounts.wrong-credentials',
    'accounts.email-not-verified',
    'accounts.blocked',
    'accounts.foreign-origin',
    'too-many-requests',
  ],
});

export const refresh = post('refresh', '/auth/refresh', 'public', {
  summary: 'Exchanges the refresh cookie for a new access token and rotates the cookie.',
  schemas: (f) => ({ data: f.refreshAnswer }),
  problems: ['accounts.session-ended', 'accounts.foreign-origin'],
});

export const logout = post('logout', '/auth/logout', 'public', {
  summary: 'Ends the session of the refresh cookie; without one it does nothing.',
  problems: ['accounts.foreign-origin'],
});

export const me = get('me', '/auth/me', 'account', {
  summary: 'Who is signed in.',
  schemas: (f) => ({ data: f.meAnswer }),
});
