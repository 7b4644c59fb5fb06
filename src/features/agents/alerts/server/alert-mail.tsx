import { letter } from '#host/mail/letter.tsx';
import { alertConfirmationAddress } from '../alert-addresses.ts';

/** Sent to an address that somebody entered for an alert; its owner decides whether to confirm it. */
export const alertConfirmationMail = letter({
  name: 'agents.confirm-alert',
  texts: 'agents.alerts.mail',
  sample: {
    token: 'primer',
    title: 'Knjigovođa, Beograd',
    conditions: 'Knjigovođa, Beograd',
    expiresAt: '2026-12-01T10:00:00.000Z',
  },
  byAnybody: 'alerts',
  keep: 'until-sent',
  facts: (
    { title, conditions, expiresAt }: { token: string; title: string; conditions: string; expiresAt: string },
    { day },
  ) => ({ title, conditions, date: day(new Date(expiresAt)) }),
  body: ['text', 'until'],
  button: ({ token }) => alertConfirmationAddress(token),
  after: ['notYou'],
});
