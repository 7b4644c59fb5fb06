import type { Database, Executor } from '#host/database/database.ts';
import type { FileRow } from '#host/files/file-table.ts';
import { heldFromReaders } from '#host/files/file-view.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { type Account, type Actor, requireAccount } from '#kit/actor.ts';
import type { FilePurpose } from '#kit/file-rules.ts';
import { Problem } from '#kit/problem.ts';
import { uuidParam } from '#kit/query-fields.ts';
import * as contract from '../contract.ts';
import * as records from './file-records.ts';
import type { LinkSignatures } from './link-signature.ts';

/**
 * Refuses what is held back from this reader (rules.md#scanned-files). Whoever has uploaded it may have it back while it is looked at.
 * @throws `files.checking`, `files.infected`
 */
function requireHandedOut(row: Pick<FileRow, 'heldAs' | 'width'>, isOwn: boolean): void {
  const held = heldFromReaders(row);
  if (held === 'infected') throw new Problem('files.infected');
  if (held === 'checking' && !isOwn) throw new Problem('files.checking');
}

/** Says whether an account may read a file that is not its own; features add theirs in the composition. */
export type FileReader = (executor: Executor, actor: Account, fileId: string) => Promise<boolean>;

/** Who may see a file of a page: everybody, only this caller, or nobody. */
type Audience = 'everybody' | 'caller' | 'nobody';

/** Decides who may see a file that a page uses; features register theirs in the composition. */
export type PublicFileReader = (executor: Executor, actor: Actor, fileId: string) => Promise<Audience>;

/** Stored files for those who may read them. */
export function createHandedOutFiles({
  database,
  signatures,
  readers,
  publicReader,
}: {
  database: Database;
  signatures: LinkSignatures;
  readers: () => FileReader[];
  publicReader: (purpose: FilePurpose) => PublicFileReader | undefined;
}) {
  const { executor } = database;

  const mayRead = async (account: Account, row: FileRow): Promise<boolean> => {
    if (row.ownerId === account.accountId) return true;
    // The copy of a person's data is for that person alone.
    if (row.purpose === 'export') return false;
    if (account.accountType === 'admin') return true;
    for (const reader of readers()) if (await reader(executor, account, row.id)) return true;
    return false;
  };

  /**
   * Address of a private file for its reader; 404 for everybody else.
   * @throws `files.checking`, `files.infected`: it is held back
   */
  const link = async (actor: Actor, id: string): Promise<string> => {
    const account = requireAccount(actor);
    const row = await records.findFile(executor, id);
    if (!row || !(await mayRead(account, row))) throw new Problem('not-found');
    requireHandedOut(row, row.ownerId === account.accountId);
    return `/api/services/files/${id}/content?${signatures.sign(`file ${id}`)}`;
  };

  const routes: Route[] = [on(contract.getFileLink, async ({ actor, id }) => ({ url: await link(actor, id) }))];

  return {
    routes,
    link,

    /** The file of a link; null when it is forged or too old. */
    async openLink(id: string, expires: string, signature: string): Promise<FileRow | null> {
      if (!signatures.holds(`file ${id}`, expires, signature)) return null;
      const row = await records.findFile(executor, id);
      // Found since the link was given.
      if (row?.heldAs === 'infected') throw new Problem('files.infected');
      return row;
    },

    /** A file that a page uses, and who may see it; null for callers who may not. */
    async openPublic(actor: Actor, id: string): Promise<{ row: FileRow; shared: boolean } | null> {
      const row = await records.findFile(executor, uuidParam.parse(id));
      const audience = row && (await publicReader(row.purpose)?.(executor, actor, row.id));
      if (!row || !audience || audience === 'nobody') return null;
      requireHandedOut(row, false);
      return { row, shared: audience === 'everybody' };
    },
  };
}

export type HandedOutFiles = ReturnType<typeof createHandedOutFiles>;
