import { useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { cancelAnyOrder, payOrder } from '#features/advertising/order-contract.ts';
import type { AdminOrder, AdminOrdersMeta } from '#features/advertising/order-fields.ts';
import { actTextLimit } from '#features/advertising/order-states.ts';
import { formatAmount, formatBareAmount } from '#features/advertising/price-text.ts';
import { formatDate } from '#shared/dates.ts';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Stat } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { IconUpload } from '#ui/icons/account-icons.tsx';
import { IconCheck, IconSearch } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { allOrdersPath, type OrdersAddress, ordersAddress } from './order-address.ts';
import { OrderItem, OrderStatus, ProformaButton, StateFilter } from './order-parts.tsx';
import { StatementImport } from './statement-import.tsx';
import './orders.css';

function Acts({ order }: { order: AdminOrder }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const [asked, setAsked] = useState<'pay' | 'cancel' | null>(null);
  const params = { id: String(order.id) };
  const facts = {
    number: order.number,
    company: order.employer.company,
    total: formatAmount(order.total, 'RSD', language),
  };
  const { revalidate } = useRevalidator();
  const fields = () => import('#features/advertising/order-fields.ts');
  const acts = {
    pay: {
      title: t('advertising.orders.admin.payTitle'),
      text: t(`advertising.orders.admin.${order.posting ? 'payText' : 'payTextAlone'}`, facts),
      field: {
        name: 'note',
        label: t('advertising.orders.admin.note'),
        hint: t('advertising.orders.admin.noteHint'),
        limit: actTextLimit,
        schema: async () => (await fields()).paymentInput,
        optional: false,
      },
      submit: t('advertising.orders.admin.pay'),
      sending: t('advertising.orders.admin.paying'),
      done: t('advertising.orders.admin.paid'),
      dangerous: false,
      perform: (note: string) => api.call(payOrder, { params, body: { note } }),
    },
    cancel: {
      title: t('advertising.orders.admin.cancelTitle'),
      text: t(`advertising.orders.admin.${order.posting ? 'cancelText' : 'cancelTextAlone'}`, facts),
      field: {
        name: 'reason',
        label: t('advertising.orders.admin.reason'),
        limit: actTextLimit,
        schema: async () => (await fields()).cancellationInput,
        optional: false,
      },
      submit: t('advertising.orders.cancel.submit'),
      sending: t('advertising.orders.cancel.sending'),
      done: t('advertising.orders.admin.cancelled'),
      dangerous: true,
      perform: (reason: string) => api.call(cancelAnyOrder, { params, body: { reason } }),
    },
  };
  return (
    <>
      <Button variant="s" size="sm" onClick={() => setAsked('pay')}>
        <IconCheck />
        {t('advertising.orders.admin.pay')}
      </Button>
      <Button variant="g" size="sm" onClick={() => setAsked('cancel')}>
        {t('advertising.orders.admin.cancel')}
      </Button>
      <ActModal act={asked && acts[asked]} onClose={() => setAsked(null)} refresh={revalidate} />
    </>
  );
}

function Row({ order }: { order: AdminOrder }) {
  const t = useTexts();
  const language = useLanguage();
  const { employer } = order;
  return (
    <tr>
      <td className="nw">
        <b className="m">{order.number}</b>
        <span className="sm dim ord-line">97 {order.reference}</span>
      </td>
      <td className="ord-who" data-l={t('advertising.orders.admin.employer')}>
        <Link href={`/poslodavci/${employer.id}`}>{employer.company}</Link>
        <span className="sm dim ord-line">PIB {employer.pib}</span>
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
      <td>
        <div className="row g4 end ord-acts">
          {order.state === 'awaiting_payment' ? <Acts order={order} /> : null}
          <ProformaButton order={order} />
        </div>
      </td>
    </tr>
  );
}

/** A sum of orders; the currency may take a line of its own, the digits stay together. */
function DinarStat({ para, label }: { para: number; label: string }) {
  const language = useLanguage();
  return (
    <Stat
      value={
        <>
          <span className="nw">{formatBareAmount(para, 'RSD', language)}</span> <small>RSD</small>
        </>
      }
      label={label}
    />
  );
}

/** Orders of all employers (mock 13b): counts, search, and what can be done with each. */
export function AllOrders({
  orders,
  meta,
  address,
}: {
  orders: readonly AdminOrder[];
  meta: AdminOrdersMeta;
  address: OrdersAddress;
}) {
  const t = useTexts();
  const language = useLanguage();
  const [reading, setReading] = useState(false);
  const narrowed = address.q !== '' || address.state !== null;
  const { counts, awaited, paidLately } = meta;
  return (
    <>
      <div className="row between wrapx g12 mb24">
        <h1>{t('advertising.orders.admin.title')}</h1>
        <Button onClick={() => setReading(true)}>
          <IconUpload />
          {t('advertising.orders.statement.open')}
        </Button>
      </div>
      {reading ? <StatementImport onClose={() => setReading(false)} /> : null}
      <div className="grid c4 k2 g16 mb24">
        <Stat
          value={formatNumber(counts.awaiting_payment, language)}
          label={t('advertising.orders.admin.awaiting')}
        />
        <DinarStat para={awaited} label={t('advertising.orders.admin.awaited')} />
        <DinarStat para={paidLately} label={t('advertising.orders.admin.paidLately')} />
        <Stat
          value={formatNumber(counts.cancelled, language)}
          label={t('advertising.orders.admin.cancelledCount')}
        />
      </div>
      <div className="row between wrapx g12 mb16">
        <Form autoComplete="off" className="ord-q" role="search" action={allOrdersPath} key={address.q}>
          {address.state ? <input type="hidden" name="state" value={address.state} /> : null}
          <TextInput
            size="sm"
            type="search"
            name="q"
            icon={<IconSearch />}
            defaultValue={address.q}
            aria-label={t('advertising.orders.admin.searchLabel')}
            placeholder={t('advertising.orders.admin.search')}
          />
        </Form>
        <StateFilter path={allOrdersPath} address={address} />
      </div>
      {orders.length === 0 ? (
        <EmptyState
          sign={narrowed ? 'search' : 'document'}
          title={t(`advertising.orders.admin.${narrowed ? 'notFoundTitle' : 'noneTitle'}`)}
          actions={
            narrowed ? (
              <LinkButton href={allOrdersPath}>{t('advertising.orders.emptyState.showAll')}</LinkButton>
            ) : undefined
          }
        >
          {narrowed ? null : t('advertising.orders.admin.noneText')}
        </EmptyState>
      ) : (
        <Table label={t('advertising.orders.admin.title')} responsive>
          <thead>
            <tr>
              <th scope="col">{t('advertising.orders.number')}</th>
              <th scope="col">{t('advertising.orders.admin.employer')}</th>
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
        href={(page) => ordersAddress(allOrdersPath, { ...address, page })}
      />
    </>
  );
}
