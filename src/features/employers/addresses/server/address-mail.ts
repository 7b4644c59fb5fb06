import { letter } from '#host/mail/letter.tsx';
import { pageAddress } from '#kit/site-map.ts';

/** Sent to a requested notice address; the owner of the mailbox decides whether to confirm it. */
export const confirmAddressMail = letter({
  name: 'employers.confirm-address',
  texts: 'employers.addresses.mail',
  sample: { token: 'primer', company: 'Kvarc Računovodstvo', expiresAt: '2026-12-01T10:00:00.000Z' },
  byAnybody: 'others',
  keep: 'until-sent',
  facts: ({ company, expiresAt }: { token: string; company: string; expiresAt: string }, { day }) => ({
    company,
    date: day(new Date(expiresAt)),
  }),
  body: ['text', 'until'],
  button: ({ token }) => `${pageAddress('notice-address')}?token=${token}`,
  after: ['notYou'],
});
