import type { Translated } from '#kit/i18n/shape.ts';
import type { scanMessages as serbian } from './messages.sr.ts';

export const scanMessages = {
  title: 'File checks',
  none: 'All uploaded files have been checked.',
  waiting_one: '{{count}} file has been waiting to be checked since: {{when}}.',
  waiting_other: '{{count}} files are waiting to be checked, the oldest since: {{when}}.',
  late: 'The virus scanner is not responding. Files are queued and will be checked as soon as it is back; until then employers cannot download them. Check that it is running (CLAMD_SOCKET).',
} as const satisfies Translated<typeof serbian>;
