import { asc, eq, or, type SQL } from 'drizzle-orm';
import type { Person, PersonalDataPart } from '../personal-data.ts';
import { mailMessages } from './mail-table.ts';

/** Mails to a person, and mails to others about the person: by the account, or by Reply-To. */
const concerning = ({ accountId, email, emailVerified }: Person): SQL | undefined =>
  or(
    eq(mailMessages.accountId, accountId),
    eq(mailMessages.aboutAccountId, accountId),
    emailVerified ? or(eq(mailMessages.recipient, email), eq(mailMessages.replyTo, email)) : undefined,
  );

/**
 * The mail log's part: mails to the person are exported; all that concern the person are deleted with their attempts.
 */
export const mailPersonalData: PersonalDataPart = {
  name: 'mails',
  tables: ['mail_messages'],
  async collect(executor, person) {
    const to = or(
      eq(mailMessages.accountId, person.accountId),
      person.emailVerified ? eq(mailMessages.recipient, person.email) : undefined,
    );
    const rows = await executor
      .select({
        template: mailMessages.template,
        recipient: mailMessages.recipient,
        language: mailMessages.language,
        state: mailMessages.state,
        subject: mailMessages.subject,
        text: mailMessages.plain,
        createdAt: mailMessages.createdAt,
        sentAt: mailMessages.sentAt,
        openedAt: mailMessages.openedAt,
      })
      .from(mailMessages)
      .where(to)
      .orderBy(asc(mailMessages.createdAt));
    return { data: rows };
  },
  async erase(tx, person) {
    await tx.delete(mailMessages).where(concerning(person));
  },
};
