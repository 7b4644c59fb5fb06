import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { withEndingOf } from '#kit/file-name.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import { canBeDefault } from '../document-kinds.ts';
import type { CandidateDocument } from '../fields.ts';
import { toCandidateDocument } from './document-rows.ts';
import * as store from './document-store.ts';

/** Counts the applications that each of these files was sent with; files never sent may be missing. */
export type SentWith = (executor: Executor, fileIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Documents that a candidate can send with applications (rules.md#candidate-documents). */
export function createDocumentRoutes(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    files: Pick<Files, 'attach' | 'discard' | 'lockDocuments' | 'requireRoom'>;
    sentWith: SentWith;
  },
): Route[] {
  const { database, clock, files, sentWith } = deps;

  /** Serialises changes to one account's documents. */
  const changing = <T>(accountId: string, run: (tx: Executor) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      // Locks the account before its files, as on deletion.
      if (!(await store.lockAccount(tx, accountId))) throw new Problem('unauthorized');
      await files.lockDocuments(tx, accountId);
      return run(tx);
    });

  const get = async (executor: Executor, accountId: string, id: string): Promise<store.StoredDocument> => {
    const document = await store.findDocument(executor, accountId, id);
    if (!document) throw new Problem('candidates.document-not-found');
    return document;
  };

  const toViews = async (
    executor: Executor,
    documents: readonly store.StoredDocument[],
  ): Promise<CandidateDocument[]> => {
    const sent = await sentWith(
      executor,
      documents.map(({ file }) => file.id),
    );
    return documents.map((document) => toCandidateDocument(document, sent));
  };

  const view = async (tx: Executor, accountId: string, id: string): Promise<CandidateDocument> =>
    (await toViews(tx, [await get(tx, accountId, id)]))[0] as CandidateDocument;

  return [
    on(contract.listDocuments, async ({ actor }) =>
      toViews(database.executor, await store.listDocuments(database.executor, actor.accountId)),
    ),

    on(contract.addDocument, ({ actor, body: { fileId } }) => {
      const { accountId } = actor;
      return changing(accountId, async (tx) => {
        // This may be a retry after the first response was lost.
        const known = await store.findByFile(tx, accountId, fileId);
        if (known) return view(tx, accountId, known.document.id);
        const [file] = await files.attach(tx, actor, [{ id: fileId }]);
        if (!file) throw new Problem('files.not-yours');
        await files.requireRoom(tx, accountId);
        const name = await store.freeName(tx, accountId, file.name);
        const values = { accountId, fileId, name, addedAt: clock.now() };
        return view(tx, accountId, await store.insertDocument(tx, values));
      });
    }),

    on(contract.changeDocument, ({ actor: { accountId }, id, body: { name, isDefault } }) =>
      changing(accountId, async (tx) => {
        const { document, file } = await get(tx, accountId, id);
        if (isDefault === true) {
          if (!canBeDefault(file.mediaType)) throw new Problem('candidates.not-a-cv');
          await store.clearDefault(tx, accountId);
        }
        await store.updateDocument(tx, id, {
          name:
            name === undefined ? document.name : await store.freeName(tx, accountId, withEndingOf(file.name, name), id),
          isDefault: isDefault ?? document.isDefault,
        });
        return view(tx, accountId, id);
      }),
    ),

    on(contract.deleteDocument, ({ actor: { accountId }, id }) =>
      changing(accountId, async (tx) => {
        const stored = await get(tx, accountId, id);
        await store.removeDocument(tx, stored);
        const sent = await sentWith(tx, [stored.file.id]);
        if (!sent.get(stored.file.id)) await files.discard(tx, [stored.file.id]);
      }),
    ),
  ];
}
