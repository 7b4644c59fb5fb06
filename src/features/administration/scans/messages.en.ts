import type { Translated } from '#shared/i18n/shape.ts';
import type { scanMessages as serbian } from './messages.sr.ts';

export const scanMessages = {
  title: 'File checks',
  none: 'All uploaded files have been checked.',
  waiting_one: '{{count}} file is waiting to be checked, since: {{when}}.',
  waiting_other: '{{count}} files are waiting to be checked, the oldest since: {{when}}.',
  late: 'The scanner does not answer. The files wait and will be checked as soon as it is back; until then employers cannot download them. See whether it runs (CLAMD_SOCKET).',
} as const satisfies Translated<typeof serbian>;
