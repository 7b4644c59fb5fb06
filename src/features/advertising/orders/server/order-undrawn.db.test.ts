import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentReference } from '#kit/payment-reference.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildOrder } from '#tests/builders/order-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { orders } from '../../server/order-table.ts';
import { findUndrawnOrdersJob } from './order-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

const reference = paymentReference('2026000001');
const look = async (): Promise<void> => {
  await app.jobs.send(executor, findUndrawnOrdersJob, {});
  await app.jobs.runPending();
};
const proformaOf = async (id: number): Promise<string | null> =>
  (await executor.select().from(orders).where(eq(orders.id, id)))[0]?.proformaFileId ?? null;

test('a pro-forma whose job was lost is drawn and mailed, once, half an hour later', async () => {
  const { row, account } = await buildEmployer(app);
  const { id } = await buildOrder(app, { employerId: row.id, reference });
  const cancelled = await buildOrder(app, {
    employerId: row.id,
    state: 'cancelled',
    cancelledAt: app.clock.now(),
  });
  app.clock.advance({ minutes: 30 });
  await look();
  expect(await proformaOf(id)).toBeNull();
  app.clock.advance({ minutes: 1 });
  await look();
  const drawn = await proformaOf(id);
  expect(drawn).not.toBeNull();
  await look();
  expect(await proformaOf(id)).toBe(drawn);
  expect((await app.mails()).filter(({ recipient }) => recipient === account.email)).toHaveLength(1);
  expect(await proformaOf(cancelled.id)).toBeNull();
});

test('an order of long ago is left alone', async () => {
  const { row } = await buildEmployer(app);
  const { id } = await buildOrder(app, { employerId: row.id, reference: paymentReference('2026000002') });
  app.clock.advance({ days: 31 });
  await look();
  expect(await proformaOf(id)).toBeNull();
});
