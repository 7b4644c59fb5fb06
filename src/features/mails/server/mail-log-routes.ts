import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { maxAttempts } from '#host/mail/mail-schedule.ts';
import { attemptsOf, findMail } from '#host/mail/mail-store.ts';
import type { MailRow } from '#host/mail/mail-table.ts';
import { daysAgo, localDay, localInstant } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageOffset } from '#kit/paging.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { MailInstant, MailLogState, MailRowView, MailsMeta, MailView } from '../fields.ts';
import * as store from './mail-log-store.ts';

export interface MailLogDeps extends Pick<Machinery, 'database' | 'clock' | 'audit' | 'mailer'> {
  /** Sender of all mail. */
  mailFrom: string;
  translator: (language: Language) => Translate;
  /** Progress of digital agents' mails. */
  agentQueue: () => Promise<Omit<MailsMeta['agents'], 'oldestDue'> & { oldestDue: Date | null }>;
}

/** The mail log of administrators (rules.md#outbox). */
export function createMailLogRoutes(deps: MailLogDeps): Route[] {
  const { database, clock, audit, mailer, mailFrom, translator } = deps;
  const { executor } = database;

  const instantOf = (at: Date): MailInstant => ({
    at: at.toISOString(),
    daysAgo: daysAgo(at, clock.now()),
  });

  const toRow = (mail: store.MailListRow): MailRowView => ({
    id: mail.id,
    template: mail.template,
    recipient: mail.recipient,
    state: mail.state,
    attempts: mail.attempts,
    created: instantOf(mail.createdAt),
    resendable: mailer.isResendable(mail),
  });

  /** Single-use links are shown only when no mail is sent at all: otherwise they are the recipient's secret. */
  const contentOf = (mail: MailRow): Pick<MailView, 'content' | 'contentMissing'> => {
    const missing = (contentMissing: MailView['contentMissing']) => ({ content: null, contentMissing });
    if (mailer.keepOf(mail.template) !== 'always' && mailer.sends) return missing('secret');
    if (mail.html !== null && mail.plain !== null)
      return { content: { html: mail.html, plain: mail.plain }, contentMissing: null };
    return missing((['queued', 'retrying', 'held'] as MailLogState[]).includes(mail.state) ? 'not-yet' : 'forgotten');
  };

  return [
    on(contract.listMails, async ({ query: asked, language }) => {
      const templates = mailer.templates();
      const isTemplate = templates.some(({ name }) => name === asked.template);
      const query = isTemplate ? asked : { ...asked, template: '' };
      const t = translator(language);
      const now = clock.now();
      const rows = await store.listMailPage(executor, query, {
        limit: query.pageSize,
        offset: pageOffset(query),
      });
      const lastSent = await store.findLastSent(executor);
      const queue = await deps.agentQueue();
      return {
        data: rows.map(toRow),
        meta: {
          page: query.page,
          pageSize: query.pageSize,
          total: await store.countMails(executor, query),
          counts: await store.countMailStates(executor, localInstant(localDay(now), 0)),
          templates: templates.map(({ name, title }) => ({ code: name, label: t(title) })),
          sends: mailer.sends,
          lastSent: lastSent && instantOf(lastSent),
          disturbed: await store.isServerSilent(executor),
          held: await store.countHeld(executor),
          maxAttempts,
          agents: { ...queue, oldestDue: queue.oldestDue && instantOf(queue.oldestDue) },
          now: now.toISOString(),
        },
      };
    }),

    on(contract.getMail, async ({ id }) => {
      const mail = await findMail(executor, id);
      if (!mail) throw new Problem('administration.mail-not-found');
      const waits = mail.state === 'queued' || mail.state === 'retrying';
      return {
        ...toRow(mail),
        ...contentOf(mail),
        messageId: mailer.messageIdOf(mail.id),
        from: mailFrom,
        replyTo: mail.replyTo,
        language: mail.language,
        accountId: mail.accountId,
        subject: mail.subject,
        tries: (await attemptsOf(executor, id)).map(({ createdAt, outcome, responseCode, error }) => ({
          moment: instantOf(createdAt),
          outcome,
          responseCode,
          error,
        })),
        nextAttempt: waits && mail.nextAttemptAt ? instantOf(mail.nextAttemptAt) : null,
        sent: mail.sentAt && instantOf(mail.sentAt),
        opened: mail.openedAt && instantOf(mail.openedAt),
      };
    }),

    on(contract.resendMail, async ({ actor: { accountId }, id }) => {
      if (!(await findMail(executor, id))) throw new Problem('administration.mail-not-found');
      await database.transaction(async (tx) => {
        if (!(await mailer.sendNow(tx, id))) throw new Problem('administration.mail-not-resendable');
        await audit.record(tx, { actor: accountId, action: 'mail.resend', objectKind: 'mail', objectId: id });
      });
    }),
  ];
}
