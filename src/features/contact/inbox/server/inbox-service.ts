import type { Accounts } from '#features/accounts/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { daysAgo } from '#shared/dates.ts';
import { pageOffset } from '#shared/paging.ts';
import { Problem } from '#shared/problem.ts';
import { fold } from '#shared/serbian-text.ts';
import type { MessageRow, MessagesMeta, MessagesQuery, MessageView } from '../fields.ts';
import * as store from './inbox-store.ts';

const WEEK = 7 * 86_400_000;
const maxWords = 8;
const excerptLength = 140;

/**
 * Messages to the provider and reports, for administrators. Every act is recorded in the audit log with its reason.
 */
export interface InboxService {
  list(actor: Actor, query: MessagesQuery): Promise<{ data: MessageRow[]; meta: MessagesMeta }>;
  /** @throws administration.message-not-found */
  get(actor: Actor, id: string): Promise<MessageView>;
  /** @throws administration.message-not-found, administration.already-done when another administrator was faster */
  handle(actor: Actor, id: string, note: string): Promise<void>;
  /** @throws administration.message-not-found, administration.already-done */
  reopen(actor: Actor, id: string, reason: string): Promise<void>;
}

/** What list and page share, with what only the page shows. */
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

const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength).trimEnd().toWellFormed()}…`;
};

export function createInboxService({
  database,
  clock,
  audit,
  accounts,
}: {
  database: Database;
  clock: Clock;
  audit: Audit;
  accounts: Pick<Accounts, 'administration'>;
}): InboxService {
  const { executor } = database;
  const momentOf = (at: Date) => ({ at: at.toISOString(), daysAgo: daysAgo(at, clock.now()) });

  const toMessages = ({ messages, reports }: store.FoundMessages): Message[] => [
    ...messages.map(({ id, name, email, subject, message, createdAt, ...rest }) => ({
      ...rest,
      text: message,
      row: {
        ...{ id, kind: 'contact' as const, subject, reason: null, name, email, posting: null },
        excerpt: excerptOf(message),
        created: momentOf(createdAt),
        handled: rest.handledAt !== null,
      },
    })),
    ...reports.map(({ report: { id, email, reason, createdAt, postingId, ...rest }, ...posting }) => ({
      ...rest,
      sender: null,
      row: {
        ...{ id, kind: 'report' as const, subject: null, reason, name: '', email },
        posting: { id: postingId, ...posting },
        excerpt: excerptOf(rest.text),
        created: momentOf(createdAt),
        handled: rest.handledAt !== null,
      },
    })),
  ];

  const find = async (id: string): Promise<Message> => {
    const [message] = toMessages(await store.findMessages(executor, [id]));
    if (!message) throw new Problem('administration.message-not-found');
    return message;
  };

  /** Of two who act at once the second finds nothing left to do. */
  const change = async (
    id: string,
    handling: Parameters<typeof store.setHandling>[2],
    record: (tx: Executor) => Promise<void>,
  ): Promise<void> => {
    await find(id);
    await database.transaction(async (tx) => {
      if (!(await store.setHandling(tx, id, handling))) throw new Problem('administration.already-done');
      await record(tx);
    });
  };

  return {
    async list(actor, query) {
      requireType(actor, 'admin');
      const { page, pageSize, kind, state } = query;
      const words = [...new Set(fold(query.q).split(/\s+/).filter(Boolean))].slice(0, maxWords);
      const filter = { words, kind, state };
      const ids = await store.listMessageIds(executor, filter, {
        limit: pageSize,
        offset: pageOffset(query),
      });
      const byId = new Map(
        toMessages(await store.findMessages(executor, ids)).map(({ row }) => [row.id, row]),
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
    },

    async get(actor, id) {
      requireType(actor, 'admin');
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
          moment: momentOf(handledAt),
          by: person(handledBy),
          note: handledNote,
        },
      };
    },

    async handle(actor, id, note) {
      const { accountId } = requireType(actor, 'admin');
      const handling = { handledAt: clock.now(), handledBy: accountId, handledNote: note };
      await change(id, handling, (tx) =>
        audit.record(tx, {
          actor: accountId,
          action: 'messages.handle',
          objectKind: 'message',
          objectId: id,
          reason: note,
        }),
      );
    },

    async reopen(actor, id, reason) {
      const { accountId } = requireType(actor, 'admin');
      await change(id, { handledAt: null, handledBy: null, handledNote: '' }, (tx) =>
        audit.record(tx, {
          actor: accountId,
          action: 'messages.reopen',
          objectKind: 'message',
          objectId: id,
          reason,
        }),
      );
    },
  };
}
