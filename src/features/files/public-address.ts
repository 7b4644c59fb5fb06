/** Where a file that a page uses is read: its content never changes under this address. */
export const publicFileAddress = (id: string): string => `/api/services/files/${id}/public`;
