import type { Translated } from '#kit/i18n/shape.ts';
import type { backupMessages as serbian } from './messages.sr.ts';

export const backupMessages = {
  title: 'Backups',
  notConfigured: 'Nightly backups are not set up. Set a folder for them (BACKUP_DIR), preferably on another disk.',
  lastGood: 'Latest verified backup: {{when}}, {{size}}.',
  checked: 'Verified: {{when}}.',
  none: 'No verified backup yet. One runs every night; to make one now, use npm run backup.',
  old: 'The latest verified backup is more than two days old.',
  failed: 'The new backup failed ({{when}}): {{problem}}.',
  problems: {
    'disk-full': 'the disk is full',
    'not-writable': 'the backup folder is not writable',
    damaged: 'it failed verification',
    other: 'the reason is in the server’s log',
  },
  acts: {
    check: 'Backup made and verified',
    fail: 'Backup failed',
  },
} as const satisfies Translated<typeof serbian>;
