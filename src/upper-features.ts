import type { Accounts } from '#features/accounts/server/index.ts';
import { createAdministration } from '#features/administration/server/index.ts';
import type { Advertising } from '#features/advertising/server/index.ts';
import type { Agents } from '#features/agents/server/index.ts';
import { createAnalyticsChoices } from '#features/analytics/server/index.ts';
import { createCatalog } from '#features/catalog/server/index.ts';
import type { Contact } from '#features/contact/server/index.ts';
import type { Decisions } from '#features/decisions/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import { createMails } from '#features/mails/server/index.ts';
import { createModeration } from '#features/moderation/server/index.ts';
import { createNotificationCenter } from '#features/notifications/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import { createSharing } from '#features/sharing/server/index.ts';
import { createStatistics } from '#features/statistics/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { handleBackups } from '#operations/backup/backup-jobs.ts';
import type { Ground } from './application.ts';

/** The features below that these get. */
interface Below {
  accounts: Accounts;
  employers: Employers;
  files: Files;
  advertising: Advertising;
  postings: Postings;
  agents: Agents;
  contact: Contact;
  decisions: Decisions;
  postingRemoved: (tx: Executor, postingId: number) => Promise<void>;
}

/** The features that no other feature gets, in the order in which they are listed. */
export async function composeUpper(deps: Ground & Below) {
  const { config, machinery, analytics, keyFor, store } = deps;
  const { accounts, files, advertising, postings, agents, contact } = deps;
  const { orders } = advertising;
  if (config.BACKUP_DIR) {
    const place = { folder: config.BACKUP_DIR, key: config.BACKUP_KEY ?? null, store };
    await handleBackups({ ...machinery, place });
  }
  return {
    statistics: await createStatistics({ ...machinery, advertising, postings, secret: keyFor('views') }),
    moderation: createModeration({ ...deps, ...machinery, orders }),
    notifications: await createNotificationCenter(machinery),
    choices: await createAnalyticsChoices({ ...machinery, analytics }),
    administration: await createAdministration({
      ...machinery,
      accounts,
      contact,
      waitingScans: files.waitingScans,
      backups: config.BACKUP_DIR !== undefined,
    }),
    mails: createMails({
      ...machinery,
      mailFrom: config.MAIL_FROM,
      agentQueue: () => agents.mailQueue(),
    }),
    catalog: createCatalog(),
    sharing: createSharing({ ...machinery, files }),
  };
}
