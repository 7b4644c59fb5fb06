import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailMessages } from '#host/mail/mail-table.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildOrder } from '#tests/builders/order-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { orders } from '../../server/order-table.ts';
import { findDueOrdersJob, remindOfOrderJob } from './order-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

const runDaily = async () => {
  await app.jobs.send(executor, findDueOrdersJob, {});
  await app.jobs.runPending();
};
const remindersTo = async (email: string) =>
  (await app.mails()).filter(({ recipient, template }) => recipient === email && template === 'orders.reminder');

test('the day after it was due an unpaid order is reminded of, once', async () => {
  const { row, account } = await buildEmployer(app);
  const order = await buildOrder(app, { employerId: row.id });
  app.clock.advance({ days: 8 });
  await runDaily();
  expect(await remindersTo(account.email)).toEqual([]);
  app.clock.advance({ days: 1 });
  await runDaily();
  await runDaily();
  const [mail, ...more] = await remindersTo(account.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    accountId: account.row.id,
    subject: `Podsetnik: predračun ${order.number} čeka uplatu`,
  });
  expect(mail?.plain).toContain('13.680,00');
  expect(mail?.plain).toContain('840-955845-10');
  app.clock.advance({ days: 20 });
  await runDaily();
  expect(await remindersTo(account.email)).toHaveLength(1);
});

test('what was paid or cancelled is not reminded of, also when that happens before the mail is written', async () => {
  const { row, account } = await buildEmployer(app);
  const paid = await buildOrder(app, { employerId: row.id, state: 'paid', paidAt: app.clock.now() });
  await buildOrder(app, { employerId: row.id, state: 'cancelled', cancelledAt: app.clock.now() });
  const late = await buildOrder(app, { employerId: row.id });
  app.clock.advance({ days: 9 });
  for (const { id } of [paid, late]) await app.jobs.send(executor, remindOfOrderJob, { orderId: id });
  await executor.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, late.id));
  await runDaily();
  expect(await remindersTo(account.email)).toEqual([]);
});

test('of reminders at the same time one is written, and one that could not be is written later', async () => {
  const { row, account } = await buildEmployer(app);
  const order = await buildOrder(app, { employerId: row.id });
  app.clock.advance({ days: 9 });
  for (let time = 0; time < 3; time += 1) await app.jobs.send(executor, remindOfOrderJob, { orderId: order.id });
  await Promise.all([app.jobs.runPending(), app.jobs.runPending(), runDaily()]);
  expect(await remindersTo(account.email)).toHaveLength(1);
  await executor.delete(mailMessages);
  await executor.update(orders).set({ remindedAt: null }).where(eq(orders.id, order.id));
  await runDaily();
  expect(await remindersTo(account.email)).toHaveLength(1);
});
