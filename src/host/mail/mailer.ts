import { z } from 'zod';
import { emailField } from '#kit/fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Notifications } from '../notifications.ts';
import { hashOpaqueToken } from '../sessions/opaque-token.ts';
import { countBacklog, createBatches, insertMany, type ManyMail } from './mail-batches.ts';
import { createDelivery, isUnderWay, messageIdOf } from './mail-delivery.ts';
import { createOccasions } from './mail-notifications.ts';
import { type RenderedMail, renderMail } from './mail-rendering.ts';
import { overdueMs } from './mail-schedule.ts';
import {
  claimMail,
  countSince,
  findMail,
  findOverdue,
  insertMail,
  lockRecipient,
  recordOpened,
  updateMail,
} from './mail-store.ts';
import type { MailRow } from './mail-table.ts';
import type { MailKeep, MailLists, MailTemplate, RegisteredMail } from './mail-template.ts';
import { type MailAttachment, type MailTransport, parallelMails } from './mail-transport.ts';

export interface QueuedMail<P> {
  template: RegisteredMail<P>;
  /** A function is called only when the mail is written: creating a link, for example, invalidates the older one. */
  params: P | (() => Promise<P>);
  to: string;
  language: Language;
  replyTo?: string;
  /** Exempt from the daily limit: the site's staff triggered it, or the owner could not sign in without it. */
  trusted?: boolean;
  /** The recipient's account, if any; required for mail of a list. */
  accountId?: string | null | undefined;
  /** The account that the mail is about. */
  aboutAccountId?: string | null | undefined;
  /** The company it is for, when it goes to an address that is no account's. */
  employerId?: number | undefined;
}

/** Where a person unsubscribes from the list of the mail, and where all settings are. */
export interface MailListAddresses {
  /** Path of the page that asks for confirmation before it unsubscribes, with its token. */
  unsubscribePath: string;
  /** Path that unsubscribes by a POST request. */
  oneClickPath: string;
  settingsPath: string;
}

export interface Mailer {
  /**
   * Writes a mail into the outbox, in the caller's transaction; a job sends it after the commit. Mail `byAnybody`
   * beyond the daily limit of its address is skipped: the sender must not learn anything about the address.
   * @returns whether it was written
   * @throws when the template is not registered, the recipient is not an email address, and for mail of a list without
   * an account
   */
  queue<P>(tx: Executor, mail: QueuedMail<P>): Promise<boolean>;
  /**
   * Writes many mails on one occasion in the caller's transaction, with one statement and without jobs: the caller
   * sends them with `deliver` after the commit. Those left after a crash are sent when they are overdue. Returns their
   * ids; a mail to an invalid address is withheld.
   * @throws when the template is not registered
   */
  queueMany<P>(tx: Executor, template: RegisteredMail<P>, mails: readonly ManyMail<P>[]): Promise<string[]>;
  /** Makes the first attempt of each of these mails now, a few in parallel. Never throws because of a mail. */
  deliver(ids: readonly string[]): Promise<void>;
  /**
   * Retries mails of these templates early that failed because the server did not respond, once it is reachable. Mails
   * that a server refused temporarily keep their schedule.
   */
  deliverHeldUp(templates: readonly string[]): Promise<void>;
  /** How many mails of these templates are neither sent nor given up. */
  backlog(executor: Executor, templates: readonly string[]): Promise<{ queued: number; retrying: number }>;
  /** Has a mail tried at once. False: it is not waiting, just being handed over, or its content is deleted. */
  sendNow(tx: Executor, mailId: string): Promise<boolean>;
  /** Whether `sendNow` could succeed; ignores whether the mail is being sent right now. */
  isResendable(mail: Pick<MailRow, 'state' | 'template'>): boolean;
  keepOf(template: string): MailKeep;
  messageIdOf(mailId: string): string;
  /** False: mail is only stored. */
  sends: boolean;
  /** All mail templates, with the texts that name them. */
  templates(): Pick<MailTemplate, 'name' | 'title'>[];
  /** A mail rendered with its sample parameters; null for a template without a sample, or an unknown one. */
  sampleOf(
    template: string,
    language: Language,
  ): Promise<(Omit<RenderedMail, 'linkTokenHash'> & { notification: string | null }) | null>;
  /** Registers templates; all of them before the first mail is queued. */
  register(templates: readonly MailTemplate<never>[]): void;
  /** Records that a link of a mail was opened; unknown tokens are ignored. */
  linkOpened(token: string): Promise<void>;
  close(): void;
}

export interface MailerDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  /** Null: no mail is sent; administrators can read it. */
  transport: MailTransport | null;
  siteUrl: string;
  translator: (language: Language) => Translate;
  /** Opens an attachment; null when it has been deleted meanwhile. */
  openFile: (id: string) => Promise<MailAttachment | null>;
  /** Called right before sending mail of a list; null: this account does not want it (any more). */
  wantsList: (accountId: string, list: keyof MailLists) => Promise<MailListAddresses | null>;
  /** Notifications on the site, written with mails that have one. */
  notifications: Notifications;
  /** Whether an address is invented: mail to it is stored and not sent. Not set: none is. */
  isInvented?: ((address: string) => boolean) | undefined;
}

/**
 * Makes the `attempt`-th attempt of one mail. The time of the next attempt is determined by `mail-schedule.ts`, not by
 * the queue.
 */
export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.string(), attempt: z.number().int() }),
  retryLimit: 3,
  retryDelay: 30,
  expireInSeconds: 120,
  concurrency: parallelMails,
});

/** Finds mails whose job was lost or interrupted. */
export const findOverdueMailJob = defineJob({ name: 'mail.findOverdue', cron: '*/5 * * * *' });
const overdueAtOnce = 500;

/** Mails per day, budget and address that anybody may trigger. */
const maxByAnybody = 3;

/** Whether it is one plain address: what is stored here is used in the headers of a mail. */
const isAddress = (text: string): boolean => emailField.safeParse(text).data === text.toLowerCase();

/** Locks the recipient until the transaction ends, so that concurrent mails are counted one after the other. */
const hadEnough = async (
  tx: Executor,
  to: string,
  counted: readonly MailTemplate<never>[],
  now: Date,
): Promise<boolean> => {
  await lockRecipient(tx, to);
  const names = counted.map(({ name }) => name);
  const since = new Date(now.getTime() - 86_400_000);
  return (await countSince(tx, to, names, since)) >= maxByAnybody;
};

const sampleOf = async (
  { siteUrl, translator }: MailerDeps,
  template: MailTemplate<never> | undefined,
  language: Language,
): ReturnType<Mailer['sampleOf']> => {
  if (template?.sample === undefined) return null;
  const surroundings = { language, siteUrl, t: translator(language) };
  const { subject, html, plain } = await renderMail(template, template.sample, {
    ...surroundings,
    listLinks: template.list
      ? { unsubscribeUrl: `${siteUrl}${pageAddress('unsubscribe')}`, settingsUrl: siteUrl }
      : undefined,
  });
  const notification = template.notification?.text(template.sample as never, surroundings) ?? null;
  return { subject, html, plain, notification };
};

/** The outbox (rules.md#outbox): mails are rendered and sent by a job, with a stable Message-ID. */
export async function createMailer(deps: MailerDeps): Promise<Mailer> {
  const { database, jobs, clock, log } = deps;
  const templates = new Map<string, MailTemplate<never>>();
  const deliver = createDelivery({ ...deps, templates }, (tx, mailId, attempt, startAfter) =>
    jobs.send(tx, sendMailJob, { mailId, attempt }, { startAfter }),
  );

  const notify = createOccasions(deps);

  /** Throws for an unregistered template, which could never be sent, so that the caller fails instead. */
  const requireRegistered = ({ name }: { name: string }): void => {
    if (!templates.has(name)) throw new Error(`The mail ${name} is not registered.`);
  };

  const keepOf = (template: string): MailKeep => templates.get(template)?.keep ?? 'always';

  /** The content of a mail that failed for good may have been cleared: there is nothing to send. */
  const isResendable: Mailer['isResendable'] = ({ state, template }) =>
    ['queued', 'retrying', 'held'].includes(state) || (state === 'failed' && keepOf(template) === 'always');

  await jobs.handle(sendMailJob, async ({ mailId, attempt }) => {
    const mail = await claimMail(database.executor, mailId, attempt, clock.now());
    if (mail) await deliver(mail);
  });

  await jobs.handle(findOverdueMailJob, async () => {
    const until = new Date(clock.now().getTime() - overdueMs);
    for (const { id, attempts } of await findOverdue(database.executor, until, overdueAtOnce)) {
      const payload = { mailId: id, attempt: attempts + 1 };
      await jobs.send(database.executor, sendMailJob, payload, { singletonKey: `overdue:${id}` });
    }
  });

  return {
    async queue(
      tx,
      { template, params: given, to, language, replyTo, accountId, aboutAccountId, trusted, employerId },
    ) {
      requireRegistered(template);
      if (!isAddress(to)) throw new Error(`The mail ${template.name} has no good address.`);
      if (template.list && !accountId) throw new Error(`The mail ${template.name} of a list needs an account.`);
      const { byAnybody: budget } = template;
      const ofBudget = [...templates.values()].filter(({ byAnybody }) => byAnybody === budget);
      if (budget && !trusted && (await hadEnough(tx, to, ofBudget, clock.now()))) return false;
      if (replyTo && !isAddress(replyTo)) log.warn({ template: template.name }, 'reply address left out');
      const params = given instanceof Function ? await given() : given;
      // First: what a mail is about is never newer than the mail.
      await notify(tx, template, [{ params, accountId, employerId }]);
      const mailId = await insertMail(tx, {
        template: template.name,
        params,
        language,
        recipient: to,
        accountId: accountId ?? null,
        aboutAccountId: aboutAccountId ?? null,
        replyTo: replyTo && isAddress(replyTo) ? replyTo : null,
        state: 'queued',
        createdAt: clock.now(),
      });
      await jobs.send(tx, sendMailJob, { mailId, attempt: 1 });
      return true;
    },

    async queueMany(tx, template, mails) {
      requireRegistered(template);
      if (template.byAnybody || template.list) throw new Error(`The mail ${template.name} is not for many at once.`);
      await notify(tx, template, mails);
      return insertMany(tx, template.name, mails, { isAddress, now: clock.now() });
    },

    ...createBatches(deps, deliver),
    backlog: countBacklog,

    async sendNow(tx, mailId) {
      const mail = await findMail(tx, mailId);
      if (!mail || !isResendable(mail) || (await isUnderWay(tx, mail, clock.now()))) return false;
      const state = mail.attempts > 0 ? 'retrying' : 'queued';
      await updateMail(tx, mailId, { state, nextAttemptAt: clock.now() });
      await jobs.send(tx, sendMailJob, { mailId, attempt: mail.attempts + 1 }, { singletonKey: `now:${mailId}` });
      return true;
    },

    isResendable,
    keepOf,
    messageIdOf: (mailId) => messageIdOf(mailId, deps.siteUrl),
    sends: deps.transport !== null,
    templates: () => [...templates.values()],
    sampleOf: (name, language) => sampleOf(deps, templates.get(name), language),
    register: (more) => {
      for (const template of more) templates.set(template.name, template);
    },
    linkOpened: (token) =>
      database.transaction(async (tx) => {
        const mail = await recordOpened(tx, hashOpaqueToken(token), clock.now());
        if (mail) await templates.get(mail.template)?.opened?.(tx, mail.id);
      }),
    close: () => deps.transport?.close(),
  };
}
