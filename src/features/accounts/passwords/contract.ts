import { endpoints } from '#kit/endpoint.ts';

const { post } = endpoints('accounts', () => import('./fields.ts'));

export const changePassword = post('changePassword', '/auth/password', 'account', {
  summary:
    'Changes the caller’s password, or adds one to an account that has none and was signed in to in the last five minutes; ends the other sessions.',
  schemas: (f) => ({ body: f.changePasswordInput }),
  problems: ['accounts.sign-in-again', 'too-many-requests'],
});
