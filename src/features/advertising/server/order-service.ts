import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import type { Employers } from '#features/employers/server/index.ts';
import { missingForOrders } from '#features/settings/provider.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { addDays, localDay } from '#shared/dates.ts';
import { formatPara } from '#shared/money.ts';
import { paymentReference } from '#shared/payment-reference.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import type { AdTypeCode } from '../ad-type.ts';
import type {
  AdminOrder,
  AdminOrdersMeta,
  AdminOrdersQuery,
  Order,
  OrdersMeta,
  OrdersQuery,
  Purchase,
} from '../order-fields.ts';
import { type Canceller, dueAfterDays } from '../order-states.ts';
import { orderSums } from '../order-sums.ts';
import { drawProformaJob } from './order-jobs.ts';
import { cancelledMail, paidMail } from './order-mail.tsx';
import { referenceBodyOf, toAdminOrder, toOrder } from './order-rows.ts';
import * as store from './order-store.ts';
import type { OrderRow } from './order-table.ts';

const MONTH = 30 * 86_400_000;

/** A period of a posting that is being sent or renewed. */
export interface NewOrder {
  employer: EmployerRow;
  postingId: number;
  adType: AdTypeCode;
  days: number;
  netPara: number;
  /** What the employer agreed to; null when nothing was. */
  purchase: Purchase | null;
}

export interface OrderService {
  /**
   * Buys a period of a posting in the caller's transaction, who holds the employer's row: what is free is settled, anything
   * else is ordered and waits. The pro-forma invoice is drawn and mailed after the commit.
   * @throws 422 without a purchase, 409 `advertising.no-provider`, `advertising.price-changed` with the new total,
   *   `advertising.no-company-data`
   */
  buy(tx: Executor, order: NewOrder): Promise<'settled' | 'awaiting_payment'>;
  /** Cancels the unpaid order of a posting that its employer or an administrator ends; in the caller's transaction. */
  cancelOf(tx: Executor, postingId: number, by: Canceller): Promise<void>;
  list(actor: Actor, query: OrdersQuery): Promise<{ data: Order[]; meta: OrdersMeta }>;
  /** @throws 404 for somebody else's */
  get(actor: Actor, id: number): Promise<Order>;
  /** @throws 404 for somebody else's, 409 `advertising.order-settled` */
  cancel(actor: Actor, id: number): Promise<void>;
  listAll(actor: Actor, query: AdminOrdersQuery): Promise<{ data: AdminOrder[]; meta: AdminOrdersMeta }>;
  /** @throws 404, 409 `advertising.order-settled` when it was paid or cancelled meanwhile */
  pay(actor: Actor, id: number, note: string): Promise<void>;
  /** @throws 404, 409 `advertising.order-settled` */
  cancelAny(actor: Actor, id: number, reason: string): Promise<void>;
  /** Cancels an order that nobody paid for long; does nothing for any other. */
  cancelForgotten(tx: Executor, id: number): Promise<void>;
}

/** What happens to the posting of an order. */
export interface OrderedPostings {
  /** Keeps everybody else from moving it until the transaction ends. */
  hold(tx: Executor, postingId: number): Promise<unknown>;
  /** Its payment has arrived: it goes live or to review. Does nothing for one that waits for none. */
  paid(tx: Executor, postingId: number, by: string): Promise<void>;
  /** Its order is off: it is closed. Does nothing for one that waits for none. */
  unpaid(tx: Executor, postingId: number, by: string | null): Promise<void>;
  /** After the commit. */
  changed(): void;
}

export interface OrderServiceDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  jobs: Pick<Jobs, 'send'>;
  mailer: Pick<Mailer, 'queue'>;
  employers: Pick<Employers, 'contactOf'>;
  settings: Pick<Settings, 'current'>;
  postings: OrderedPostings;
}

const addressOf = ({ address, postal, location }: EmployerRow): string =>
  [address, `${postal} ${location}`.trim()].filter(Boolean).join(', ');

export function createOrderService(deps: OrderServiceDeps): OrderService {
  const { database, clock, audit, jobs, mailer, settings, postings } = deps;
  const { executor } = database;

  const countsOf = async (employerId: number | null) => {
    const { awaited, paidLately, ...counts } = await store.countOrders(
      executor,
      employerId,
      new Date(clock.now().getTime() - MONTH),
    );
    return { counts, awaited, paidLately };
  };

  /** The posting first: whoever ends a posting holds it before its order. */
  const lockWhole = async (tx: Executor, id: number): Promise<OrderRow | null> => {
    const known = await store.getOrder(tx, id);
    if (known?.postingId) await postings.hold(tx, known.postingId);
    return store.lockOrder(tx, id);
  };

  const lockOpen = async (tx: Executor, id: number, employerId?: number): Promise<OrderRow> => {
    const order = await lockWhole(tx, id);
    if (!order || (employerId !== undefined && order.employerId !== employerId))
      throw new Problem('advertising.order-not-found');
    if (order.state !== 'awaiting_payment') throw new Problem('advertising.order-settled');
    return order;
  };

  const tell = async <P>(
    tx: Executor,
    { employerId }: OrderRow,
    template: MailTemplate<P>,
    params: P,
  ): Promise<void> => {
    const contact = await deps.employers.contactOf(tx, employerId);
    if (!contact) return;
    const { email, accountId, language } = contact;
    await mailer.queue(tx, { template, params, to: email, accountId, language });
  };

  const setCancelled = (tx: Executor, id: number, cancelledBy: Canceller, cancelReason = '') =>
    store.updateOrder(tx, id, { state: 'cancelled', cancelledAt: clock.now(), cancelledBy, cancelReason });

  const numberOf = async (tx: Executor, now: Date): Promise<string> => {
    const year = Number(localDay(now).slice(0, 4));
    return `${year}-${String(await store.nextNumber(tx, year)).padStart(6, '0')}`;
  };

  const partiesOf = async (
    tx: Executor,
    employer: EmployerRow,
  ): Promise<Pick<OrderRow, 'provider' | 'buyer'>> => {
    const { provider } = await settings.current(tx);
    if (missingForOrders(provider).length > 0) throw new Problem('advertising.no-provider');
    const { pib, registrationNumber } = employer;
    const address = addressOf(employer);
    if (!pib || !registrationNumber || !address) throw new Problem('advertising.no-company-data');
    const { bankAccount, ...named } = provider;
    return {
      provider: { ...named, account: bankAccount },
      buyer: { name: employer.company, address, pib, registrationNumber },
    };
  };

  return {
    async buy(tx, { employer, postingId, adType, days, netPara, purchase }) {
      if (netPara === 0) return 'settled';
      const parties = await partiesOf(tx, employer);
      const { vat, total } = orderSums([{ netPara, count: 1 }], 0);
      if (purchase === null) throw validationProblem([{ path: 'purchase', code: 'required' }]);
      if (purchase.total !== total) {
        throw new Problem('advertising.price-changed', { params: { total: formatPara(total, 'sr') } });
      }
      const now = clock.now();
      const number = await numberOf(tx, now);
      const issuedOn = localDay(now);
      const order = await store.insertOrder(tx, {
        ...parties,
        employerId: employer.id,
        postingId,
        number,
        reference: paymentReference(referenceBodyOf(number)),
        state: 'awaiting_payment',
        adType,
        days,
        netPara,
        vatPara: vat,
        totalPara: total,
        issuedOn,
        dueOn: addDays(issuedOn, dueAfterDays),
        createdAt: now,
      });
      await jobs.send(tx, drawProformaJob, { orderId: order.id });
      return 'awaiting_payment';
    },

    async cancelOf(tx, postingId, by) {
      const order = await store.lockOrderOf(tx, postingId);
      if (order) await setCancelled(tx, order.id, by);
    },

    async list(actor, { state, page, pageSize }) {
      const { employerId } = requireType(actor, 'employer');
      const filter = { employerId, state: state ?? null, q: '' };
      const { rows, total } = await store.listOrders(executor, filter, { page, pageSize });
      const { counts } = await countsOf(employerId);
      return { data: rows.map((row) => toOrder(row, clock.now())), meta: { page, pageSize, total, counts } };
    },

    async get(actor, id) {
      const { employerId } = requireType(actor, 'employer');
      const row = await store.findOrder(executor, id, employerId);
      if (!row) throw new Problem('advertising.order-not-found');
      return toOrder(row, clock.now());
    },

    async cancel(actor, id) {
      const { employerId, accountId } = requireType(actor, 'employer');
      await database.transaction(async (tx) => {
        const order = await lockOpen(tx, id, employerId);
        await setCancelled(tx, id, 'employer');
        if (order.postingId !== null) await postings.unpaid(tx, order.postingId, accountId);
      });
      postings.changed();
    },

    async listAll(actor, { state, q, page, pageSize }) {
      requireType(actor, 'admin');
      const filter = { employerId: null, state: state ?? null, q };
      const { rows, total } = await store.listOrders(executor, filter, { page, pageSize });
      const { counts, awaited, paidLately } = await countsOf(null);
      return {
        data: rows.map((row) => toAdminOrder(row, clock.now())),
        meta: { page, pageSize, total, counts, awaited, paidLately },
      };
    },

    async pay(actor, id, note) {
      const { accountId } = requireType(actor, 'admin');
      await database.transaction(async (tx) => {
        const order = await lockOpen(tx, id);
        await store.updateOrder(tx, id, { state: 'paid', paidAt: clock.now() });
        if (order.postingId !== null) await postings.paid(tx, order.postingId, accountId);
        await tell(tx, order, paidMail, { number: order.number, total: order.totalPara });
        await audit.record(tx, {
          actor: accountId,
          action: 'orders.pay',
          objectKind: 'order',
          objectId: String(id),
          ...(note ? { reason: note } : {}),
        });
      });
      postings.changed();
    },

    async cancelAny(actor, id, reason) {
      const { accountId } = requireType(actor, 'admin');
      await database.transaction(async (tx) => {
        const order = await lockOpen(tx, id);
        await setCancelled(tx, id, 'administrator', reason);
        if (order.postingId !== null) await postings.unpaid(tx, order.postingId, accountId);
        await tell(tx, order, cancelledMail, { number: order.number, reason });
        await audit.record(tx, {
          actor: accountId,
          action: 'orders.cancel',
          objectKind: 'order',
          objectId: String(id),
          reason,
        });
      });
      postings.changed();
    },

    async cancelForgotten(tx, id) {
      const order = await lockWhole(tx, id);
      if (order?.state !== 'awaiting_payment') return;
      await setCancelled(tx, id, 'time');
      if (order.postingId !== null) await postings.unpaid(tx, order.postingId, null);
    },
  };
}
