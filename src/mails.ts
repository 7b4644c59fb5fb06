import { accountMails } from '#features/accounts/server/index.ts';
import { advertisingMails } from '#features/advertising/server/index.ts';
import { type Agents, agentMailTemplates } from '#features/agents/server/index.ts';
import { applicationMails } from '#features/applying/server/index.ts';
import { contactMails } from '#features/contact/server/index.ts';
import { accountUnblockedMail, decisionMadeMail } from '#features/decisions/server/index.ts';
import { employerMails } from '#features/employers/server/index.ts';
import { messageMails } from '#features/messages/server/index.ts';
import { moderationMails } from '#features/moderation/server/index.ts';
import { notificationMails } from '#features/notifications/server/index.ts';
import { postingMails } from '#features/postings/server/index.ts';
import * as plugins from '#plugins/server.ts';

type PluginMail = (typeof plugins)[keyof typeof plugins]['mails'][number];

/** All mails of the product, for the mailer, which renders them when they are sent. Others cannot be queued. */
export const allMails = ({ mails: { found, stillWanted } }: Pick<Agents, 'mails'>) => [
  ...accountMails,
  ...advertisingMails,
  ...agentMailTemplates,
  ...applicationMails,
  ...contactMails,
  accountUnblockedMail,
  decisionMadeMail,
  ...employerMails,
  ...messageMails,
  ...moderationMails,
  ...notificationMails,
  ...postingMails,
  ...Object.values(plugins).flatMap(({ mails }): PluginMail[] => [...mails]),
  found,
  stillWanted,
];

declare module './host/mail/mail-template.ts' {
  interface MailRegistry {
    product: ReturnType<typeof allMails>[number]['name'];
  }
}
