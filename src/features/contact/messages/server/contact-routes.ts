import type { LegalTexts } from '#features/accounts/server/index.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { getContact, sendContact } from '../contract.ts';
import type { ContactSent } from '../fields.ts';
import { contactConfirmationMail, contactMail } from './contact-mail.tsx';
import { contactMessages } from './contact-table.ts';

interface ContactDeps extends Pick<Machinery, 'database' | 'clock' | 'mailer'> {
  settings: Pick<Settings, 'current'>;
  messagesPerAddress: RateLimit;
  /** The privacy notice accepted with a message. */
  legalTexts: Pick<LegalTexts, 'inForce'>;
}

/**
 * The provider's data, and messages to it with the sender as Reply-To. No sign-in required (rules.md#provider). The
 * confirmation is omitted if the address has reached its daily limit.
 */
export const createContactRoutes = (deps: ContactDeps): Route[] => [
  on(
    getContact,
    async () => {
      const { bankAccount: _, ...data } = (await deps.settings.current(deps.database.executor)).provider;
      return data;
    },
    { shows: () => ({ scopes: ['settings'] }) },
  ),

  on(sendContact, async ({ actor, language, network, once, body }) => {
    await deps.messagesPerAddress.consume(network);
    const accountId = actor.kind === 'account' ? actor.accountId : null;
    const { name, email, sender, subject, message, homepage } = body;
    const take = async (tx: Executor): Promise<ContactSent> => {
      // Bots that fill in the honeypot get the same response.
      if (homepage !== '') return { email };
      await tx.insert(contactMessages).values({
        accountId,
        name,
        email,
        sender,
        subject,
        message,
        language,
        privacyNumber: (await deps.legalTexts.inForce(tx)).privacy,
        createdAt: deps.clock.now(),
      });
      const contact = (await deps.settings.current(tx)).provider.email;
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
  }),
];
