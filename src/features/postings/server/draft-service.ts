import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { type Route, route } from '#platform/http/call-context.ts';
import { type EmployerActor, requireType } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import * as contract from '../draft-contract.ts';
import type { DraftInput, DraftKind, KeptDraft } from '../draft-fields.ts';
import { type DraftRow, postingDrafts } from './draft-table.ts';
import { postings } from './posting-table.ts';

const mine = ({ accountId }: EmployerActor, kind: DraftKind) =>
  and(eq(postingDrafts.accountId, accountId), eq(postingDrafts.kind, kind));

const toDraft = ({ postingId, postingVersion, values, version, savedAt }: DraftRow): KeptDraft => ({
  posting: postingId !== null && postingVersion !== null ? { id: postingId, version: postingVersion } : null,
  // Drafts that were kept before packages could be bought name no number.
  values: { ...values, adCount: values.adCount ?? 1 },
  version,
  savedAt: savedAt.toISOString(),
});

const known = (kind: DraftKind | null): DraftKind => {
  if (kind === null) throw new Problem('not-found');
  return kind;
};

/** What was sent is no draft any more; in the transaction that writes it. */
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

/** Drafts of postings follow the account: of two devices the second to save over one version is told (SPEC §8). */
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
        const account = requireType(actor, 'employer');
        return { data: { draft: await find(database.executor, account, known(params.kind)) } };
      }),
      route(contract.saveDraft, async ({ actor }, { params, body }) => {
        const account = requireType(actor, 'employer');
        const kind = known(params.kind);
        const saved = await database.transaction((tx) => write(tx, account, kind, body));
        if (saved) return { data: saved };
        const draft = await find(database.executor, account, kind);
        throw new Problem('postings.draft-changed', { current: { draft } });
      }),
      route(contract.dropDraft, async ({ actor }, { params }) => {
        const account = requireType(actor, 'employer');
        await database.executor.delete(postingDrafts).where(mine(account, known(params.kind)));
        return { data: {} };
      }),
    ],
  };
}
