import { heldView } from '#host/files/file-view.ts';
import type { CandidateDocument } from '../fields.ts';
import type { StoredDocument } from './document-store.ts';

/** Document → wire; the only way out. `sentWith`: numbers of applications by file. */
export const toCandidateDocument = (
  { document, file, profileVersion }: StoredDocument,
  sentWith: ReadonlyMap<string, number>,
): CandidateDocument => ({
  id: document.id,
  fileId: file.id,
  name: document.name,
  type: file.mediaType,
  size: file.size,
  ...heldView(file),
  addedAt: document.addedAt.toISOString(),
  cvForm: document.cvForm,
  outdated: document.profileVersion !== null && document.profileVersion < (profileVersion ?? 0),
  isDefault: document.isDefault,
  sentWith: sentWith.get(file.id) ?? 0,
});
