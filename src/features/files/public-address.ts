/** URL of a file used by a page; its content never changes. */
export const publicFileAddress = (id: string): string => `/api/services/files/${id}/public`;

/** Id of the file at such a URL; null for any other. */
export const publicFileOf = (url: string): string | null =>
  /^\/api\/services\/files\/([^/?]+)\/public$/.exec(url)?.[1] ?? null;

/** URL of a page's picture {@link smallPictureWidth} pixels wide, for cards. */
export const smallPictureAddress = (id: string): string => `${publicFileAddress(id)}?size=small`;

/** Two pixels for each of a card's width. */
export const smallPictureWidth = 800;
