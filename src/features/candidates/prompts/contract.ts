import { endpoints } from '#kit/endpoint.ts';

const { del } = endpoints('candidates');

export const dismissPrompt = del('dismissPrompt', '/candidate/prompts/{kind}', 'jobseeker', {
  summary: 'Hides a suggestion of the home page permanently, on all devices. Repeating it changes nothing.',
  schemas: (_, z) => ({ params: z.object({ kind: z.string().max(40) }) }),
  problems: ['not-found'],
});
