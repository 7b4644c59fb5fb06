import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import { pageCount } from '#shared/paging.ts';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { formatAmount } from '../../price-list/price-text.ts';
import type { Order, OrdersMeta } from '../fields.ts';
import { type OrdersAddress, ordersAddress } from '../order-address.ts';
import { OrderItem, OrderStatus } from './order-parts.tsx';
import './orders.css';

export interface OrdersTableProps<Row extends Order> {
  /** Name of the table for assistive technology. */
  label: string;
  orders: readonly Row[];
  meta: OrdersMeta;
  /** Path of the page the table is on, and what its address says. */
  path: string;
  address: OrdersAddress;
  /** What stands under the number. */
  underNumber?: (order: Row) => ReactNode;
  /** Whose order it is, in a column of its own. */
  employer?: (order: Row) => ReactNode;
  /** The last cell, a `<td>`: what can be done with an order. */
  actions: (order: Row) => ReactNode;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
}

/** A page of orders as a table, for employers and administrators, and the links to the other pages. */
export function OrdersTable<Row extends Order>(props: OrdersTableProps<Row>) {
  const { label, orders, meta, path, address, underNumber, employer, actions, empty } = props;
  const t = useTexts();
  const language = useLanguage();
  const rows = orders.map((order) => (
    <tr key={order.id}>
      <td className="no-wrap">
        <b className="medium">{order.number}</b>
        {underNumber?.(order)}
      </td>
      {employer ? (
        <td className="order-employer" data-label={t('advertising.orders.admin.employer')}>
          {employer(order)}
        </td>
      ) : null}
      <td data-label={t('advertising.orders.item')}>
        <OrderItem order={order} />
      </td>
      <td data-label={t('advertising.orders.status')}>
        <OrderStatus order={order} />
      </td>
      <td className="no-wrap" data-label={t('advertising.orders.date')}>
        {formatDate(new Date(order.createdAt), language)}
      </td>
      <td className="number no-wrap" data-label={t('advertising.orders.withVat')}>
        {formatAmount(order.total, 'RSD', language)}
      </td>
      {actions(order)}
    </tr>
  ));
  return (
    <>
      {orders.length === 0 ? (
        empty
      ) : (
        <Table label={label} responsive>
          <thead>
            <tr>
              <th scope="col">{t('advertising.orders.number')}</th>
              {employer ? <th scope="col">{t('advertising.orders.admin.employer')}</th> : null}
              <th scope="col">{t('advertising.orders.item')}</th>
              <th scope="col">{t('advertising.orders.status')}</th>
              <th scope="col">{t('advertising.orders.date')}</th>
              <th scope="col" className="number">
                {t('advertising.orders.withVat')}
              </th>
              <th scope="col">
                <VisuallyHidden>{t('advertising.orders.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </Table>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => ordersAddress(path, { ...address, page })}
      />
    </>
  );
}
