import { eq } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { countDocuments } from '../../documents/server/document-store.ts';
import { candidateDocuments } from '../../documents/server/document-table.ts';
import { dismissedPrompts } from '../../prompts/server/prompt-table.ts';
import { candidateProfiles } from '../../server/candidate-table.ts';

/**
 * General data, CV, the list of documents and dismissed prompts; the bytes of photo and documents are among the
 * account's files. Nothing remains after deletion.
 */
export const candidatePersonalData: PersonalDataPart = {
  name: 'cv',
  tables: ['candidate_profiles', 'candidate_documents', 'dismissed_prompts'],
  async collect(executor, { accountId }) {
    const rows = await executor.select().from(candidateProfiles).where(eq(candidateProfiles.accountId, accountId));
    const documents = await executor
      .select()
      .from(candidateDocuments)
      .where(eq(candidateDocuments.accountId, accountId))
      .orderBy(candidateDocuments.addedAt, candidateDocuments.id);
    const prompts = await executor.select().from(dismissedPrompts).where(eq(dismissedPrompts.accountId, accountId));
    const [profile = null] = rows.map(({ accountId: _account, version: _version, ...rest }) => rest);
    return {
      data: {
        profile,
        documents: documents.map(({ accountId: _account, ...rest }) => rest),
        dismissedPrompts: prompts.map(({ accountId: _account, ...rest }) => rest),
      },
    };
  },
  async erase(tx, { accountId }) {
    await tx.delete(candidateProfiles).where(eq(candidateProfiles.accountId, accountId));
    await tx.delete(dismissedPrompts).where(eq(dismissedPrompts.accountId, accountId));
    await tx.delete(candidateDocuments).where(eq(candidateDocuments.accountId, accountId));
  },
  // Counted as in the menu and the list: files used only by an application belong to the application.
  counts: async (executor, { accountId }) => ({ documents: await countDocuments(executor, accountId) }),
};
