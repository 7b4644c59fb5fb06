import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

const instructions = async () => {
  const f = await fields();
  return { body: f.instructionsInput, data: f.instructionsAnswer };
};

export const sendVerification = endpoint({
  id: 'accounts.sendVerification',
  method: 'POST',
  path: '/services/email/verify/send',
  access: 'public',
  summary:
    'Emails the link that verifies an address, if it has an account that needs it. Answers the same for every address.',
  schemas: async () => ({ ...(await instructions()), body: (await fields()).verificationInput }),
  status: 202,
  problems: ['too-many-requests'],
});

export const verifyEmail = endpoint({
  id: 'accounts.verifyEmail',
  method: 'POST',
  path: '/services/email/verify',
  access: 'public',
  summary: 'Verifies an address by the token of the email; valid once, for 24 hours.',
  schemas: async () => {
    const f = await fields();
    return { body: f.verifyEmailInput, data: f.recoveredAnswer };
  },
  problems: ['accounts.token-invalid'],
});

export const requestPasswordReset = endpoint({
  id: 'accounts.requestPasswordReset',
  method: 'POST',
  path: '/services/password/reset/request',
  access: 'public',
  summary:
    'Emails the link with which a new password is set, if the address has an account. Answers the same for every address.',
  schemas: instructions,
  status: 202,
  problems: ['too-many-requests'],
});

export const resetPassword = endpoint({
  id: 'accounts.resetPassword',
  method: 'POST',
  path: '/services/password/reset/update',
  access: 'public',
  summary:
    'Sets a new password by the token of the email; valid once, for one hour. Ends all sessions of the account and verifies its address.',
  schemas: async () => {
    const f = await fields();
    return { body: f.resetPasswordInput, data: f.recoveredAnswer };
  },
  problems: ['accounts.token-invalid'],
});

export const checkPasswordToken = endpoint({
  id: 'accounts.checkPasswordToken',
  method: 'GET',
  path: '/services/password/token/valid',
  access: 'public',
  summary: 'Whether a link for a new password is still valid; changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { query: f.tokenQuery, data: f.tokenAnswer };
  },
});
