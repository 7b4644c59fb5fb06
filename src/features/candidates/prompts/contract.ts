import { endpoint } from '#shared/endpoint.ts';

export const dismissPrompt = endpoint({
  id: 'candidates.dismissPrompt',
  method: 'DELETE',
  path: '/candidate/prompts/{kind}',
  access: 'jobseeker',
  summary: 'Hides a suggestion of the home page permanently, on all devices. Repeating it changes nothing.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: z.object({ kind: z.string().max(40) }), data: z.object({}) };
  },
  problems: ['not-found'],
});
