import { endpoint, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listMails = endpoint({
  id: 'administration.listMails',
  method: 'GET',
  path: '/admin/mails',
  access: 'admin',
  summary: 'The email log, newest first, with counts of what was sent, is queued and failed.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.mailsQuery, data: z.array(f.mailRow), meta: f.mailsMeta };
  },
});

export const getMail = endpoint({
  id: 'administration.getMail',
  method: 'GET',
  path: '/admin/mails/{id}',
  access: 'admin',
  summary: 'An email with its attempts and, where it may be read, its content.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).mailView }),
  problems: ['administration.mail-not-found'],
});

export const resendMail = endpoint({
  id: 'administration.resendMail',
  method: 'POST',
  path: '/admin/mails/{id}/resend',
  access: 'admin',
  summary: 'Has an email that is queued or was given up retried at once.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await uuidParams(), body: z.strictObject({}), data: z.object({}) };
  },
  problems: ['administration.mail-not-found', 'administration.mail-not-resendable'],
});
