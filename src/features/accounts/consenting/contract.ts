import { endpoints } from '#kit/endpoint.ts';

const { post } = endpoints('accounts', () => import('./fields.ts'));

export const acceptTerms = post('acceptTerms', '/auth/consent', 'account', {
  summary: 'Agrees to the terms and the privacy notice in the versions that were read.',
  schemas: (f) => ({ body: f.consentInput }),
  problems: ['accounts.terms-changed'],
});
