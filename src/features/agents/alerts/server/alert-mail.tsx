import { letter } from '#host/mail/letter.tsx';
import { alertConfirmationAddress } from '../alert-addresses.ts';

/**
 * Sent to an address that somebody entered for an alert; its owner decides whether to confirm it. It has nothing of the
 * search, whose words are a stranger's.
 */
export const alertConfirmationMail = letter({
  name: 'agents.confirm-alert',
  texts: 'agents.alerts.mail',
  sample: { token: 'primer', expiresAt: '2026-12-01T10:00:00.000Z' },
  byAnybody: 'alerts',
  keep: 'until-sent',
  facts: ({ expiresAt }: { token: string; expiresAt: string }, { day }) => ({ date: day(new Date(expiresAt)) }),
  body: ['text', 'until'],
  button: ({ token }) => alertConfirmationAddress(token),
  after: ['notYou'],
});
