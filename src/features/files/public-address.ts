/** URL of a file used by a page; its content never changes. */
export const publicFileAddress = (id: string): string => `/api/services/files/${id}/public`;
