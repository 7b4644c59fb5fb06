import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type Actor, requireRole, requireType } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import type { CreditService } from '../../credits/server/credit-service.ts';
import type { SoldPostings } from '../../server/sold-postings.ts';
import type {
  AdminOrder,
  AdminOrdersMeta,
  AdminOrdersQuery,
  Order,
  OrdersMeta,
  OrdersQuery,
} from '../fields.ts';
import type { Canceller } from '../order-states.ts';
import { boughtBy, cancelledMail, paidMail } from './order-mail.tsx';
import { toAdminOrder, toOrder } from './order-rows.ts';
import * as store from './order-store.ts';
import type { OrderRow } from './order-table.ts';

const MONTH = 30 * 86_400_000;

export interface OrderService {
  /** Cancels the unpaid order of a posting that its employer or an administrator ends; in the caller's transaction. */
  cancelOf(tx: Executor, postingId: number, by: Canceller): Promise<void>;
  /** Cancels the unpaid packages of an employer that is deleted; in the caller's transaction. */
  cancelPackagesOf(tx: Executor, employerId: number): Promise<void>;
  list(actor: Actor, query: OrdersQuery): Promise<{ data: Order[]; meta: OrdersMeta }>;
  /** @throws 404 for another employer's */
  get(actor: Actor, id: number): Promise<Order>;
  /**
   * Address of the pro-forma invoice.
   * @throws 404 for another employer's, 409 `advertising.proforma-not-drawn`
   */
  proforma(actor: Actor, id: number): Promise<string>;
  /** The same for an administrator, of any order. */
  anyProforma(actor: Actor, id: number): Promise<string>;
  /** @throws 404 for another employer's, 409 `advertising.order-settled` */
  cancel(actor: Actor, id: number): Promise<void>;
  listAll(actor: Actor, query: AdminOrdersQuery): Promise<{ data: AdminOrder[]; meta: AdminOrdersMeta }>;
  /** @throws 404, 409 `advertising.order-settled` when it was paid or cancelled meanwhile */
  pay(actor: Actor, id: number, note: string): Promise<void>;
  /** @throws 404, 409 `advertising.order-settled` */
  cancelAny(actor: Actor, id: number, reason: string): Promise<void>;
  /** Cancels an order that has been unpaid for long; does nothing for any other. */
  cancelForgotten(tx: Executor, id: number): Promise<void>;
}

/** What happens to the posting of an order. */
export interface OrderedPostings {
  /** Keeps everybody else from moving it until the transaction ends. */
  hold(tx: Executor, postingId: number): Promise<unknown>;
  /**
   * Its payment has arrived: it goes live or to review. `packageId` is the package that was paid with it, whose first
   * credit it uses. Does nothing for a posting that waits for no payment.
   */
  paid(tx: Executor, postingId: number, by: string, packageId: number | null): Promise<void>;
  /** Its order is off: it is closed. Does nothing for one that waits for none. */
  unpaid(tx: Executor, postingId: number, by: string | null): Promise<void>;
  /** After the commit. */
  changed(): void;
}

export interface OrderServiceDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  mailer: Pick<Mailer, 'queue'>;
  employers: Pick<Employers, 'contactOf'>;
  credits: Pick<CreditService, 'open'>;
  postings: Pick<SoldPostings, 'titles'> & { ordered(): OrderedPostings };
  files: Pick<Files, 'link'>;
}

export function createOrderService(deps: OrderServiceDeps): OrderService {
  const { database, clock, audit, mailer, credits, postings } = deps;
  const { executor } = database;

  const countsOf = async (employerId: number | null) => {
    const { awaited, paidLately, ...counts } = await store.countOrders(
      executor,
      employerId,
      new Date(clock.now().getTime() - MONTH),
    );
    return { counts, awaited, paidLately };
  };

  const titlesOf = (rows: readonly store.ListedOrder[]): Promise<Map<number, string>> =>
    postings.titles(
      executor,
      rows.flatMap(({ order }) => order.postingId ?? []),
    );

  /** The posting first: every act that ends a posting locks it before its order. */
  const lockWhole = async (tx: Executor, id: number): Promise<OrderRow | null> => {
    const order = await store.getOrder(tx, id);
    if (order?.postingId) await postings.ordered().hold(tx, order.postingId);
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

  const proformaOf = async (actor: Actor, order: OrderRow | null): Promise<string> => {
    if (!order) throw new Problem('advertising.order-not-found');
    if (order.proformaFileId === null) throw new Problem('advertising.proforma-not-drawn');
    return deps.files.link(actor, order.proformaFileId);
  };

  const setCancelled = (tx: Executor, id: number, cancelledBy: Canceller, cancelReason = '') =>
    store.updateOrder(tx, id, { state: 'cancelled', cancelledAt: clock.now(), cancelledBy, cancelReason });

  return {
    async cancelOf(tx, postingId, by) {
      const order = await store.lockOrderOf(tx, postingId);
      if (order) await setCancelled(tx, order.id, by);
    },

    cancelPackagesOf: (tx, employerId) =>
      store.cancelPackages(tx, employerId, { cancelledAt: clock.now(), cancelledBy: 'administrator' }),

    async list(actor, { state, page, pageSize }) {
      const { employerId } = requireRole(actor, 'recruiter');
      const filter = { employerId, state: state ?? null, q: '' };
      const { rows, total } = await store.listOrders(executor, filter, { page, pageSize });
      const { counts } = await countsOf(employerId);
      const titles = await titlesOf(rows);
      return {
        data: rows.map((row) => toOrder(row, titles, clock.now())),
        meta: { page, pageSize, total, counts },
      };
    },

    async get(actor, id) {
      const { employerId } = requireRole(actor, 'recruiter');
      const row = await store.findOrder(executor, id, employerId);
      if (!row) throw new Problem('advertising.order-not-found');
      return toOrder(row, await titlesOf([row]), clock.now());
    },

    async proforma(actor, id) {
      const { employerId } = requireRole(actor, 'recruiter');
      return proformaOf(actor, (await store.findOrder(executor, id, employerId))?.order ?? null);
    },

    async anyProforma(actor, id) {
      requireType(actor, 'admin');
      return proformaOf(actor, await store.getOrder(executor, id));
    },

    async cancel(actor, id) {
      const { employerId, accountId } = requireRole(actor, 'owner');
      await database.transaction(async (tx) => {
        const order = await lockOpen(tx, id, employerId);
        await setCancelled(tx, id, 'employer');
        if (order.postingId !== null) await postings.ordered().unpaid(tx, order.postingId, accountId);
      });
      postings.ordered().changed();
    },

    async listAll(actor, { state, q, page, pageSize }) {
      requireType(actor, 'admin');
      const filter = { employerId: null, state: state ?? null, q };
      const { rows, total } = await store.listOrders(executor, filter, { page, pageSize });
      const { counts, awaited, paidLately } = await countsOf(null);
      const titles = await titlesOf(rows);
      return {
        data: rows.map((row) => toAdminOrder(row, titles, clock.now())),
        meta: { page, pageSize, total, counts, awaited, paidLately },
      };
    },

    async pay(actor, id, note) {
      const { accountId } = requireType(actor, 'admin');
      await database.transaction(async (tx) => {
        const order = await lockOpen(tx, id);
        await store.updateOrder(tx, id, { state: 'paid', paidAt: clock.now() });
        const packageId = await credits.open(tx, order);
        if (order.postingId !== null)
          await postings.ordered().paid(tx, order.postingId, accountId, packageId);
        await tell(tx, order, paidMail, {
          number: order.number,
          total: order.totalPara,
          bought: boughtBy(order),
        });
        await audit.record(tx, {
          actor: accountId,
          action: 'orders.pay',
          objectKind: 'order',
          objectId: String(id),
          reason: note,
          details: { number: order.number },
        });
      });
      postings.ordered().changed();
    },

    async cancelAny(actor, id, reason) {
      const { accountId } = requireType(actor, 'admin');
      await database.transaction(async (tx) => {
        const order = await lockOpen(tx, id);
        await setCancelled(tx, id, 'administrator', reason);
        if (order.postingId !== null) await postings.ordered().unpaid(tx, order.postingId, accountId);
        await tell(tx, order, cancelledMail, { number: order.number, reason });
        await audit.record(tx, {
          actor: accountId,
          action: 'orders.cancel',
          objectKind: 'order',
          objectId: String(id),
          reason,
          details: { number: order.number },
        });
      });
      postings.ordered().changed();
    },

    async cancelForgotten(tx, id) {
      const order = await lockWhole(tx, id);
      if (order?.state !== 'awaiting_payment') return;
      await setCancelled(tx, id, 'time');
      if (order.postingId !== null) await postings.ordered().unpaid(tx, order.postingId, null);
    },
  };
}
