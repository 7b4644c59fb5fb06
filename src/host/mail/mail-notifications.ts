import { inEachLanguage } from '#kit/i18n/language.ts';
import type { Executor } from '../database/database.ts';
import type { Occasion } from '../notifications.ts';
import type { RegisteredMail } from './mail-template.ts';
import type { MailerDeps } from './mailer.ts';

/** What a notification is made from: the mail's parameters, its account, and the company it is for. */
export interface Notified<P> {
  params: P;
  accountId?: string | null | undefined;
  employerId?: number | undefined;
}

/** Writes the notifications of mails in the transaction that queues them; mails to guests have none. */
export const createOccasions =
  ({ notifications, translator, siteUrl }: Pick<MailerDeps, 'notifications' | 'translator' | 'siteUrl'>) =>
  async <P>(tx: Executor, { notification }: RegisteredMail<P>, mails: readonly Notified<P>[]): Promise<void> => {
    if (!notification) return;
    const { kind, members, path: pathOf, text: textOf } = notification;
    const occasions = mails.flatMap(({ params, accountId = null, employerId }): Occasion[] => {
      const path = pathOf(params);
      if (path === null || (accountId === null && employerId === undefined)) return [];
      const text = inEachLanguage((language) => textOf(params, { language, t: translator(language), siteUrl }));
      return [{ kind, accountId, employerId: employerId ?? null, path, text, ...(members && { members }) }];
    });
    await notifications.write(tx, occasions);
  };
