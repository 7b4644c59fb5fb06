import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageAddress } from '#shared/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { IconDotsVertical } from '#ui/icons/account-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconClose } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { Menu, MenuAction } from '#ui/menu.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { CreditPackage } from '../../credits/fields.ts';
import { OwnPackages } from '../../credits/web/own-packages.tsx';
import { formatAmount } from '../../price-list/price-text.ts';
import { cancelOrder } from '../contract.ts';
import type { Order, OrdersMeta } from '../fields.ts';
import type { OrdersAddress } from '../order-address.ts';
import { ProformaButton, StateFilter } from './order-parts.tsx';
import { OrdersTable } from './orders-table.tsx';
import { PaymentQr } from './payment-qr.tsx';

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
    <Note
      tone="warn"
      className="order-waiting"
      title={t('advertising.orders.waiting', { number: order.number })}
      actions={order.qr === null ? null : <PaymentQr text={order.qr} number={order.number} />}
    >
      {t(`advertising.orders.${text}`, facts)}
    </Note>
  );
}

function CancelMenu({ order }: { order: Order }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [confirming, setConfirming] = useState(false);
  const { number } = order;
  return (
    <>
      <Menu
        label={t('advertising.orders.more', { number })}
        button={<IconDotsVertical />}
        buttonClass="icon-button icon-button-sm"
        width="auto"
      >
        <MenuAction icon={<IconClose />} danger onClick={() => setConfirming(true)}>
          {t('advertising.orders.cancel.action')}
        </MenuAction>
      </Menu>
      <ActModal
        onClose={() => setConfirming(false)}
        refresh={revalidate}
        act={
          confirming
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

function Nothing({ narrowed }: { narrowed: boolean }) {
  const t = useTexts();
  return narrowed ? (
    <EmptyState
      sign="search"
      title={t('advertising.orders.emptyState.title')}
      actions={
        <LinkButton href={pageAddress('own-orders')}>{t('advertising.orders.emptyState.showAll')}</LinkButton>
      }
    />
  ) : (
    <EmptyState sign="document" title={t('advertising.orders.empty.title')}>
      {t('advertising.orders.empty.text')}
    </EmptyState>
  );
}

/** An employer's orders and packages: unpaid ones, the balance of packages, then all orders. */
export function OwnOrders({
  orders,
  meta,
  address,
  packages,
  waitingPackages,
  cancels,
}: {
  orders: readonly Order[];
  /** The viewer may cancel what is not paid. */
  cancels: boolean;
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
      <div className="row between flex-wrap g12">
        <h2 className="order-heading">{t('advertising.orders.listTitle')}</h2>
        <StateFilter path={pageAddress('own-orders')} address={address} />
      </div>
      <OrdersTable
        label={t('advertising.orders.listTitle')}
        orders={orders}
        meta={meta}
        path={pageAddress('own-orders')}
        address={address}
        actions={(order) => (
          <td className="actions right no-wrap">
            <ProformaButton order={order} />
            {cancels && order.state === 'awaiting_payment' ? <CancelMenu order={order} /> : null}
          </td>
        )}
        empty={<Nothing narrowed={address.state !== null} />}
      />
    </>
  );
}
