import { and, eq } from 'drizzle-orm';
import type { EmployerOrders } from '#features/employers/server/index.ts';
import { orders } from '../../server/order-table.ts';

/** Orders, as companies need to know of theirs. */
export const employerOrders: EmployerOrders = {
  countUnpaid: (executor, employerId) =>
    executor.$count(orders, and(eq(orders.employerId, employerId), eq(orders.state, 'awaiting_payment'))),

  async existOf(executor, employerId) {
    const rows = await executor
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.employerId, employerId))
      .limit(1);
    return rows.length > 0;
  },
};
