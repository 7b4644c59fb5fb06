export const maxPageSize = 100;

/** Number of rows before the page. */
export const pageOffset = ({ page, pageSize }: { page: number; pageSize: number }): number => (page - 1) * pageSize;

/** Number of pages; at least one, also for an empty list. */
export const pageCount = ({ total, pageSize }: { total: number; pageSize: number }): number =>
  Math.max(1, Math.ceil(total / pageSize));
