import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { type EditablePage, editablePages, type LegalPage, legalPages } from '../../editing/editable-pages.ts';
import type { EditedTextRow, TextVersionRow } from '../../editing/server/edited-text-store.ts';
import { editedTexts, textVersions } from '../../editing/server/edited-text-table.ts';

/** The text of a page that is shown; null while that is the program's own. */
export async function findShown(executor: Executor, page: EditablePage): Promise<TextVersionRow | null> {
  const [row] = await executor
    .select({ version: textVersions })
    .from(textVersions)
    .innerJoin(editedTexts, eq(editedTexts.id, textVersions.textId))
    .where(eq(editedTexts.page, page))
    .orderBy(desc(textVersions.number))
    .limit(1);
  return row?.version ?? null;
}

/** What is being written of pages; nothing of those that nobody has touched. */
export const listPageTexts = (executor: Executor): Promise<EditedTextRow[]> =>
  executor
    .select()
    .from(editedTexts)
    .where(inArray(editedTexts.page, [...editablePages]));

/** Of the texts that people agree to: number and day of what is in force; nothing of a page with the program's own text. */
export async function listLegal(
  executor: Executor,
): Promise<{ page: LegalPage; number: number; inForceOn: string | null }[]> {
  const rows = await executor
    .selectDistinctOn([editedTexts.page], {
      page: editedTexts.page,
      number: textVersions.number,
      inForceOn: textVersions.inForceOn,
    })
    .from(textVersions)
    .innerJoin(editedTexts, eq(editedTexts.id, textVersions.textId))
    .where(inArray(editedTexts.page, [...legalPages]))
    .orderBy(editedTexts.page, desc(textVersions.number));
  return rows as { page: LegalPage; number: number; inForceOn: string | null }[];
}

/** The latest versions that ask everybody to agree anew; nothing of a page that never did. */
export async function listAsked(executor: Executor): Promise<{ page: LegalPage; number: number }[]> {
  const rows = await executor
    .select({ page: editedTexts.page, number: max(textVersions.number) })
    .from(textVersions)
    .innerJoin(editedTexts, eq(editedTexts.id, textVersions.textId))
    .where(and(inArray(editedTexts.page, [...legalPages]), eq(textVersions.asksConsent, true)))
    .groupBy(editedTexts.page);
  return rows as { page: LegalPage; number: number }[];
}
