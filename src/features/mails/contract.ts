import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('administration', () => import('./fields.ts'));

export const listMails = get('listMails', '/admin/mails', 'admin', {
  summary: 'The email log, newest first, with counts of what was sent, is queued and failed.',
  schemas: (f, z) => ({ query: f.mailsQuery, data: z.array(f.mailRow), meta: f.mailsMeta }),
});

export const getMail = get('getMail', '/admin/mails/{id:uuid}', 'admin', {
  summary: 'An email with its attempts and, where it may be read, its content.',
  schemas: (f) => ({ data: f.mailView }),
  problems: ['administration.mail-not-found'],
});

export const resendMail = post('resendMail', '/admin/mails/{id:uuid}/resend', 'admin', {
  summary: 'Has an email that is queued or was given up retried at once.',
  schemas: (_, z) => ({ body: z.strictObject({}) }),
  problems: ['administration.mail-not-found', 'administration.mail-not-resendable'],
});
