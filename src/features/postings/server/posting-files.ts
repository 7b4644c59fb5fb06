import { eq, inArray, or } from 'drizzle-orm';
import { heldView } from '#features/files/file-view.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { type FileRow, files } from '#features/files/server/file-table.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { type Account, type Actor, guest } from '#kit/actor.ts';
import type { FileReference, PostingPage } from '../fields.ts';
import type { PostingInput } from '../input-fields.ts';
import { isInsider, maySeePosting } from '../policy.ts';
import { postingChanges } from './posting-change-table.ts';
import { type PostingRow, postings } from './posting-table.ts';

/** A posting's picture and file as its page shows them. */
export type PostingFiles = Pick<PostingPage, 'image' | 'file'>;

export const noFiles: PostingFiles = { image: null, file: null };

const toReference = ({ id, name, mediaType, size, width, height }: FileRow): FileReference => ({
  id,
  name,
  type: mediaType,
  size,
  url: publicFileAddress(id),
  width,
  height,
});

/** The picture and the file of a posting; without ids nothing is queried. */
export async function readPostingFiles(
  executor: Executor,
  { imageFileId, fileId }: Pick<PostingRow, 'imageFileId' | 'fileId'>,
): Promise<PostingFiles> {
  const ids = [imageFileId, fileId].filter((id) => id !== null);
  if (ids.length === 0) return noFiles;
  const rows = await executor.select().from(files).where(inArray(files.id, ids));
  const reference = (id: string | null): FileReference | null => {
    const row = rows.find((one) => one.id === id);
    return row ? { ...toReference(row), ...heldView(row) } : null;
  };
  return { image: reference(imageFileId), file: reference(fileId) };
}

/** An upload of the caller's as a page would show it; null for another account's or a deleted one. */
export async function readOwnUpload(
  executor: Executor,
  uploads: Pick<Files, 'link'>,
  actor: Actor,
  id: string | null,
): Promise<FileReference | null> {
  if (id === null) return null;
  const url = await uploads.link(actor, id).catch(() => null);
  const [row] = url === null ? [] : await executor.select().from(files).where(eq(files.id, id));
  return row && url !== null ? { ...toReference(row), url } : null;
}

/**
 * Marks the uploads of a posting as used, in the caller's transaction.
 * @param known those already used by it or by its pending change: they stay
 * @throws 422 at the field whose upload is another account's, of another kind, used already or deleted: unused uploads
 * are deleted after a day
 */
export async function attachPostingFiles(
  tx: Executor,
  uploads: Pick<Files, 'attachAt'>,
  account: Account,
  { image, file }: Pick<PostingInput, 'image' | 'file'>,
  known: readonly string[] = [],
): Promise<{ imageFileId: string | null; fileId: string | null }> {
  const taken = async (
    path: 'image' | 'file',
    id: string | null,
    purpose: 'postingImage' | 'postingFile',
  ): Promise<string | null> => {
    if (id === null || known.includes(id)) return id;
    await uploads.attachAt(path, tx, account, { id, purpose });
    return id;
  };
  return {
    imageFileId: await taken('image', image, 'postingImage'),
    fileId: await taken('file', file, 'postingFile'),
  };
}

/** Who may see a posting's picture or file: everybody who may see its page, and for pending changes its insiders. */
export async function audienceOfPostingFile(
  executor: Executor,
  actor: Actor,
  fileId: string,
): Promise<'everybody' | 'caller' | 'nobody'> {
  const users = await executor
    .select({
      state: postings.state,
      employerId: postings.employerId,
      firstPublishedAt: postings.firstPublishedAt,
      wordsShown: postings.wordsShown,
    })
    .from(postings)
    .where(or(eq(postings.imageFileId, fileId), eq(postings.fileId, fileId)));
  if (users.some((posting) => maySeePosting(guest, posting) === 'yes')) return 'everybody';
  if (users.some((posting) => maySeePosting(actor, posting) === 'yes')) return 'caller';
  const changing = await executor
    .select({ employerId: postings.employerId })
    .from(postingChanges)
    .innerJoin(postings, eq(postings.id, postingChanges.postingId))
    .where(or(eq(postingChanges.imageFileId, fileId), eq(postingChanges.fileId, fileId)));
  return changing.some((posting) => isInsider(actor, posting)) ? 'caller' : 'nobody';
}
