import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { type EditablePage, editablePages, type LegalPage, legalPages } from '../../editing/editable-pages.ts';
import type { EditedTextRow, TextVersionRow } from '../../editing/server/edited-text-store.ts';
import { editedTexts, textVersions } from '../../editing/server/edited-text-table.ts';

/** The latest published version of a page; null when the built-in text is shown. */
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

/** Working copies of pages; pages that nobody has edited have none. */
export const listPageTexts = (executor: Executor): Promise<EditedTextRow[]> =>
  executor
    .select()
    .from(editedTexts)
    .where(inArray(editedTexts.page, [...editablePages]));

/** Number and day of the versions in force of texts that people accept; pages with the built-in text have none. */
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

/** The latest versions that ask everybody for consent again; pages that never asked have none. */
export async function listAsked(executor: Executor): Promise<{ page: LegalPage; number: number }[]> {
  const rows = await executor
    .select({ page: editedTexts.page, number: max(textVersions.number) })
    .from(textVersions)
    .innerJoin(editedTexts, eq(editedTexts.id, textVersions.textId))
    .where(and(inArray(editedTexts.page, [...legalPages]), eq(textVersions.asksConsent, true)))
    .groupBy(editedTexts.page);
  return rows as { page: LegalPage; number: number }[];
}
