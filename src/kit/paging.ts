export const maxPageSize = 100;

/** Rows to pass over before the page begins. */
export const pageOffset = ({ page, pageSize }: { page: number; pageSize: number }): number => (page - 1) * pageSize;

/** Number of pages; at least one, so that an empty list has a page too. */
export const pageCount = ({ total, pageSize }: { total: number; pageSize: number }): number =>
  Math.max(1, Math.ceil(total / pageSize));
