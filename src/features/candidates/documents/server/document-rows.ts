import { heldView } from '#features/files/file-view.ts';
import type { CandidateDocument } from '../fields.ts';
import type { StoredDocument } from './document-store.ts';

/** Maps a stored document to its API form; the only place that does. `sentWith`: number of applications by file id. */
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
