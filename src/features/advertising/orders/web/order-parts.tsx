import { formatDate } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconQrCode } from '#ui/icons/account-icons.tsx';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { Badge, type BadgeTone } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { classNames } from '#ui/light/class-names.ts';
import { IconButton } from '#ui/light/icon-button.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import type { OrderState } from '../../order-states.ts';
import { formatAmount } from '../../price-list/price-text.ts';
import { anyOrderProforma, orderProforma } from '../contract.ts';
import type { AdminOrder, Order } from '../fields.ts';
import { packageTitle } from '../package-title.ts';
import './orders.css';

const tones: Record<OrderState, BadgeTone> = {
  awaiting_payment: 'featured',
  paid: 'ok',
  cancelled: 'neutral',
};

interface Words {
  t: Translate;
  language: Language;
}

/** The date since or until which an order is in its state. */
function stateNote(order: Order, { t, language }: Words): string | null {
  if (order.state === 'awaiting_payment') {
    const date = formatDate(order.dueOn, language);
    return t(`advertising.orders.${order.overdue ? 'overdue' : 'dueOn'}`, { date });
  }
  const at = order.state === 'paid' ? order.paidAt : order.cancelledAt;
  const key = order.state === 'paid' ? 'paidOn' : 'cancelledOn';
  return at && t(`advertising.orders.${key}`, { date: formatDate(new Date(at), language) });
}

/** Columns shared by all order lists. */
export const orderColumns = {
  item: {
    cell: (order: Order, { t, language }: Words) => (
      <>
        {order.package
          ? packageTitle(t, { ...order, name: order.package.name })
          : t('advertising.orders.service', {
              type: t(`advertising.types.${order.adType}`),
              days: t('advertising.days', { count: order.days }),
            })}
        {order.package ? (
          <span className="sm dim order-line">
            {t('advertising.orders.discounted', {
              price: formatAmount(order.sum / order.count, 'RSD', language),
              count: order.count,
              percent: order.discountPercent,
            })}
          </span>
        ) : null}
        {order.posting ? (
          <span className="sm dim order-line">
            <TitleText text={t('advertising.orders.forPosting', { title: order.posting.positionTitle })} />
          </span>
        ) : null}
        {order.cancelledBy ? (
          <span className="sm dim order-line">
            {order.reason || t(`advertising.orders.cancelledBy.${order.cancelledBy}`)}
          </span>
        ) : null}
      </>
    ),
    className: 'folded whole',
  },
  status: {
    cell: (order: Order, words: Words) => (
      <>
        <Badge tone={tones[order.state]}>{words.t(`advertising.orders.states.${order.state}`)}</Badge>{' '}
        <span className={classNames('xs order-state', order.overdue ? 'order-late' : 'dim')}>
          {stateNote(order, words)}
        </span>
      </>
    ),
    className: 'whole',
  },
  date: {
    cell: ({ createdAt }: Order, { language }: Words) => formatDate(new Date(createdAt), language),
    className: 'no-wrap',
  },
  withVat: {
    cell: ({ total }: Order, { language }: Words) => formatAmount(total, 'RSD', language),
    className: 'number no-wrap',
  },
};

/** Downloads the pro-forma invoice through a link valid for one minute; null while it is being rendered. */
function useProforma(order: Order | AdminOrder): { asking: boolean; download: () => Promise<unknown> } | null {
  const api = useApi();
  const { id, proforma } = order;
  const { run, busy } = useAct(
    async (name: string) => {
      const door = 'employer' in order ? anyOrderProforma : orderProforma;
      saveFile((await api.call(door, { params: { id: String(id) } })).data.url, name);
    },
    { toast: true },
  );
  return proforma && { asking: busy !== null, download: () => run(proforma.name) };
}

/** Icon button in a list that downloads the pro-forma invoice of an order. */
export function ProformaButton({ order }: { order: Order | AdminOrder }) {
  const t = useTexts();
  const proforma = useProforma(order);
  if (!proforma) return <span className="xs dim">{t('advertising.orders.drawing')}</span>;
  return (
    <IconButton
      size="sm"
      label={t('advertising.orders.download', { number: order.number })}
      icon={<IconDownload />}
      aria-busy={proforma.asking}
      onClick={proforma.download}
    />
  );
}

/** Labelled download button, for where payment is the next step. */
export function PayButton({ order }: { order: Order }) {
  const t = useTexts();
  const proforma = useProforma(order);
  if (!proforma) return <span className="sm dim">{t('advertising.orders.drawing')}</span>;
  return (
    <Button variant="soft" className="order-download" aria-busy={proforma.asking} onClick={proforma.download}>
      <IconQrCode />
      {t('advertising.orders.download', { number: order.number })}
    </Button>
  );
}
