import { endpoint } from '#shared/endpoint.ts';

export const acceptTerms = endpoint({
  id: 'accounts.acceptTerms',
  method: 'POST',
  path: '/auth/consent',
  access: 'account',
  summary: 'Agrees to the terms and the privacy notice in the versions that were read.',
  schemas: async () => {
    const { z } = await import('zod');
    return { body: (await import('./fields.ts')).consentInput, data: z.object({}) };
  },
  problems: ['accounts.terms-changed'],
});
