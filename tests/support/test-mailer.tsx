import { asc, eq } from 'drizzle-orm';
import type { Database } from '#host/database/database.ts';
import { createJobs } from '#host/jobs/jobs.ts';
import { createLog } from '#host/log.ts';
import { MailLetter, MailText } from '#host/mail/mail-frame.tsx';
import { type MailRow, mailAttempts, mailMessages } from '#host/mail/mail-table.ts';
import type { MailTemplate } from '#host/mail/mail-template.ts';
import { createSmtpTransport, type MailTimeLimits, type MailTransport } from '#host/mail/mail-transport.ts';
import { createMailer, findOverdueMailJob, type MailerDeps, type QueuedMail } from '#host/mail/mailer.ts';
import type { Notifications } from '#host/notifications.ts';
import { withDueJobs } from './due-jobs.ts';
import { translator } from './mail-surroundings.ts';
import type { TestClock } from './test-clock.ts';

/** Mails of tests, which the product does not have. */
export type TestMail = MailTemplate<{ name: string }, `test.${string}`>;

declare module '../../src/host/mail/mail-template.ts' {
  interface MailRegistry {
    tests: TestMail['name'];
  }
}

const letter =
  (name: string): TestMail['render'] =>
  (params, surroundings) => ({
    subject: `${name}: ${params.name}`,
    body: (
      <MailLetter
        surroundings={surroundings}
        preview={params.name}
        heading={params.name}
        button={{ href: `${surroundings.siteUrl}/oglasi?q=a&strana=2#vrh`, label: 'Oglasi' }}
        after={<a href="https://prilika.test.example/x">Drugi sajt</a>}
        why="Proba"
      >
        <MailText>{params.name}</MailText>
      </MailLetter>
    ),
  });

/** An ordinary mail, one of each rule of keeping, and one of a list. */
export const plainMail: TestMail = {
  title: 'common.yesterday',
  name: 'test.plain',
  render: letter('Obično'),
};
export const secretMail: TestMail = {
  title: 'common.yesterday',
  name: 'test.secret',
  keep: 'until-sent',
  render: letter('Tajna'),
};
export const goodbyeMail: TestMail = {
  title: 'common.yesterday',
  name: 'test.goodbye',
  keep: 'never',
  render: letter('Zbogom'),
};
/** With a file whose id is the name. */
export const filedMail: TestMail = {
  title: 'common.yesterday',
  name: 'test.filed',
  attachment: ({ name }) => name,
  render: letter('Fajl'),
};
export const newsMail: TestMail = {
  title: 'common.yesterday',
  name: 'test.news',
  list: 'news',
  render: letter('Novosti'),
};

/** Stores nothing and lets every mail leave. */
export const noNotifications: Notifications = {
  write: async () => {},
  wantsMail: async () => true,
  mailed: async () => {},
  deleteOf: async () => {},
};

interface TestMailerOptions {
  database: Database;
  clock: TestClock;
  /** Address of a mail server, a transport, or null: none. */
  server: string | MailTransport | null;
  limits?: MailTimeLimits;
  wantsList?: MailerDeps['wantsList'];
  openFile?: MailerDeps['openFile'];
  notifications?: Notifications;
  /** Workers of the queue run in real time. */
  work?: boolean;
}

/** The outbox alone, with its own queue: the process that sends mail. */
export async function createTestMailer({
  database,
  clock,
  server,
  limits,
  wantsList = async () => null,
  notifications = noNotifications,
  openFile = async () => null,
  work = false,
}: TestMailerOptions) {
  const log = createLog('silent');
  const jobs = withDueJobs(createJobs({ database, log }), { database, clock });
  const transport =
    typeof server === 'string' ? createSmtpTransport(server, 'Prilika <posta@prilika.test>', limits) : server;
  const mailer = await createMailer({
    database,
    jobs,
    clock,
    log,
    transport,
    siteUrl: 'https://prilika.test',
    translator,
    openFile,
    wantsList,
    notifications,
  });
  mailer.register([plainMail, secretMail, goodbyeMail, filedMail, newsMail]);
  await jobs.start({ work });

  const mailOf = async (recipient: string): Promise<MailRow | undefined> => {
    const [row] = await database.executor.select().from(mailMessages).where(eq(mailMessages.recipient, recipient));
    return row;
  };

  return {
    jobs,
    mailer,
    queue: (to: string, mail: Partial<QueuedMail<{ name: string }>> = {}): Promise<boolean> =>
      database.transaction((tx) =>
        mailer.queue(tx, { template: plainMail, params: { name: 'Milica' }, to, language: 'sr', ...mail }),
      ),
    mailOf,
    attemptsOf: (mailId: string) =>
      database.executor
        .select()
        .from(mailAttempts)
        .where(eq(mailAttempts.mailId, mailId))
        .orderBy(asc(mailAttempts.id)),
    findOverdue: () => jobs.send(database.executor, findOverdueMailJob, {}),
    sendNow: (mailId: string) => database.transaction((tx) => mailer.sendNow(tx, mailId)),
    async stop(): Promise<void> {
      await jobs.stop();
      mailer.close();
    },
  };
}
