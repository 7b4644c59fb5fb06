import type { LegalTexts } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { CallContext } from '#platform/http/call-context.ts';
import { runOnce } from '#platform/idempotency/idempotency.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import type { ContactInput, ContactSent } from '../fields.ts';
import { contactConfirmationMail, contactMail } from './contact-mail.tsx';
import { contactMessages } from './contact-table.ts';

/** Where and by whom something is sent. */
export type From = Pick<CallContext, 'actor' | 'language' | 'network'>;

export interface ContactServiceDeps {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  /** The provider's address; inside a transaction `executor` is the transaction. */
  contactEmail: (executor: Executor) => Promise<string>;
  messagesPerAddress: RateLimit;
  /** The privacy notice that is agreed to with a message. */
  legalTexts: Pick<LegalTexts, 'inForce'>;
}

export const createContactService = (deps: ContactServiceDeps) => ({
  /**
   * Stores a message and mails it to the provider, with the sender as Reply-To. Anybody may write
   * (rules.md#provider). The confirmation is left out when its address has reached its daily limit. Throws 429 after
   * five messages an hour from one place.
   * @returns where the answer will go
   */
  async send(
    { actor, language, network, once }: From & Pick<CallContext, 'once'>,
    input: ContactInput,
  ): Promise<ContactSent> {
    await deps.messagesPerAddress.consume(network);
    const accountId = actor.kind === 'account' ? actor.accountId : null;
    const { name, email, sender, subject, message, homepage } = input;
    const take = async (tx: Executor): Promise<ContactSent> => {
      // A program that fills in every field sees no difference.
      if (homepage !== '') return { email };
      await tx.insert(contactMessages).values({
        ...{ accountId, name, email, sender, subject, message, language },
        privacyNumber: (await deps.legalTexts.inForce(tx)).privacy,
        createdAt: deps.clock.now(),
      });
      const contact = await deps.contactEmail(tx);
      await deps.mailer.queue(tx, {
        template: contactMail,
        params: { name, email, sender, subject, message },
        to: contact,
        language: 'sr',
        replyTo: email,
        aboutAccountId: accountId,
      });
      await deps.mailer.queue(tx, {
        template: contactConfirmationMail,
        params: { subject, contact },
        to: email,
        language,
      });
      return { email };
    };
    return deps.database.transaction((tx) => runOnce(tx, once, deps.clock, () => take(tx)));
  },
});
