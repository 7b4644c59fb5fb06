import type { Accounts } from '#features/accounts/server/index.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { daysAgo } from '#kit/dates.ts';
import { excerptOf } from '#kit/excerpt.ts';
import { pageOffset } from '#kit/paging.ts';
import { Problem } from '#kit/problem.ts';
import { searchedWords } from '#kit/serbian-text.ts';
import * as contract from '../contract.ts';
import type { MessageRow, MessageView } from '../fields.ts';
import { type DecidingDeps, decideReport, setHandled } from './deciding.ts';
import * as store from './inbox-store.ts';

const WEEK = 7 * 86_400_000;

/** Fields shared by list and page, and those that only the page shows. */
interface Message {
  row: MessageRow;
  text: string;
  sender: MessageView['sender'];
  language: MessageView['language'];
  accountId: string | null;
  handledAt: Date | null;
  handledBy: string | null;
  handledNote: string;
}

const instantOf = (at: Date, now: Date) => ({ at: at.toISOString(), daysAgo: daysAgo(at, now) });

const toMessages = ({ messages, reports }: store.FoundMessages, now: Date): Message[] => [
  ...messages.map(({ id, name, email, subject, message, createdAt, ...rest }) => ({
    ...rest,
    text: message,
    row: {
      id,
      kind: 'contact' as const,
      subject,
      reason: null,
      name,
      email,
      posting: null,
      excerpt: excerptOf(message),
      created: instantOf(createdAt, now),
      handled: rest.handledAt !== null,
    },
  })),
  ...reports.map(({ report: { id, email, reason, createdAt, postingId, ...rest }, note, ...posting }) => ({
    ...rest,
    handledNote: note,
    sender: null,
    row: {
      id,
      kind: 'report' as const,
      subject: null,
      reason,
      name: '',
      email,
      posting: { id: postingId, ...posting },
      excerpt: excerptOf(rest.text),
      created: instantOf(createdAt, now),
      handled: rest.handledAt !== null,
    },
  })),
];

interface InboxDeps extends DecidingDeps {
  accounts: Pick<Accounts, 'administration'>;
}

/** Messages to the provider and reports, for administrators. Every action is audited with its reason. */
export function createInboxRoutes(deps: InboxDeps): Route[] {
  const { database, clock, accounts } = deps;
  const { executor } = database;

  const find = async (id: string): Promise<Message> => {
    const [message] = toMessages(await store.findMessages(executor, [id]), clock.now());
    if (!message) throw new Problem('administration.message-not-found');
    return message;
  };

  return [
    on(contract.listMessages, async ({ query }) => {
      const { page, pageSize, kind, state } = query;
      const words = searchedWords(query.q);
      const filter = { words, kind, state };
      const ids = await store.listMessageIds(executor, filter, {
        limit: pageSize,
        offset: pageOffset(query),
      });
      const byId = new Map(
        toMessages(await store.findMessages(executor, ids), clock.now()).map(({ row }) => [row.id, row]),
      );
      const week = await store.countSince(executor, new Date(clock.now().getTime() - WEEK));
      return {
        data: ids.flatMap((id) => byId.get(id) ?? []),
        meta: {
          page,
          pageSize,
          total: await store.countMatchingMessages(executor, filter),
          counts: {
            ...(await store.countWaiting(executor)),
            arrivedThisWeek: week.arrived,
            handledThisWeek: week.handled,
          },
        },
      };
    }),

    on(contract.getMessage, async ({ id }) => {
      const { row, text, sender, language, accountId, handledAt, handledBy, handledNote } = await find(id);
      const names = await accounts.administration.namesOf(
        executor,
        [accountId, handledBy].filter((known) => known !== null),
      );
      const person = (personId: string | null) => {
        if (personId === null) return null;
        const account = names.get(personId);
        return { id: personId, accountType: account?.accountType ?? null, name: account?.name ?? null };
      };
      return {
        ...row,
        text,
        sender,
        language,
        account: person(accountId),
        reportsOfPosting: row.posting ? await store.countReportsOf(executor, row.posting.id) : 0,
        handling: handledAt && {
          moment: instantOf(handledAt, clock.now()),
          by: person(handledBy),
          note: handledNote,
        },
      };
    }),

    // Of two parallel actions the second is refused.
    on(contract.handleMessage, async ({ id, actor, body: { reason } }) => {
      if ((await find(id)).row.kind === 'report') throw new Problem('administration.message-not-found');
      await database.transaction((tx) => setHandled(deps, tx, { by: actor.accountId, id, reason, note: reason }));
    }),

    on(contract.decideReport, ({ id, actor, body }) => decideReport(deps, id, actor.accountId, body)),

    on(contract.reopenMessage, async ({ id, actor, body: { reason } }) => {
      await find(id);
      await database.transaction((tx) => setHandled(deps, tx, { by: actor.accountId, id, reason, note: null }));
    }),
  ];
}
