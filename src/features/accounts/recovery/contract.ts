import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('accounts', () => import('./fields.ts'));

export const sendVerification = post('sendVerification', '/services/email/verify/send', 'public', {
  summary:
    'Emails the link that verifies an address, if it has an account that needs it. Answers the same for every address.',
  schemas: (f) => ({ body: f.verificationInput, data: f.instructionsAnswer }),
  status: 202,
  problems: ['too-many-requests'],
});

export const verifyEmail = post('verifyEmail', '/services/email/verify', 'public', {
  summary: 'Verifies an address by the token of the email; valid once, for 24 hours.',
  schemas: (f) => ({ body: f.verifyEmailInput, data: f.recoveredAnswer }),
  problems: ['accounts.token-invalid'],
});

export const requestPasswordReset = post('requestPasswordReset', '/services/password/reset/request', 'public', {
  summary:
    'Emails the link with which a new password is set, if the address has an account. Answers the same for every address.',
  schemas: (f) => ({ body: f.instructionsInput, data: f.instructionsAnswer }),
  status: 202,
  problems: ['too-many-requests'],
});

export const resetPassword = post('resetPassword', '/services/password/reset/update', 'public', {
  summary:
    'Sets a new password by the token of the email; valid once, for one hour. Ends all sessions of the account and verifies its address.',
  schemas: (f) => ({ body: f.resetPasswordInput, data: f.recoveredAnswer }),
  problems: ['accounts.token-invalid'],
});

export const checkPasswordToken = get('checkPasswordToken', '/services/password/token/valid', 'public', {
  summary: 'Whether a link for a new password is still valid; changes nothing.',
  schemas: (f) => ({ query: f.tokenQuery, data: f.tokenAnswer }),
});
