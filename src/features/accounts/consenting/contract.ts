import { endpoints } from '#kit/endpoint.ts';

const { post } = endpoints('accounts');

export const acceptTerms = post('acceptTerms', '/auth/consent', 'account', {
  summary: 'Agrees to the terms and the privacy notice in the versions that were read.',
  schemas: (_, z) => ({ body: z.strictObject({ terms: z.number().int().min(0), privacy: z.number().int().min(0) }) }),
  problems: ['accounts.terms-changed'],
});
