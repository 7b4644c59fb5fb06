import { useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { formatNumber } from '#shared/money.ts';
import { pageAddress } from '#shared/site-map.ts';
import { LogSearch } from '#ui/administration/log-search.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { IconUpload } from '#ui/icons/account-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Stat } from '#ui/light/card.tsx';
import { IconCheck } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { formatAmount, formatBareAmount } from '../../price-list/price-text.ts';
import { cancelAnyOrder, payOrder } from '../contract.ts';
import type { AdminOrder, AdminOrdersMeta } from '../fields.ts';
import type { OrdersAddress } from '../order-address.ts';
import { actTextLimit } from '../order-states.ts';
import { ProformaButton, StateFilter } from './order-parts.tsx';
import { OrdersTable } from './orders-table.tsx';
import { StatementImport } from './statement-import.tsx';

function Acts({ order }: { order: AdminOrder }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const [act, setAct] = useState<'pay' | 'cancel' | null>(null);
  const params = { id: String(order.id) };
  const facts = {
    number: order.number,
    company: order.employer.company,
    total: formatAmount(order.total, 'RSD', language),
  };
  const { revalidate } = useRevalidator();
  const fields = () => import('../fields.ts');
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
      <Button variant="soft" size="sm" onClick={() => setAct('pay')}>
        <IconCheck />
        {t('advertising.orders.admin.pay')}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setAct('cancel')}>
        {t('advertising.orders.admin.cancel')}
      </Button>
      <ActModal act={act && acts[act]} onClose={() => setAct(null)} refresh={revalidate} />
    </>
  );
}

/** A sum of orders; the currency may wrap, the digits stay together. */
function DinarStat({ para, label }: { para: number; label: string }) {
  const language = useLanguage();
  return (
    <Stat
      value={
        <>
          <span className="no-wrap">{formatBareAmount(para, 'RSD', language)}</span> <small>RSD</small>
        </>
      }
      label={label}
    />
  );
}

/** Orders of all employers: counts, search, and what can be done with each. */
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
      <div className="row between flex-wrap g12 mb24">
        <h1>{t('advertising.orders.admin.title')}</h1>
        <Button onClick={() => setReading(true)}>
          <IconUpload />
          {t('advertising.orders.statement.open')}
        </Button>
      </div>
      {reading ? <StatementImport onClose={() => setReading(false)} /> : null}
      <div className="grid c4 keep-two g16 mb24">
        <Stat
          value={formatNumber(counts.awaiting_payment, language)}
          label={t('advertising.orders.admin.awaiting', { count: counts.awaiting_payment })}
        />
        <DinarStat para={awaited} label={t('advertising.orders.admin.awaited')} />
        <DinarStat para={paidLately} label={t('advertising.orders.admin.paidLately')} />
        <Stat
          value={formatNumber(counts.cancelled, language)}
          label={t('advertising.orders.admin.cancelledCount', { count: counts.cancelled })}
        />
      </div>
      <div className="row between flex-wrap g12 mb16">
        <Form
          autoComplete="off"
          className="order-search"
          role="search"
          action={pageAddress('admin-orders')}
          key={address.q}
        >
          {address.state ? <input type="hidden" name="state" value={address.state} /> : null}
          <LogSearch
            q={address.q}
            label={t('advertising.orders.admin.searchLabel')}
            placeholder={t('advertising.orders.admin.search')}
          />
        </Form>
        <StateFilter path={pageAddress('admin-orders')} address={address} />
      </div>
      <OrdersTable
        label={t('advertising.orders.admin.title')}
        orders={orders}
        meta={meta}
        path={pageAddress('admin-orders')}
        address={address}
        underNumber={(order) => <span className="sm dim order-line">97 {order.reference}</span>}
        employer={({ employer }) => (
          <>
            <Link href={pageAddress('employer', employer.id)}>{employer.company}</Link>
            <span className="sm dim order-line">PIB {employer.pib}</span>
          </>
        )}
        actions={(order) => (
          <td className="actions">
            <div className="row g4 end order-actions">
              {order.state === 'awaiting_payment' ? <Acts order={order} /> : null}
              <ProformaButton order={order} />
            </div>
          </td>
        )}
        empty={
          <EmptyState
            sign={narrowed ? 'search' : 'document'}
            title={t(`advertising.orders.admin.${narrowed ? 'notFoundTitle' : 'noneTitle'}`)}
            actions={
              narrowed ? (
                <LinkButton href={pageAddress('admin-orders')}>
                  {t('advertising.orders.emptyState.showAll')}
                </LinkButton>
              ) : undefined
            }
          >
            {narrowed ? null : t('advertising.orders.admin.noneText')}
          </EmptyState>
        }
      />
    </>
  );
}
