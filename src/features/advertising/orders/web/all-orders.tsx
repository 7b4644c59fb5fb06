import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { IconUpload } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Stat } from '#ui/light/card.tsx';
import { IconCheck } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { listPage, type ShowWindow } from '#ui/lists/list-page.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { actTextLimit, orderStates } from '../../order-states.ts';
import { formatAmount, formatBareAmount } from '../../price-list/price-text.ts';
import { cancelAnyOrder, listAllOrders, payOrder } from '../contract.ts';
import type { AdminOrder, AdminOrdersMeta } from '../fields.ts';
import { allOrdersAddress } from '../order-address.ts';
import { orderColumns, ProformaButton } from './order-parts.tsx';
import { StatementImport } from './statement-import.tsx';

/** Dialog for marking an order as paid or cancelling it. */
function ActWindow({ act, order, onClose }: { act: 'pay' | 'cancel'; order: AdminOrder; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
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
  return <ActModal act={acts[act]} onClose={onClose} refresh={revalidate} />;
}

function Acts({ row: order, show }: { row: AdminOrder; show: ShowWindow }) {
  const t = useTexts();
  const ask = (act: 'pay' | 'cancel') => () => show((close) => <ActWindow act={act} order={order} onClose={close} />);
  if (order.state !== 'awaiting_payment') return <ProformaButton order={order} />;
  return (
    <div className="row g4 end order-actions">
      <Button variant="soft" size="sm" onClick={ask('pay')}>
        <IconCheck />
        {t('advertising.orders.admin.pay')}
      </Button>
      <Button variant="quiet" size="sm" onClick={ask('cancel')}>
        {t('advertising.orders.admin.cancel')}
      </Button>
      <ProformaButton order={order} />
    </div>
  );
}

/** A sum of orders; the line may break before the currency, but not within the number. */
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

function Above({ meta: { counts, awaited, paidLately } }: { meta: AdminOrdersMeta }) {
  const t = useTexts();
  const language = useLanguage();
  return (
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
  );
}

function ReadButton() {
  const t = useTexts();
  const [reading, setReading] = useState(false);
  return (
    <>
      <Button onClick={() => setReading(true)}>
        <IconUpload />
        {t('advertising.orders.statement.open')}
      </Button>
      {reading ? <StatementImport onClose={() => setReading(false)} /> : null}
    </>
  );
}

/** Orders of all employers: counts, search, and actions. */
export const allOrdersList = listPage({
  endpoint: listAllOrders,
  page: 'admin-orders',
  texts: 'advertising.orders.admin',
  address: allOrdersAddress,
  search: true,
  sign: 'document',
  tabs: { name: 'state', values: orderStates },
  columns: {
    number: {
      cell: ({ number, reference }) => (
        <>
          <b className="medium">{number}</b>
          <span className="sm dim order-line folded">97 {reference}</span>
        </>
      ),
      className: 'no-wrap',
    },
    employer: {
      cell: ({ employer }) => (
        <>
          <Link href={pageAddress('employer', employer.id)}>{employer.company}</Link>
          <span className="sm dim order-line folded">PIB {employer.pib}</span>
        </>
      ),
      className: 'order-employer',
    },
    ...orderColumns,
    date: { ...orderColumns.date, className: 'no-wrap folded' },
  },
  acts: { className: 'right actions', Acts },
  Aside: ReadButton,
  Above,
});
