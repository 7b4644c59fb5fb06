import { render } from 'react-email';
import { z } from 'zod';
import type { Language } from '#shared/i18n/language.ts';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { countAttempt, findMail, insertMail, updateMail } from './mail-store.ts';
import type { MailRow } from './mail-table.ts';
import type { MailTemplate } from './mail-template.ts';
import { isPermanent, type MailTransport } from './mail-transport.ts';

export interface QueuedMail<P> {
  template: MailTemplate<P>;
  params: P;
  to: string;
  language: Language;
  replyTo?: string;
}

export interface Mailer {
  /** Writes a mail into the outbox, in the caller's transaction; a job sends it after the commit. */
  queue<P>(tx: Executor, mail: QueuedMail<P>): Promise<void>;
  close(): void;
}

export interface MailerDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  templates: MailTemplate<never>[];
  /** Null: no mail leaves the house, administrators can read it. */
  transport: MailTransport | null;
  siteUrl: string;
}

/** Sends one mail; tried for about a day, ever more rarely. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.string() }),
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 120,
});

/** One line, so that nothing in a subject can become another header. */
const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').trim();

/** The outbox (SPEC §6 Mail): rendered and sent by a job with a stable Message-ID. */
export async function createMailer(deps: MailerDeps): Promise<Mailer> {
  const { database, jobs, clock, log, transport, siteUrl } = deps;
  const templates = new Map(deps.templates.map((template) => [template.name, template]));

  const rendered = async (mail: MailRow): Promise<{ subject: string; html: string; plain: string }> => {
    if (mail.subject !== null && mail.html !== null && mail.plain !== null)
      return { subject: mail.subject, html: mail.html, plain: mail.plain };
    const template = templates.get(mail.template);
    if (!template) throw new Error(`no mail template ${mail.template}`);
    const content = template.render(mail.params as never, { language: mail.language, siteUrl });
    const plain = await render(content.body, {
      plainText: true,
      htmlToTextOptions: {
        selectors: [
          { selector: 'h1', options: { uppercase: false } },
          { selector: 'h2', options: { uppercase: false } },
        ],
      },
    });
    const result = { subject: oneLine(content.subject), html: await render(content.body), plain };
    await updateMail(database.executor, mail.id, result);
    return result;
  };

  const messageHost = new URL(siteUrl).hostname;

  const send = async (mailId: string): Promise<void> => {
    const mail = await findMail(database.executor, mailId);
    if (!mail || mail.state === 'sent' || mail.state === 'kept' || mail.state === 'failed') return;
    const { subject, html, plain } = await rendered(mail);
    if (!transport) {
      await updateMail(database.executor, mailId, { state: 'kept' });
      return;
    }
    try {
      await transport.send({
        messageId: `<${mail.id}@${messageHost}>`,
        to: mail.recipient,
        replyTo: mail.replyTo,
        subject,
        html,
        text: plain,
      });
    } catch (error) {
      const permanent = isPermanent(error);
      await countAttempt(
        database.executor,
        mailId,
        permanent ? 'failed' : 'retrying',
        error instanceof Error ? error.message : String(error),
      );
      log.warn(
        { mailId, permanent, reason: error instanceof Error ? error.message : 'unknown' },
        'mail not sent',
      );
      if (!permanent) throw error;
      return;
    }
    await updateMail(database.executor, mailId, {
      state: 'sent',
      sentAt: clock.now(),
      lastError: null,
      attempts: mail.attempts + 1,
    });
  };

  await jobs.handle(sendMailJob, ({ mailId }) => send(mailId));

  return {
    async queue(tx, { template, params, to, language, replyTo }) {
      const values = {
        template: template.name,
        params,
        language,
        recipient: to,
        replyTo: replyTo ?? null,
        state: 'queued',
        createdAt: clock.now(),
      } as const;
      await jobs.send(tx, sendMailJob, { mailId: await insertMail(tx, values) });
    },
    close: () => transport?.close(),
  };
}
