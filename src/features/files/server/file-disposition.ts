import type { FileRow } from './file-table.ts';

/** Types shown in the browser; all others are downloaded. */
const shownInline = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** `Content-Disposition` for downloading a file under its own name. */
export const asDownload = ({ name }: Pick<FileRow, 'name'>): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;

/** `Content-Disposition` of a file by its media type, with its own name. */
export const dispositionOf = ({ mediaType, name }: Pick<FileRow, 'mediaType' | 'name'>): string =>
  `${shownInline.has(mediaType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`;
