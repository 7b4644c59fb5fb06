import type { Executor } from '../database/database.ts';
import type { MailSubject } from '../notifications.ts';
import { type RenderedMail, renderMail } from './mail-rendering.ts';
import { nextTry } from './mail-schedule.ts';
import { attemptsOf, deleteAttemptTexts, insertAttempt, updateMail } from './mail-store.ts';
import type { MailRow } from './mail-table.ts';
import type { MailKeep, MailNotification, MailOutcome, MailTemplate } from './mail-template.ts';
import { type SendFailure, toSendFailure } from './mail-transport.ts';
import type { MailerDeps, MailListAddresses } from './mailer.ts';

interface DeliveryDeps extends MailerDeps {
  templates: Map<string, MailTemplate<never>>;
}

type SendLater = (tx: Executor, mailId: string, attempt: number, startAfter: Date) => Promise<void>;

/** What is cleared of a mail once it is sent or given up. */
const cleared = (keep: MailKeep): Partial<MailRow> => {
  if (keep === 'always') return {};
  const content = { params: {}, html: null, plain: null, linkTokenHash: null };
  return keep === 'until-sent' ? content : { ...content, recipient: '', replyTo: null, lastError: null };
};

const outcomeOf = (last: SendFailure | 'sent'): MailOutcome => {
  if (last === 'sent') return 'sent';
  if (last.noRecipient) return 'no-recipient';
  return last.permanent ? 'refused' : 'gave-up';
};

/** Whether an attempt has begun and not reported yet, within its lease. */
export async function isUnderWay(executor: Executor, mail: MailRow, now: Date): Promise<boolean> {
  if (mail.state === 'failed' || mail.nextAttemptAt === null || mail.nextAttemptAt <= now) return false;
  return mail.attempts > (await attemptsOf(executor, mail.id)).length;
}

/** The same for every attempt, so that a mail delivered twice can be recognised. */
export const messageIdOf = (mailId: string, siteUrl: string): string => `<${mailId}@${new URL(siteUrl).hostname}>`;

const attemptRow = (mail: MailRow, result: SendFailure | 'sent', createdAt: Date) => ({
  mailId: mail.id,
  createdAt,
  ...(result === 'sent'
    ? { outcome: 'sent' as const }
    : {
        outcome: result.permanent ? ('permanent' as const) : ('temporary' as const),
        responseCode: result.responseCode,
        error: result.text,
      }),
});

/** The attached file or document of a mail; null when it has none, or the file was deleted meanwhile. */
const attachmentOf = async (
  { openFile, translator, siteUrl }: MailerDeps,
  { params, language }: MailRow,
  template: MailTemplate<never>,
) => {
  const fileId = template.attachment?.(params as never);
  if (fileId) return openFile(fileId);
  const surroundings = { language, t: translator(language), siteUrl };
  return template.document?.(params as never, surroundings) ?? null;
};

/** What a mail notifies of on the site; null for one about one's own act, which is the only word about it. */
const subjectOf = (notification: MailNotification<never>, { params }: MailRow): MailSubject | null => {
  const path = notification.path(params as never);
  return path === null ? null : { ...notification, path };
};

/** Sends a claimed mail and records the outcome. Throws only for faults of our own database. */
export function createDelivery(deps: DeliveryDeps, sendLater: SendLater): (mail: MailRow) => Promise<void> {
  const { database, clock, log, transport, siteUrl } = deps;

  const templateOf = (mail: MailRow): MailTemplate<never> => {
    const template = deps.templates.get(mail.template);
    if (!template) throw new Error(`no mail template ${mail.template}`);
    return template;
  };

  const keepOf = (mail: MailRow): MailKeep => deps.templates.get(mail.template)?.keep ?? 'always';

  const render = async (mail: MailRow, list: MailListAddresses | null): Promise<RenderedMail> => {
    const { subject, html, plain, linkTokenHash, language } = mail;
    // Rendered by an earlier attempt: sent unchanged.
    if (subject !== null && html !== null && plain !== null)
      return { subject, html, plain, linkTokenHash: linkTokenHash ?? '' };
    const listLinks = list
      ? { unsubscribeUrl: siteUrl + list.unsubscribePath, settingsUrl: siteUrl + list.settingsPath }
      : undefined;
    const t = deps.translator(language);
    const rendered = await renderMail(templateOf(mail), mail.params, { language, t, siteUrl, listLinks });
    await updateMail(database.executor, mail.id, rendered);
    return rendered;
  };

  /** Records the final state of a mail. */
  const finish = async (
    mail: MailRow,
    change: Partial<MailRow>,
    attempt?: SendFailure | 'sent',
    outcome = attempt && outcomeOf(attempt),
  ) => {
    const keep = keepOf(mail);
    await database.transaction(async (tx) => {
      if (attempt) await insertAttempt(tx, attemptRow(mail, attempt, clock.now()));
      await updateMail(tx, mail.id, { ...change, nextAttemptAt: null, ...cleared(keep) });
      if (attempt && attempt !== 'sent' && attempt.noRecipient && mail.accountId)
        await deps.templates.get(mail.template)?.refused?.(tx, mail.accountId);
      if (outcome) await deps.templates.get(mail.template)?.finished?.(tx, mail.id, outcome);
      if (keep === 'never') await deleteAttemptTexts(tx, mail.id);
    });
  };

  const fail = async (mail: MailRow, failure: SendFailure): Promise<void> => {
    const next = failure.permanent ? null : nextTry(mail.attempts, clock.now());
    // The server's response may contain the recipient's address: it is not logged.
    const { permanent, responseCode } = failure;
    log.warn({ mailId: mail.id, attempt: mail.attempts, permanent, responseCode }, 'mail not sent');
    if (!next) return finish(mail, { state: 'failed', lastError: failure.text }, failure);
    await database.transaction(async (tx) => {
      await insertAttempt(tx, attemptRow(mail, failure, clock.now()));
      await updateMail(tx, mail.id, { state: 'retrying', lastError: failure.text, nextAttemptAt: next });
      await sendLater(tx, mail.id, mail.attempts + 1, next);
    });
  };

  /** Null when it is stored and not sent. */
  const transportTo = ({ recipient }: MailRow) => (deps.isInvented?.(recipient) ? null : transport);
  const send = async (mail: MailRow, list: MailListAddresses | null): Promise<void> => {
    const { subject, html, plain } = await render(mail, list);
    await transportTo(mail)?.send({
      attachment: await attachmentOf(deps, mail, templateOf(mail)),
      messageId: messageIdOf(mail.id, siteUrl),
      to: mail.recipient,
      replyTo: mail.replyTo,
      subject,
      html,
      text: plain,
      oneClickUrl: list && siteUrl + list.oneClickPath,
      unsubscribeUrl: list && siteUrl + list.unsubscribePath,
    });
  };

  return async (mail) => {
    const { list, subscription, notification } = deps.templates.get(mail.template) ?? {};
    const about = notification ? subjectOf(notification, mail) : null;
    if (about && !(await deps.notifications.wantsMail(mail, about)))
      return finish(mail, { state: 'withheld', attempts: mail.attempts - 1 }, undefined, 'on-site');
    const wanted = () => (list ? deps.wantsList(mail.accountId ?? '', list) : null);
    const addresses = subscription ? await subscription(mail.params as never) : await wanted();
    if ((list || subscription) && !addresses) return finish(mail, { state: 'withheld', attempts: mail.attempts - 1 });
    try {
      await send(mail, addresses);
    } catch (error) {
      return fail(mail, toSendFailure(error));
    }
    if (about) await deps.notifications.mailed(mail, about);
    if (transportTo(mail)) return finish(mail, { state: 'sent', sentAt: clock.now(), lastError: null }, 'sent');
    await keep(mail);
  };

  /** Stores a mail that is not sent: it stays readable, except what must not outlive the account. */
  async function keep(mail: MailRow): Promise<void> {
    const change = { state: 'kept', attempts: mail.attempts - 1, nextAttemptAt: null } as const;
    await updateMail(database.executor, mail.id, {
      ...change,
      ...(keepOf(mail) === 'never' ? cleared('never') : {}),
    });
  }
}
