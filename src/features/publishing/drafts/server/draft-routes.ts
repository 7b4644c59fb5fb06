import { and, eq, isNull } from 'drizzle-orm';
import { visibleState } from '#features/postings/posting-state.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Clock } from '#host/clock.ts';
import type { Database, Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import { type DraftInput, type DraftKind, type SavedDraft, type SentDraft, withLaterFields } from '../fields.ts';
import { type DraftRow, postingDrafts, sentDrafts } from './draft-table.ts';
import { checkRoom, deleteNewDraft, listNewDrafts, lockDrafts, openNewDraft } from './new-drafts.ts';
import { countOwnTabs } from './own-tabs.ts';

const mine = ({ accountId }: EmployerActor, kind: DraftKind) =>
  and(eq(postingDrafts.accountId, accountId), eq(postingDrafts.kind, kind));

const toDraft = ({ draftId, postingId, postingVersion, values, version, savedAt }: DraftRow): SavedDraft => ({
  id: draftId,
  posting: postingId !== null && postingVersion !== null ? { id: postingId, version: postingVersion } : null,
  values: withLaterFields(values),
  version,
  savedAt: savedAt.toISOString(),
});

const required = <T>(named: T | null): T => {
  if (named === null) throw new Problem('not-found');
  return named;
};

/** The posting created from a draft of this account; null when it was not sent. */
async function findSent(
  executor: Executor,
  { accountId }: EmployerActor,
  draftId: string,
  now: Date,
): Promise<SentDraft | null> {
  const { id, positionTitle, state, liveUntil } = postings;
  const [sent] = await executor
    .select({ id, positionTitle, state, liveUntil })
    .from(sentDrafts)
    .innerJoin(postings, eq(postings.id, sentDrafts.postingId))
    .where(and(eq(sentDrafts.accountId, accountId), eq(sentDrafts.draftId, draftId)));
  return sent ? { id: sent.id, positionTitle: sent.positionTitle, state: visibleState(sent, now) } : null;
}

/**
 * Refuses to send a draft again (rules.md#sending-once). The caller has locked the company, so that concurrent requests
 * run one after the other.
 * @param draftId undefined when sending without a draft
 * @throws 409 `postings.draft-sent` with the posting that it became
 */
export async function checkUnsent(
  tx: Executor,
  actor: EmployerActor,
  draftId: string | undefined,
  now: Date,
): Promise<void> {
  const current = draftId && (await findSent(tx, actor, draftId, now));
  if (current) throw new Problem('postings.draft-sent', { current });
}

/** A draft being sent, with its subject. */
interface EndedDraft {
  kind: DraftKind;
  /** Undefined when sending without one: the account's draft about the same subject is then deleted as well. */
  draftId: string | undefined;
  /** The posting that is edited or renewed; null for a new one. */
  subject: number | null;
}

/** Deletes a draft in the transaction that writes its posting; the caller has locked the drafts. */
export async function endDraft(
  tx: Executor,
  actor: EmployerActor,
  { kind, draftId, subject }: EndedDraft,
  postingId: number,
  sentAt: Date,
): Promise<void> {
  const about = subject === null ? isNull(postingDrafts.postingId) : eq(postingDrafts.postingId, subject);
  const sent = draftId === undefined ? about : eq(postingDrafts.draftId, draftId);
  const ended = await tx
    .delete(postingDrafts)
    .where(and(mine(actor, kind), sent))
    .returning({ draftId: postingDrafts.draftId });
  const id = draftId ?? ended[0]?.draftId;
  if (kind === 'create' && id !== undefined) await deleteNewDraft(tx, actor, id);
  if (id !== undefined)
    await tx.insert(sentDrafts).values({ accountId: actor.accountId, draftId: id, postingId, sentAt });
}

/**
 * Drafts of postings in the account: the second device to save over the same version gets a conflict (rules.md#drafts).
 */
export function createDraftRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  const find = async (executor: Executor, actor: EmployerActor, kind: DraftKind): Promise<SavedDraft | null> => {
    const [row] = await executor.select().from(postingDrafts).where(mine(actor, kind));
    return row ? toDraft(row) : null;
  };

  const isOwn = async (tx: Executor, { employerId }: EmployerActor, postingId: number): Promise<boolean> => {
    const match = and(eq(postings.id, postingId), eq(postings.employerId, employerId));
    return (await tx.$count(postings, match)) > 0;
  };

  /** Null when the version is no longer the latest. */
  const write = async (
    tx: Executor,
    actor: EmployerActor,
    kind: DraftKind,
    { id, posting, values, version }: DraftInput,
  ): Promise<SavedDraft | null> => {
    if (posting && !(await isOwn(tx, actor, posting.id))) throw new Problem('postings.not-found');
    if (kind === 'create') {
      const open = id === undefined ? await find(tx, actor, kind) : await openNewDraft(tx, actor, id);
      if (!open && version === 0) await checkRoom(tx, actor);
    }
    const columns = {
      ...(id === undefined ? {} : { draftId: id }),
      postingId: posting?.id ?? null,
      postingVersion: posting?.version ?? null,
      values,
      version: version + 1,
      savedAt: clock.now(),
    };
    const rows =
      version === 0
        ? await tx
            .insert(postingDrafts)
            .values({ accountId: actor.accountId, kind, ...columns })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(postingDrafts)
            .set(columns)
            .where(and(mine(actor, kind), eq(postingDrafts.version, version)))
            .returning();
    return rows[0] ? toDraft(rows[0]) : null;
  };

  return [
    on(contract.getDraft, async ({ actor, kind }) => ({
      draft: await find(database.executor, actor, required(kind)),
    })),
    on(contract.saveDraft, async ({ actor, kind: named, body }) => {
      const kind = required(named);
      const sentAs = async (executor: Executor) =>
        body.id === undefined ? null : findSent(executor, actor, body.id, clock.now());
      return database.transaction(async (tx) => {
        await lockDrafts(tx, actor);
        const sent = await sentAs(tx);
        const saved = sent ? null : await write(tx, actor, kind, body);
        if (saved) return saved;
        const draft = sent ? null : await find(tx, actor, kind);
        throw new Problem('postings.draft-changed', { current: { draft, sent } });
      });
    }),
    on(contract.dropDraft, async ({ actor, kind }) => {
      await database.executor.delete(postingDrafts).where(mine(actor, required(kind)));
    }),
    on(contract.listDrafts, async ({ actor, query: { page, pageSize } }) => {
      const { executor } = database;
      const [drafts, counts] = await Promise.all([
        listNewDrafts(executor, actor),
        countOwnTabs(executor, actor, clock.now()),
      ]);
      const data = drafts.slice((page - 1) * pageSize, page * pageSize);
      return { data, meta: { page, pageSize, total: drafts.length, counts } };
    }),
    on(contract.openDraft, async ({ actor, id: named }) => {
      const id = required(named);
      return database.transaction(async (tx) => {
        await lockDrafts(tx, actor);
        await checkUnsent(tx, actor, id, clock.now());
        const opened = await openNewDraft(tx, actor, id);
        if (!opened) throw new Problem('postings.draft-not-found');
        return toDraft(opened);
      });
    }),
    on(contract.deleteDraft, async ({ actor, id: named }) => {
      const id = required(named);
      const deleted = await database.transaction(async (tx) => {
        await lockDrafts(tx, actor);
        return deleteNewDraft(tx, actor, id);
      });
      if (!deleted) throw new Problem('postings.draft-not-found');
    }),
  ];
}
