import type { Translated } from '#shared/i18n/shape.ts';
import type { backupMessages as serbian } from './messages.sr.ts';

export const backupMessages = {
  title: 'Backups',
  notConfigured: 'Nightly backups are not set up. Set a folder for them (BACKUP_DIR), best on another disk.',
  lastGood: 'The last good backup: {{when}}, {{size}}.',
  checked: 'Opened and checked: {{when}}.',
  none: 'There is no checked backup yet. One is made every night, and at once by npm run backup.',
  old: 'The last good backup is older than two days.',
  failed: 'The new backup failed ({{when}}): {{problem}}.',
  problems: {
    'disk-full': 'the disk is full',
    'not-writable': 'the folder for backups cannot be written to',
    damaged: 'it turned out damaged when it was checked',
    other: 'the reason is in the server’s log',
  },
  acts: {
    check: 'Backup made and checked',
    fail: 'Backup failed',
  },
} as const satisfies Translated<typeof serbian>;
