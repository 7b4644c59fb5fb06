/** URL of a file used by a page; its content never changes. */
export const publicFileAddress = (id: string): string => `/api/services/files/${id}/public`;

/** URL of a page's picture {@link smallPictureWidth} pixels wide, for cards. */
export const smallPictureAddress = (id: string): string => `${publicFileAddress(id)}?size=small`;

/** Two pixels for each of a card's width. */
export const smallPictureWidth = 800;
