import { and, eq, isNull } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { type Route, route } from '#platform/http/call-context.ts';
import { type EmployerActor, requireRole } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import * as contract from '../contract.ts';
import { type DraftInput, type DraftKind, type KeptDraft, withLaterFields } from '../fields.ts';
import { type DraftRow, postingDrafts } from './draft-table.ts';

const mine = ({ accountId }: EmployerActor, kind: DraftKind) =>
  and(eq(postingDrafts.accountId, accountId), eq(postingDrafts.kind, kind));

const toDraft = ({ postingId, postingVersion, values, version, savedAt }: DraftRow): KeptDraft => ({
  posting: postingId !== null && postingVersion !== null ? { id: postingId, version: postingVersion } : null,
  values: withLaterFields(values),
  version,
  savedAt: savedAt.toISOString(),
});

const requireKind = (kind: DraftKind | null): DraftKind => {
  if (kind === null) throw new Problem('not-found');
  return kind;
};

/** Deletes the draft of a posting that was sent, in the transaction that writes the posting. */
export async function endDraft(
  tx: Executor,
  actor: EmployerActor,
  kind: DraftKind,
  postingId: number | null,
) {
  const subject =
    postingId === null ? isNull(postingDrafts.postingId) : eq(postingDrafts.postingId, postingId);
  await tx.delete(postingDrafts).where(and(mine(actor, kind), subject));
}

/**
 * Drafts of postings follow the account: the second device to save over one version gets a conflict
 * (rules.md#drafts).
 */
export function createDrafts({ database, clock }: { database: Database; clock: Clock }): { routes: Route[] } {
  const find = async (
    executor: Executor,
    actor: EmployerActor,
    kind: DraftKind,
  ): Promise<KeptDraft | null> => {
    const [row] = await executor.select().from(postingDrafts).where(mine(actor, kind));
    return row ? toDraft(row) : null;
  };

  const isOwn = async (tx: Executor, { employerId }: EmployerActor, postingId: number): Promise<boolean> => {
    const match = and(eq(postings.id, postingId), eq(postings.employerId, employerId));
    return (await tx.$count(postings, match)) > 0;
  };

  /** Null when the version is no more the last. */
  const write = async (
    tx: Executor,
    actor: EmployerActor,
    kind: DraftKind,
    { posting, values, version }: DraftInput,
  ): Promise<KeptDraft | null> => {
    if (posting && !(await isOwn(tx, actor, posting.id))) throw new Problem('postings.not-found');
    const columns = {
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

  return {
    routes: [
      route(contract.getDraft, async ({ actor }, { params }) => {
        const account = requireRole(actor, 'recruiter');
        return { data: { draft: await find(database.executor, account, requireKind(params.kind)) } };
      }),
      route(contract.saveDraft, async ({ actor }, { params, body }) => {
        const account = requireRole(actor, 'recruiter');
        const kind = requireKind(params.kind);
        const saved = await database.transaction((tx) => write(tx, account, kind, body));
        if (saved) return { data: saved };
        const draft = await find(database.executor, account, kind);
        throw new Problem('postings.draft-changed', { current: { draft } });
      }),
      route(contract.dropDraft, async ({ actor }, { params }) => {
        const account = requireRole(actor, 'recruiter');
        await database.executor.delete(postingDrafts).where(mine(account, requireKind(params.kind)));
        return { data: {} };
      }),
    ],
  };
}
