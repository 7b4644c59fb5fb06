import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CreditPackage } from '#features/advertising/credit-fields.ts';
import { cancelOrder } from '#features/advertising/order-contract.ts';
import type { Order, OrdersMeta } from '#features/advertising/order-fields.ts';
import { formatAmount } from '#features/advertising/price-text.ts';
import { formatDate } from '#shared/dates.ts';
import { pageCount } from '#shared/paging.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { IconDotsVertical } from '#ui/icons/account-icons.tsx';
import { IconClose } from '#ui/icons/icons.tsx';
import { Menu, MenuAction } from '#ui/menu.tsx';
import { Note } from '#ui/note.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { type OrdersAddress, ordersAddress, ownOrdersPath } from './order-address.ts';
import { OrderItem, OrderStatus, ProformaButton, StateFilter } from './order-parts.tsx';
import { OwnPackages } from './own-packages.tsx';
import './orders.css';

/** What is to be paid where, of the latest order that waits. */
function Waiting({ order }: { order: Order }) {
  const t = useTexts();
  const language = useLanguage();
  const facts = {
    total: formatAmount(order.total, 'RSD', language),
    account: order.account,
    reference: order.reference,
  };
  const text = order.package && !order.posting ? 'waitingPackage' : 'waitingText';
  return (
    <Note tone="warn" title={t('advertising.orders.waiting', { number: order.number })}>
      {t(`advertising.orders.${text}`, facts)}
    </Note>
  );
}

function CancelMenu({ order }: { order: Order }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const { number } = order;
  return (
    <>
      <Menu
        label={t('advertising.orders.more', { number })}
        button={<IconDotsVertical />}
        buttonClass="icb s"
        width="auto"
      >
        <MenuAction icon={<IconClose />} danger onClick={() => setAsked(true)}>
          {t('advertising.orders.cancel.action')}
        </MenuAction>
      </Menu>
      <ActModal
        onClose={() => setAsked(false)}
        refresh={revalidate}
        act={
          asked
            ? {
                title: t('advertising.orders.cancel.title'),
                text: t(`advertising.orders.cancel.${order.posting ? 'text' : 'textAlone'}`, { number }),
                field: null,
                submit: t('advertising.orders.cancel.submit'),
                sending: t('advertising.orders.cancel.sending'),
                done: t('advertising.orders.cancel.done'),
                dangerous: true,
                perform: () => api.call(cancelOrder, { params: { id: String(order.id) } }),
              }
            : null
        }
      />
    </>
  );
}

function Row({ order }: { order: Order }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <tr>
      <td className="nw">
        <b className="m">{order.number}</b>
      </td>
      <td data-l={t('advertising.orders.item')}>
        <OrderItem order={order} />
      </td>
      <td data-l={t('advertising.orders.status')}>
        <OrderStatus order={order} />
      </td>
      <td className="nw" data-l={t('advertising.orders.date')}>
        {formatDate(new Date(order.createdAt), language)}
      </td>
      <td className="num nw" data-l={t('advertising.orders.withVat')}>
        {formatAmount(order.total, 'RSD', language)}
      </td>
      <td className="right nw">
        <ProformaButton order={order} />
        {order.state === 'awaiting_payment' ? <CancelMenu order={order} /> : null}
      </td>
    </tr>
  );
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const t = useTexts();
  return narrowed ? (
    <EmptyState
      sign="search"
      title={t('advertising.orders.emptyState.title')}
      actions={<LinkButton href={ownOrdersPath}>{t('advertising.orders.emptyState.showAll')}</LinkButton>}
    />
  ) : (
    <EmptyState sign="document" title={t('advertising.orders.empty.title')}>
      {t('advertising.orders.empty.text')}
    </EmptyState>
  );
}

/** An employer's orders and packages (mock 09e): what waits for payment, what is left in packages, then all orders. */
export function OwnOrders({
  orders,
  meta,
  address,
  packages,
  waitingPackages,
}: {
  orders: readonly Order[];
  meta: OrdersMeta;
  address: OrdersAddress;
  packages: readonly CreditPackage[];
  waitingPackages: readonly Order[];
}) {
  const t = useTexts();
  const waiting = orders.find(({ state }) => state === 'awaiting_payment');
  return (
    <>
      {waiting ? <Waiting order={waiting} /> : null}
      <OwnPackages packages={packages} waiting={waitingPackages} />
      <div className="row between wrapx g12">
        <h2 className="ord-h3">{t('advertising.orders.listTitle')}</h2>
        <StateFilter path={ownOrdersPath} address={address} />
      </div>
      {orders.length === 0 ? (
        <Nothing narrowed={address.state !== null} />
      ) : (
        <Table label={t('advertising.orders.listTitle')} responsive>
          <thead>
            <tr>
              <th scope="col">{t('advertising.orders.number')}</th>
              <th scope="col">{t('advertising.orders.item')}</th>
              <th scope="col">{t('advertising.orders.status')}</th>
              <th scope="col">{t('advertising.orders.date')}</th>
              <th scope="col" className="num">
                {t('advertising.orders.withVat')}
              </th>
              <th scope="col">
                <span className="sr">{t('advertising.orders.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => ordersAddress(ownOrdersPath, { ...address, page })}
      />
    </>
  );
}
