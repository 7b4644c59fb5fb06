import type { PersonalDataPart } from '#host/personal-data.ts';
import { deleteFilesOf, listUploadsOf } from './file-records.ts';

/** What an account has uploaded. Copies of the data themselves are no part of a copy, but they go with the account. */
export const filesPersonalData: PersonalDataPart = {
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
      // Of what a scanner has found something in there are no bytes.
      files: rows.filter(({ heldAs }) => heldAs !== 'infected').map(({ name, storageKey }) => ({ name, storageKey })),
    };
  },
  erase: async (tx, { accountId }) => ({ storageKeys: await deleteFilesOf(tx, accountId) }),
};
