import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { EditablePage } from '../editable-pages.ts';
import { editedTexts, textVersions } from './edited-text-table.ts';

export type EditedTextRow = typeof editedTexts.$inferSelect;
export type TextVersionRow = typeof textVersions.$inferSelect;

/** Max published versions in a list; the latest are listed. */
export const listedVersions = 50;

/** Account and time of an action. */
export interface Deed {
  accountId: string | null;
  now: Date;
}

export async function insertText(tx: Executor, values: unknown, { accountId, now }: Deed): Promise<EditedTextRow> {
  const [row] = await tx.insert(editedTexts).values({ values, savedAt: now, savedBy: accountId }).returning();
  return row as EditedTextRow;
}

/** Inserts the first working copy of a page; null when somebody else has just inserted it. */
export async function insertPageText(
  tx: Executor,
  page: EditablePage,
  values: unknown,
  { accountId, now }: Deed,
): Promise<EditedTextRow | null> {
  const [row] = await tx
    .insert(editedTexts)
    .values({ page, values, savedAt: now, savedBy: accountId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Locks the text, so that concurrent saves are serialised; null when it has been deleted. */
export async function lockText(tx: Executor, id: number): Promise<EditedTextRow | null> {
  const [row] = await tx.select().from(editedTexts).where(eq(editedTexts.id, id)).for('update');
  return row ?? null;
}

export async function findPageText(executor: Executor, page: EditablePage): Promise<EditedTextRow | null> {
  const [row] = await executor.select().from(editedTexts).where(eq(editedTexts.page, page));
  return row ?? null;
}

/** Writes the working copy of the locked text and increments its version. */
export async function writeValues(
  tx: Executor,
  id: number,
  values: unknown,
  { accountId, now }: Deed,
): Promise<EditedTextRow> {
  const [row] = await tx
    .update(editedTexts)
    .set({ values, savedAt: now, savedBy: accountId, version: sql`${editedTexts.version} + 1` })
    .where(eq(editedTexts.id, id))
    .returning();
  return row as EditedTextRow;
}

/** Stores a published version of the locked text under the next number, and returns that number. */
export async function addVersion(
  tx: Executor,
  textId: number,
  version: Pick<TextVersionRow, 'values'> & Partial<Pick<TextVersionRow, 'inForceOn' | 'asksConsent'>>,
  { accountId, now }: Deed,
): Promise<number> {
  const [latest] = await listVersions(tx, textId, 1);
  const number = (latest?.number ?? 0) + 1;
  await tx.insert(textVersions).values({ ...version, textId, number, createdAt: now, createdBy: accountId });
  return number;
}

/** A version without its content. */
export type VersionHead = Omit<TextVersionRow, 'values'>;

/** Sorted by number, the latest first. */
export const listVersions = (executor: Executor, textId: number, limit = listedVersions): Promise<VersionHead[]> =>
  executor
    .select({
      textId: textVersions.textId,
      number: textVersions.number,
      inForceOn: textVersions.inForceOn,
      asksConsent: textVersions.asksConsent,
      createdAt: textVersions.createdAt,
      createdBy: textVersions.createdBy,
    })
    .from(textVersions)
    .where(eq(textVersions.textId, textId))
    .orderBy(desc(textVersions.number))
    .limit(limit);

export async function findVersion(executor: Executor, textId: number, number: number): Promise<TextVersionRow | null> {
  const [row] = await executor
    .select()
    .from(textVersions)
    .where(and(eq(textVersions.textId, textId), eq(textVersions.number, number)));
  return row ?? null;
}
