import type { Database, Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { type Account, type Actor, requireAccount } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { uuidParam } from '#kit/query-fields.ts';
import * as contract from '../contract.ts';
import type { FilePurpose } from '../file-rules.ts';
import { heldFromReaders } from '../file-view.ts';
import * as records from './file-records.ts';
import type { FileRow } from './file-table.ts';
import type { LinkSignatures } from './link-signature.ts';

/**
 * Throws when a file is held back from this reader (rules.md#scanned-files). The uploader can read it while it is being
 * scanned.
 * @throws `files.checking`, `files.infected`
 */
function requireHandedOut(row: Pick<FileRow, 'heldAs' | 'width'>, isOwn: boolean): void {
  const held = heldFromReaders(row);
  if (held === 'infected') throw new Problem('files.infected');
  if (held === 'checking' && !isOwn) throw new Problem('files.checking');
}

/** Whether an account may read a file that is not its own; the composition registers those of the features. */
export type FileReader = (executor: Executor, actor: Account, fileId: string) => Promise<boolean>;

/** Who may see a file used by a page: everybody, only this caller, or nobody. */
type Audience = 'everybody' | 'caller' | 'nobody';

/** Decides who may see a file used by a page; the composition registers those of the features. */
export type PublicFileReader = (executor: Executor, actor: Actor, fileId: string) => Promise<Audience>;

/** Access to stored files for permitted readers. */
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
    // An export of personal data is only for its owner.
    if (row.purpose === 'export') return false;
    if (account.accountType === 'admin') return true;
    for (const reader of readers()) if (await reader(executor, account, row.id)) return true;
    return false;
  };

  /**
   * URL of a private file for a permitted reader; 404 for all others.
   * @throws `files.checking`, `files.infected` when it is held back
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

    /** The file of a link; null when the link is forged or expired. */
    async openLink(id: string, expires: string, signature: string): Promise<FileRow | null> {
      if (!signatures.holds(`file ${id}`, expires, signature)) return null;
      const row = await records.findFile(executor, id);
      // Found to be infected after the link was created.
      if (row?.heldAs === 'infected') throw new Problem('files.infected');
      return row;
    },

    /** A file used by a page, and whether everybody may see it; null for callers without access. */
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
