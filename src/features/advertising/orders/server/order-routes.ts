import type { Files } from '#features/files/server/index.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Account } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import type { OrderRow } from '../../server/order-table.ts';
import type { SoldPostings } from '../../server/sold-postings.ts';
import * as contract from '../contract.ts';
import { toAdminOrder, toOrder } from './order-rows.ts';
import * as store from './order-store.ts';

const MONTH = 30 * 86_400_000;

/** Read routes for orders and their pro-forma invoices, for employers and administrators. */
export function createOrderRoutes({
  database,
  clock,
  postings,
  files,
}: Pick<Machinery, 'database' | 'clock'> & {
  postings: Pick<SoldPostings, 'titles'>;
  files: Pick<Files, 'link'>;
}): Route[] {
  const { executor } = database;

  const titlesOf = (rows: readonly store.ListedOrder[]): Promise<Map<number, string>> =>
    postings.titles(
      executor,
      rows.flatMap(({ order }) => order.postingId ?? []),
    );

  /** A page of orders, each as `view` shows it, and the counts of all. */
  const pageOf = async <View>(
    filter: store.OrderFilter,
    { page, pageSize }: { page: number; pageSize: number },
    view: (row: store.ListedOrder, titles: Map<number, string>, now: Date) => View,
  ) => {
    const now = clock.now();
    const { rows, total } = await store.listOrders(executor, filter, { page, pageSize });
    const since = new Date(now.getTime() - MONTH);
    const { awaited, paidLately, ...counts } = await store.countOrders(executor, filter.employerId, since);
    const titles = await titlesOf(rows);
    return {
      data: rows.map((row) => view(row, titles, now)),
      meta: { page, pageSize, total, counts },
      sums: { awaited, paidLately },
    };
  };

  const proformaOf = async (actor: Account, order: OrderRow | null): Promise<{ url: string }> => {
    if (!order) throw new Problem('advertising.order-not-found');
    if (order.proformaFileId === null) throw new Problem('advertising.proforma-not-drawn');
    return { url: await files.link(actor, order.proformaFileId) };
  };

  return [
    on(contract.listOrders, async ({ actor: { employerId }, query: { state, ...page } }) => {
      const { data, meta } = await pageOf({ employerId, state, q: '' }, page, toOrder);
      return { data, meta };
    }),

    on(contract.getOrder, async ({ actor: { employerId }, id }) => {
      const row = await store.findOrder(executor, id, employerId);
      if (!row) throw new Problem('advertising.order-not-found');
      return toOrder(row, await titlesOf([row]), clock.now());
    }),

    on(contract.orderProforma, async ({ actor, id }) =>
      proformaOf(actor, (await store.findOrder(executor, id, actor.employerId))?.order ?? null),
    ),

    on(contract.anyOrderProforma, async ({ actor, id }) => proformaOf(actor, await store.getOrder(executor, id))),

    on(contract.listAllOrders, async ({ query: { state, q, ...page } }) => {
      const { data, meta, sums } = await pageOf({ employerId: null, state, q }, page, toAdminOrder);
      return { data, meta: { ...meta, ...sums } };
    }),
  ];
}
