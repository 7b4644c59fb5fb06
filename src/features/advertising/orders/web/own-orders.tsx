import { useRevalidator } from 'react-router';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { IconDotsVertical } from '#ui/icons/account-icons.tsx';
import { IconClose } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { listPage, type ShowWindow } from '#ui/lists/list-page.ts';
import { Menu, MenuAction } from '#ui/menu.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useRole } from '#ui/site/use-role.ts';
import type { CreditPackage } from '../../credit-fields.ts';
import { orderStates } from '../../order-states.ts';
import { formatAmount } from '../../price-list/price-text.ts';
import { cancelOrder, getCredits, listOrders } from '../contract.ts';
import type { Order } from '../fields.ts';
import { ownOrdersAddress } from '../order-address.ts';
import { qrPath } from '../qr-path.ts';
import { BuyPackageLink } from './buy-package-link.tsx';
import { orderColumns, ProformaButton } from './order-parts.tsx';
import { OwnPackages } from './own-packages.tsx';

/** Payment QR code of an unpaid order, in colours that banking apps can scan in both colour schemes. */
function PaymentQr({ text, number }: { text: string; number: string }) {
  const t = useTexts();
  const { size, path } = qrPath(text);
  return (
    <figure className="order-qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('advertising.orders.qr', { number })}>
        <path d={path} />
      </svg>
      <figcaption className="xs">{t('advertising.orders.qrHint')}</figcaption>
    </figure>
  );
}

/** Payment details of the latest unpaid order. */
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

/** Whether the viewer may buy packages and cancel unpaid orders. */
const useIsBuyer = (): boolean => useRole() === 'owner';

function CancelModal({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { id, number, posting } = order;
  const act = {
    title: t('advertising.orders.cancel.title'),
    text: t(`advertising.orders.cancel.${posting ? 'text' : 'textAlone'}`, { number }),
    field: null,
    submit: t('advertising.orders.cancel.submit'),
    sending: t('advertising.orders.cancel.sending'),
    done: t('advertising.orders.cancel.done'),
    dangerous: true,
    perform: () => api.call(cancelOrder, { params: { id: String(id) } }),
  };
  return <ActModal act={act} onClose={onClose} refresh={revalidate} />;
}

function Acts({ row: order, show }: { row: Order; show: ShowWindow }) {
  const t = useTexts();
  const cancels = useIsBuyer() && order.state === 'awaiting_payment';
  return (
    <div className="row end order-icons">
      <ProformaButton order={order} />
      {cancels ? (
        <Menu
          label={t('advertising.orders.more', { number: order.number })}
          button={<IconDotsVertical />}
          buttonClass="icon-button icon-button-sm"
          width="auto"
        >
          <MenuAction
            icon={<IconClose />}
            danger
            onClick={() => show((close) => <CancelModal order={order} onClose={close} />)}
          >
            {t('advertising.orders.cancel.action')}
          </MenuAction>
        </Menu>
      ) : null}
    </div>
  );
}

function Lead() {
  const t = useTexts();
  return t(`advertising.orders.${useIsBuyer() ? 'lead' : 'leadMember'}`);
}

interface Besides {
  packages: readonly CreditPackage[];
  /** Unpaid orders, newest first. */
  waiting: readonly Order[];
}

function Above({ besides: { packages, waiting } }: { besides: Besides }) {
  const t = useTexts();
  return (
    <div className="stack g24 mb16">
      {waiting[0] ? <Waiting order={waiting[0]} /> : null}
      <OwnPackages packages={packages} waiting={waiting.filter((order) => order.package !== null)} />
      <h2 className="h3">{t('advertising.orders.table')}</h2>
    </div>
  );
}

/** An employer's orders and packages: unpaid ones, the balance of packages, then all orders. */
export const ownOrdersList = listPage({
  endpoint: listOrders,
  besides: async (call): Promise<Besides> => {
    const [{ data: packages }, { data: waiting }] = await Promise.all([
      call(getCredits, {}),
      call(listOrders, { query: { state: 'awaiting_payment', pageSize: '100' } }),
    ]);
    return { packages, waiting };
  },
  page: 'own-orders',
  texts: 'advertising.orders',
  address: ownOrdersAddress,
  lead: () => <Lead />,
  sign: 'document',
  tabs: { name: 'state', values: orderStates },
  columns: {
    number: { cell: ({ number }) => <b className="medium">{number}</b>, className: 'no-wrap' },
    ...orderColumns,
  },
  acts: { className: 'actions right no-wrap', Acts },
  Aside: () => (useIsBuyer() ? <BuyPackageLink /> : null),
  Above,
});
