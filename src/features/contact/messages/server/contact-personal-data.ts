import { asc, eq, or, type SQL } from 'drizzle-orm';
import type { Person, PersonalDataPart } from '#host/personal-data.ts';
import { contactMessages } from './contact-table.ts';

/** Messages sent while signed in, or from the same address. */
const ofPerson = ({ accountId, email, emailVerified }: Person): SQL | undefined =>
  or(eq(contactMessages.accountId, accountId), emailVerified ? eq(contactMessages.email, email) : undefined);

/** A person's messages to the provider. */
export const contactPersonalData: PersonalDataPart = {
  name: 'contact-messages',
  tables: ['contact_messages'],
  async collect(executor, person) {
    const rows = await executor
      .select()
      .from(contactMessages)
      .where(ofPerson(person))
      .orderBy(asc(contactMessages.createdAt));
    return { data: rows };
  },
  async erase(tx, person) {
    await tx.delete(contactMessages).where(ofPerson(person));
  },
};
