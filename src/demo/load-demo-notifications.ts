import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { texts } from '#app/texts.ts';
import { boughtBy, paidMail } from '#features/advertising/orders/server/order-mail.ts';
import { orders } from '#features/advertising/server/order-table.ts';
import { createAgentMails } from '#features/agents/mailing/server/agent-mail.tsx';
import { agents } from '#features/agents/server/agent-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { toPostingsInMail } from '#features/applying/server/postings-in-mail.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { joinedMail } from '#features/employers/team/server/team-mail.ts';
import { reminderMail } from '#features/messages/replies/server/reply-mail.ts';
import { answerMail, messageMail } from '#features/messages/server/message-mail.tsx';
import { applicationMessages } from '#features/messages/server/message-table.ts';
import { publishedMail } from '#features/moderation/server/moderation-mail.ts';
import { createNotifications } from '#features/notifications/server/index.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { notifyOpened } from '#features/reviewing/server/opened-notification.ts';
import type { Database, Executor } from '#host/database/database.ts';
import { createOccasions } from '#host/mail/mail-notifications.ts';
import { localDay } from '#kit/dates.ts';
import { createTranslators } from '#kit/i18n/translator.ts';
import type { NotifyDemo, Plugin } from '#plugins/plugin.ts';
import * as plugins from '#plugins/server.ts';

const HOUR = 3_600_000;

/** The person whose notifications are written, and the company of the demo employer. */
interface People {
  employerId: number;
  ownerId: string;
  candidateId: string;
  now: Date;
}

/** An unread message of one side to the other, with its posting. */
async function findUnread(tx: Executor, candidateId: string, side: 'employer' | 'candidate') {
  const [unread] = await tx
    .select({ id: applications.id, postingId: applications.postingId })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(
      and(
        eq(applications.candidateId, candidateId),
        eq(applicationMessages.side, side),
        isNull(applicationMessages.readAt),
      ),
    );
  const posting = unread && (await findMailPosting(tx, unread.postingId));
  return unread && posting ? { ...posting, applicationId: unread.id, body: '' } : null;
}

async function notifyCandidate(tx: Executor, notify: NotifyDemo, { candidateId, now }: People): Promise<void> {
  const accountId = candidateId;
  const message = await findUnread(tx, candidateId, 'employer');
  if (message) {
    const params = { ...message, subject: '', sentOn: localDay(now), withAccount: true, answerable: true };
    await notify(tx, messageMail, { accountId, hoursAgo: 5, params });
  }
  const [agent] = await tx
    .select()
    .from(agents)
    .where(eq(agents.accountId, accountId))
    .orderBy(asc(agents.id))
    .limit(1);
  const { found } = createAgentMails({
    subscription: async () => null,
    refused: async () => {},
    opened: async () => {},
    finished: async () => {},
  });
  if (agent) {
    const params = { agentId: agent.id, title: agent.title, token: '', conditions: '', postings: [], searchPath: '' };
    await notify(tx, found, { accountId, hoursAgo: 9, params: { ...params, count: 3 } });
  }
}

async function notifyEmployer(tx: Executor, notify: NotifyDemo, { ownerId, employerId, ...people }: People) {
  const accountId = ownerId;
  const answer = await findUnread(tx, people.candidateId, 'candidate');
  if (answer) await notify(tx, answerMail, { accountId, hoursAgo: 0.5, params: { ...answer, name: '' } });
  const [published] = await tx
    .select()
    .from(postings)
    .where(and(eq(postings.employerId, employerId), eq(postings.state, 'active'), isNotNull(postings.liveUntil)))
    .orderBy(desc(postings.firstPublishedAt))
    .limit(1);
  if (published?.liveUntil) {
    const { id: postingId, positionTitle, liveUntil, applicationCount: applications } = published;
    const live = { postingId, positionTitle, closesOn: localDay(liveUntil) };
    await notify(tx, publishedMail, { accountId, hoursAgo: 20, params: live });
    const waiting = toPostingsInMail([{ postingId, positionTitle, applications }]);
    const params = { ...waiting, firstDay: localDay(people.now) };
    await notify(tx, reminderMail, { accountId, hoursAgo: 7, params });
  }
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.employerId, employerId), eq(orders.state, 'paid')))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (order) {
    const params = { number: order.number, total: order.totalPara, bought: boughtBy(order) };
    await notify(tx, paidMail, { accountId, hoursAgo: 30, params });
  }
  const [own] = await tx.select({ company: employers.company }).from(employers).where(eq(employers.id, employerId));
  const member = { company: own?.company ?? '', name: '', email: '', role: 'recruiter' as const };
  await notify(tx, joinedMail, { accountId, hoursAgo: 50, params: member });
}

/** Notifications of most kinds for the demo candidate and the demo company, with the texts of their mails. */
export async function loadDemoNotifications(tx: Executor, database: Database, people: People): Promise<void> {
  const translator = createTranslators(texts);
  const written = (hoursAgo: number) => {
    const at = new Date(people.now.getTime() - hoursAgo * HOUR);
    return createNotifications({ database, clock: { now: () => at } });
  };
  const notify: NotifyDemo = (within, template, { hoursAgo, ...about }) =>
    createOccasions({ notifications: written(hoursAgo), translator, siteUrl: '' })(within, template, [about]);
  const [opened] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.candidateId, people.candidateId), isNotNull(applications.openedAt)))
    .orderBy(desc(applications.openedAt));
  if (opened) await notifyOpened(tx, { notifications: written(2.5), translator }, opened);
  await notifyCandidate(tx, notify, people);
  await notifyEmployer(tx, notify, people);
  for (const plugin of Object.values(plugins) as Plugin[]) await plugin.notifyDemo?.(tx, notify, people);
}
