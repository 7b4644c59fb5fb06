import type { PersonalDataPart } from '#host/personal-data.ts';
import { deleteFilesOf, listUploadsOf } from './file-records.ts';
import type { GeneratedFiles } from './generated-files.ts';

/**
 * Files that an account has uploaded. Exports of personal data are not part of an export, but are deleted with the
 * account.
 */
export const filesPersonalData = ({ deleteBytes }: Pick<GeneratedFiles, 'deleteBytes'>): PersonalDataPart => ({
  name: 'files',
  tables: ['files'],
  async collect(executor, { accountId }) {
    const rows = await listUploadsOf(executor, accountId);
    return {
      data: rows.map(({ id, purpose, name, mediaType, size, createdAt }) => ({
        id,
        purpose,
        name,
        mediaType,
        size,
        createdAt,
      })),
      // Infected files have no bytes.
      files: rows.filter(({ heldAs }) => heldAs !== 'infected').map(({ name, storageKey }) => ({ name, storageKey })),
    };
  },
  erase: async (tx, { accountId }) => deleteBytes(tx, await deleteFilesOf(tx, accountId)),
});
