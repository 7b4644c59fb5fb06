import { or, type SQL, sql } from 'drizzle-orm';
import type { Person, PersonalDataPart } from '../personal-data.ts';
import { idempotencyKeys } from './idempotency-table.ts';

/** Keys of the account's own requests, and stored responses that contain the person's address. */
const concerning = ({ accountId, email, emailVerified }: Person): SQL | undefined =>
  or(
    sql`strpos(${idempotencyKeys.scope}, ${`:${accountId}:`}) > 0`,
    emailVerified ? sql`strpos(${idempotencyKeys.answer}::text, ${JSON.stringify(email)}) > 0` : undefined,
  );

/** Responses to repeated requests, stored for a day. They only repeat what other parts export. */
export const idempotencyPersonalData: PersonalDataPart = {
  name: 'requests',
  tables: ['idempotency_keys'],
  collect: async () => ({ data: [] }),
  async erase(tx, person) {
    await tx.delete(idempotencyKeys).where(concerning(person));
  },
};
