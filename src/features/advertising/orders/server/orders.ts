import type { Employers } from '#features/employers/server/index.ts';
import type { AuditActs } from '#host/audit/audit.ts';
import type { Executor } from '#host/database/database.ts';
import { on } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RegisteredMail } from '#host/mail/mail-template.ts';
import type { Admin } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import type { Canceller } from '../../order-states.ts';
import type { OrderRow } from '../../server/order-table.ts';
import type { SoldPostings } from '../../server/sold-postings.ts';
import * as contract from '../contract.ts';
import type { Credits } from './credits.ts';
import { boughtBy, cancelledMail, paidMail } from './order-mail.ts';
import * as store from './order-store.ts';

/** Effects of an order on its posting. */
export interface OrderedPostings {
  /** Locks the posting until the transaction ends. */
  hold(tx: Executor, postingId: number): Promise<unknown>;
  /**
   * The payment was received: the posting goes live or to review. `packageId` is the package paid with it, whose first
   * credit it uses. Does nothing for a posting that is not awaiting payment.
   */
  paid(tx: Executor, postingId: number, by: string, packageId: number | null): Promise<void>;
  /** The order was cancelled: the posting is closed. Does nothing for a posting that is not awaiting payment. */
  unpaid(tx: Executor, postingId: number, by: string | null): Promise<void>;
  /** Called after the commit. */
  changed(): void;
}

interface OrderDeps extends Pick<Machinery, 'database' | 'clock' | 'audit' | 'mailer'> {
  employers: Pick<Employers, 'contactOf'>;
  credits: Pick<Credits, 'open'>;
  postings: Pick<SoldPostings, 'titles'> & { ordered(): OrderedPostings };
}

/** Mails the employer of an order about it. */
export const tell = async <P>(
  { employers, mailer }: Pick<OrderDeps, 'employers' | 'mailer'>,
  tx: Executor,
  { employerId }: OrderRow,
  template: RegisteredMail<P>,
  params: P,
): Promise<void> => {
  const contact = await employers.contactOf(tx, employerId);
  if (!contact) return;
  const { email, accountId, language } = contact;
  await mailer.queue(tx, { template, params, to: email, accountId, language });
};

export function createOrders(deps: OrderDeps) {
  const { database, clock, audit, credits, postings } = deps;

  /** Locks the posting first: every action that ends a posting locks it before its order. */
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

  const record = (
    tx: Executor,
    actor: string,
    action: keyof AuditActs,
    { id, number }: OrderRow,
    reason: string,
  ): Promise<void> =>
    audit.record(tx, {
      actor,
      action,
      objectKind: 'order',
      objectId: String(id),
      reason,
      details: { number },
    });

  const setCancelled = (tx: Executor, id: number, cancelledBy: Canceller, cancelReason = '') =>
    store.updateOrder(tx, id, { state: 'cancelled', cancelledAt: clock.now(), cancelledBy, cancelReason });

  /** @throws 404, 409 `advertising.order-settled` when the order has already been paid or cancelled */
  const pay = async ({ accountId }: Admin, id: number, note: string): Promise<void> => {
    await database.transaction(async (tx) => {
      const order = await lockOpen(tx, id);
      await store.updateOrder(tx, id, { state: 'paid', paidAt: clock.now() });
      const packageId = await credits.open(tx, order);
      if (order.postingId !== null) await postings.ordered().paid(tx, order.postingId, accountId, packageId);
      await tell(deps, tx, order, paidMail, {
        number: order.number,
        total: order.totalPara,
        bought: boughtBy(order),
      });
      await record(tx, accountId, 'orders.pay', order, note);
    });
    postings.ordered().changed();
  };

  return {
    /** Cancels the unpaid order of a posting ended by its employer or an administrator, in the caller's transaction. */
    async cancelOf(tx: Executor, postingId: number, by: Canceller): Promise<void> {
      const order = await store.lockOrderOf(tx, postingId);
      if (order) await setCancelled(tx, order.id, by);
    },

    /** Cancels the unpaid packages of a deleted employer, in the caller's transaction. */
    cancelPackagesOf: (tx: Executor, employerId: number): Promise<void> =>
      store.cancelPackages(tx, employerId, { cancelledAt: clock.now(), cancelledBy: 'administrator' }),

    /** Cancels a long overdue order; does nothing if it is no longer awaiting payment. */
    async cancelForgotten(tx: Executor, id: number): Promise<void> {
      const order = await lockWhole(tx, id);
      if (order?.state !== 'awaiting_payment') return;
      await setCancelled(tx, id, 'time');
      if (order.postingId !== null) await postings.ordered().unpaid(tx, order.postingId, null);
    },

    pay,

    routes: [
      on(contract.cancelOrder, async ({ actor: { employerId, accountId }, id }) => {
        await database.transaction(async (tx) => {
          const order = await lockOpen(tx, id, employerId);
          await setCancelled(tx, id, 'employer');
          if (order.postingId !== null) await postings.ordered().unpaid(tx, order.postingId, accountId);
        });
        postings.ordered().changed();
      }),

      on(contract.payOrder, ({ actor, id, body: { note } }) => pay(actor, id, note)),

      on(contract.cancelAnyOrder, async ({ actor: { accountId }, id, body: { reason } }) => {
        await database.transaction(async (tx) => {
          const order = await lockOpen(tx, id);
          await setCancelled(tx, id, 'administrator', reason);
          if (order.postingId !== null) await postings.ordered().unpaid(tx, order.postingId, accountId);
          await tell(deps, tx, order, cancelledMail, { number: order.number, reason });
          await record(tx, accountId, 'orders.cancel', order, reason);
        });
        postings.ordered().changed();
      }),
    ],
  };
}

export type Orders = ReturnType<typeof createOrders>;
