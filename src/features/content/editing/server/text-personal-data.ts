import { eq } from 'drizzle-orm';
import type { Files } from '#features/files/server/index.ts';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { editedTexts, textVersions } from './edited-text-table.ts';

/**
 * Texts of the site written by an administrator. The texts belong to the site and are kept with their pictures; the
 * reference to the writer is removed with the account.
 */
export const textPersonalData = (files: Pick<Files, 'release'>): PersonalDataPart => ({
  name: 'site-texts',
  tables: ['edited_texts', 'text_versions'],
  async collect(executor, { accountId }) {
    const saved = await executor
      .select({ text: editedTexts.id, savedAt: editedTexts.savedAt })
      .from(editedTexts)
      .where(eq(editedTexts.savedBy, accountId))
      .orderBy(editedTexts.id);
    const published = await executor
      .select({ text: textVersions.textId, number: textVersions.number, at: textVersions.createdAt })
      .from(textVersions)
      .where(eq(textVersions.createdBy, accountId))
      .orderBy(textVersions.textId, textVersions.number);
    return { data: saved.length + published.length > 0 ? { saved, published } : [] };
  },
  async erase(tx, { accountId }) {
    await files.release(tx, accountId, 'blogImage');
  },
});
