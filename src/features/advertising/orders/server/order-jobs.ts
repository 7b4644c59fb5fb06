import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, localDay } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { cancelledAfterDays } from '../../order-states.ts';
import type { OrderRow } from '../../server/order-table.ts';
import { packageTitle } from '../package-title.ts';
import { boughtBy, type Payment, proformaMail, reminderMail } from './order-mail.ts';
import { toProforma } from './order-rows.ts';
import * as store from './order-store.ts';
import { type Orders, tell } from './orders.ts';

/** Renders the pro-forma invoice of an order, stores it and emails it to the employer. */
export const drawProformaJob = defineJob({
  name: 'orders.draw-proforma',
  payload: z.object({ orderId: z.number().int() }),
});

/** Finds orders without a pro-forma invoice: the job was lost, as happens to all jobs on a restore from backup. */
export const findUndrawnOrdersJob = defineJob({ name: 'orders.find-undrawn', cron: '7,37 * * * *' });

/** Min and max age of an order for this, in milliseconds; before that, its own job may still be running. */
const undrawnAfter = 30 * 60_000;
const undrawnUntil = 30 * 86_400_000;

/** Finds unpaid orders that are long overdue. */
export const findForgottenOrdersJob = defineJob({ name: 'orders.find-forgotten', cron: '23 4 * * *' });

/** Cancels a long overdue order. */
export const cancelForgottenOrderJob = defineJob({
  name: 'orders.cancel-forgotten',
  payload: z.object({ orderId: z.number().int() }),
});

/** Finds overdue orders. */
export const findDueOrdersJob = defineJob({ name: 'orders.find-due', cron: '17 8 * * *' });

/** Reminds the employer of an overdue order, once (rules.md#orders). */
export const remindOfOrderJob = defineJob({
  name: 'orders.remind',
  payload: z.object({ orderId: z.number().int() }),
});

/** Name and note of the ordered item, as on the invoice. */
const itemOf = (t: Translate, { adType, days, packageName, packageMonths }: OrderRow) => ({
  name: t('advertising.orders.service', {
    type: t(`advertising.types.${adType}` as 'advertising.types.hot'),
    days: t('advertising.days', { count: days }),
  }),
  note:
    packageName !== null && packageMonths !== null
      ? t('advertising.orders.packageNote', { name: packageName, count: packageMonths })
      : '',
});

/** The ordered item in one line. */
const serviceOf = (t: Translate, order: OrderRow): string =>
  order.packageName === null ? itemOf(t, order).name : packageTitle(t, { ...order, name: order.packageName });

export async function handleOrderJobs(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer' | 'translator'> & {
    files: Pick<Files, 'save'>;
    employers: Pick<Employers, 'contactOf'>;
    orders: Pick<Orders, 'cancelForgotten'>;
    /** Called after postings were closed together with their orders. */
    changed(): void;
  },
): Promise<void> {
  const { database, clock, jobs, files } = deps;
  // Invoices, and the item that they name, are Serbian.
  const t = deps.translator('sr');

  const paymentOf = (order: OrderRow): Payment => ({
    number: order.number,
    service: serviceOf(t, order),
    total: order.totalPara,
    account: order.provider.account,
    dueOn: order.dueOn,
    bought: boughtBy(order),
  });

  await jobs.handle(drawProformaJob, async ({ orderId }) => {
    const order = await store.getOrder(database.executor, orderId);
    const owner = order && (await deps.employers.contactOf(database.executor, order.employerId));
    if (!order || !owner || order.proformaFileId) return;
    const { renderProforma } = await import('./proforma-document.tsx');
    const pdf = await renderProforma(toProforma(order, itemOf(t, order)));
    const file = {
      purpose: 'proforma',
      name: `predracun-${order.number}.pdf`,
      mediaType: 'application/pdf',
      ownerId: owner.accountId,
      content: Readable.from([pdf]),
    } as const;
    await files.save(file, async (tx, saved) => {
      const held = await store.lockOrder(tx, orderId);
      if (!held || held.proformaFileId) throw new Error('the pro-forma invoice is drawn already');
      await store.updateOrder(tx, orderId, { proformaFileId: saved.id });
      // No email for an order that was paid or cancelled in the meantime.
      if (held.state !== 'awaiting_payment') return;
      await tell(deps, tx, held, proformaMail, { ...paymentOf(held), fileId: saved.id });
    });
  });

  await jobs.handle(findUndrawnOrdersJob, async () => {
    const now = clock.now().getTime();
    const between = [new Date(now - undrawnUntil), new Date(now - undrawnAfter)] as const;
    for (const orderId of await store.listUndrawn(database.executor, ...between))
      await jobs.send(database.executor, drawProformaJob, { orderId }, { singletonKey: `lost:${orderId}` });
  });

  await jobs.handle(cancelForgottenOrderJob, async ({ orderId }) => {
    await database.transaction((tx) => deps.orders.cancelForgotten(tx, orderId));
    deps.changed();
  });
  await jobs.handle(findForgottenOrdersJob, async () => {
    const before = addDays(localDay(clock.now()), -cancelledAfterDays);
    for (const orderId of await store.listOverdue(database.executor, before)) {
      await jobs.send(database.executor, cancelForgottenOrderJob, { orderId }, { singletonKey: String(orderId) });
    }
  });

  await jobs.handle(remindOfOrderJob, ({ orderId }) =>
    database.transaction(async (tx) => {
      const order = await store.lockOrder(tx, orderId);
      const now = clock.now();
      if (order?.state !== 'awaiting_payment' || order.remindedAt || order.dueOn >= localDay(now)) return;
      await store.updateOrder(tx, orderId, { remindedAt: now });
      await tell(deps, tx, order, reminderMail, paymentOf(order));
    }),
  );
  await jobs.handle(findDueOrdersJob, async () => {
    for (const orderId of await store.listUnreminded(database.executor, localDay(clock.now()))) {
      await jobs.send(database.executor, remindOfOrderJob, { orderId }, { singletonKey: String(orderId) });
    }
  });
}
