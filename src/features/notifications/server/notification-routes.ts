import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Account } from '#kit/actor.ts';
import { daysAgo } from '#kit/dates.ts';
import * as contract from '../contract.ts';
import type { MailChoice } from '../fields.ts';
import { mailedKinds } from '../notification-kinds.ts';
import * as store from './notification-store.ts';

/** An account's notifications, and when it is mailed about them (rules.md#notifications). */
export function createNotificationRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const { executor } = database;

  /** The choice for each kind that the account can be mailed of; administrators have none. */
  const choicesOf = async ({ accountId, accountType }: Account): Promise<MailChoice[]> => {
    if (accountType === 'admin') return [];
    const chosen = await store.listMailChoices(executor, accountId);
    return mailedKinds[accountType].map((kind) => chosen.find((one) => one.kind === kind) ?? { kind, mail: 'now' });
  };

  return [
    on(contract.listNotifications, async ({ actor: { accountId }, query, language }) => {
      const { page, pageSize, state } = query;
      const onlyUnread = state === 'unread';
      const rows = await store.listNotifications(executor, accountId, { page, pageSize, onlyUnread });
      return {
        data: rows.map(({ id, kind, text, path, createdAt, readAt }) => ({
          id,
          kind,
          text: text[language],
          path,
          created: { at: createdAt.toISOString(), daysAgo: daysAgo(createdAt, clock.now()) },
          unread: readAt === null,
        })),
        meta: {
          page,
          pageSize,
          total: await store.countNotifications(executor, accountId, onlyUnread),
          unread: await store.countUnread(executor, accountId),
        },
      };
    }),

    on(contract.countNotifications, async ({ actor: { accountId } }) => ({
      unread: await store.countUnread(executor, accountId),
    })),

    on(contract.readNotifications, async ({ actor: { accountId }, body: { path } }) => {
      await store.markRead(executor, accountId, { path, now: clock.now() });
      return { unread: await store.countUnread(executor, accountId) };
    }),

    on(contract.listMailChoices, ({ actor }) => choicesOf(actor)),

    on(contract.chooseMail, async ({ actor, body }) => {
      await store.setMailChoice(executor, actor.accountId, body);
      return choicesOf(actor);
    }),
  ];
}
