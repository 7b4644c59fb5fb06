import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getPosting } from '#features/postings/contract.ts';
import type { SentForm } from '#features/postings/input-fields.ts';
import { closePosting, listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { sendPosting } from '#features/publishing/sending/contract.ts';
import { getSettings, saveSettings } from '#features/settings/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { isPaymentReferenceValid } from '#kit/payment-reference.ts';
import { signedInAdmin, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testProvider } from '#tests/support/test-provider.ts';
import { adPrices } from '../../server/ad-type-table.ts';
import { orders } from '../../server/order-table.ts';
import {
  anyOrderProforma,
  cancelAnyOrder,
  cancelOrder,
  getOrder,
  importStatement,
  listAllOrders,
  listOrders,
  orderProforma,
  payOrder,
} from '../contract.ts';
import { findForgottenOrdersJob } from './order-jobs.ts';

const app = await createTestApplication(testProvider);
const { executor } = app.database;

const { anew: admin } = await signedInAdmin(app);

/** Hot for 30 days: 11.400 RSD plus VAT. */
const total = 1_368_000;
const hot: Partial<SentForm> = {
  productGroup: 'hot',
  productDuration: 30,
  purchase: { kind: 'single', total },
};

const company = (change: Parameters<typeof signedInEmployer>[1] = {}) =>
  signedInEmployer(app, { pib: '101134702', registrationNumber: '20084693', ...change });
type Company = Awaited<ReturnType<typeof company>>;

let lastPib = 0;
/** Each company with an account needs a unique PIB; its check digit does not matter here. */
const another = (change: Parameters<typeof signedInEmployer>[1] = {}) => {
  lastPib += 1;
  return company({ pib: String(200_000_000 + lastPib), ...change });
};

const send = (as: string, change: Partial<SentForm> = hot, idempotencyKey?: string) =>
  app.call(
    sendPosting,
    { body: { ...buildPostingInput(), ...change } },
    { as, ...(idempotencyKey ? { idempotencyKey } : {}) },
  );

const ordered = async (employer: Company, change?: Partial<SentForm>) => {
  const { data } = await send(employer.token, change);
  const list = await app.call(listOrders, { query: {} }, { as: employer.token });
  const order = list.data.find(({ posting }) => posting?.id === data.posting.id);
  if (!order) throw new Error('nothing was ordered');
  return { posting: data.posting, order, params: { id: String(order.id) } };
};

const pay = async (params: { id: string }, note = 'Izvod 214') =>
  app.call(payOrder, { params, body: { note } }, await admin());
const stateOf = async (employer: Company, id: number) => {
  for (const tab of ['active', 'pending', 'history']) {
    const { data } = await app.call(listOwnPostings, { query: { tab } }, { as: employer.token });
    const match = data.find((posting) => posting.id === id);
    if (match) return match.state;
  }
  return null;
};
const mailsTo = async (email: string) =>
  (await app.mails()).filter(({ recipient }) => recipient === email).map(({ template }) => template);

describe('ordering', () => {
  test('uses the list price and VAT, gets a unique number and reference, and waits for payment', async () => {
    const employer = await another();
    const { order, posting } = await ordered(employer);
    expect(posting.state).toBe('awaiting_payment');
    expect(order).toMatchObject({
      state: 'awaiting_payment',
      adType: 'hot',
      days: 30,
      base: 1_140_000,
      vat: 228_000,
      total,
      dueOn: addDays(localDay(app.clock.now()), 8),
      overdue: false,
      proforma: null,
    });
    expect(order.number).toMatch(/^\d{4}-\d{6}$/);
    expect(isPaymentReferenceValid(order.reference)).toBe(true);
    expect(order.qr).toContain(`|I:RSD13680,00|`);
    expect(order.qr).toMatch(new RegExp(`\\|S:Predračun ${order.number}\\|RO:97\\d+$`));
    const own = await app.call(listOwnPostings, { query: { tab: 'pending' } }, { as: employer.token });
    expect(own.data).toMatchObject([{ id: posting.id, unpaidInvoice: order.number }]);
    expect(await codeOf(app.call(getPosting, { params: { id: String(posting.id) } }))).toBe('postings.not-found');
  });

  test('the pro-forma invoice is drawn once, mailed, and downloaded by its employer alone', async () => {
    const employer = await another();
    const { order, params } = await ordered(employer);
    const link = (as: string) => app.call(orderProforma, { params }, { as });
    expect(await codeOf(link(employer.token))).toBe('advertising.proforma-not-drawn');
    await app.jobs.runPending();
    await app.jobs.runPending();
    const drawn = (await app.call(getOrder, { params }, { as: employer.token })).data.proforma;
    expect(drawn?.name).toBe(`predracun-${order.number}.pdf`);
    expect(await mailsTo(employer.account.email)).toEqual(['orders.proforma']);
    const { url } = (await link(employer.token)).data;
    const pdf = await app.fetch(url);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await refusalOf(link((await another()).token))).toMatchObject({
      status: 404,
      code: 'advertising.order-not-found',
    });
    const { data } = await app.call(anyOrderProforma, { params }, await admin());
    expect((await app.fetch(data.url)).status).toBe(200);
    app.clock.advance({ seconds: 61 });
    for (const late of [url, data.url]) expect((await app.fetch(late)).status).toBe(404);
  });

  test('numbers have no gap, also when many order at once and some fail', async () => {
    const employers = await Promise.all(Array.from({ length: 6 }, () => another()));
    const wrong = { ...hot, purchase: { kind: 'single' as const, total: 1 } };
    await Promise.all(employers.flatMap(({ token }) => [send(token), codeOf(send(token, wrong)), send(token)]));
    const numbers = (await executor.select({ number: orders.number }).from(orders))
      .map(({ number }) => Number(number.slice(5)))
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('the same sending twice orders once', async () => {
    const employer = await another();
    const key = 'dva-puta-isto-slanje-oglasa';
    await Promise.allSettled([send(employer.token, hot, key), send(employer.token, hot, key)]);
    await send(employer.token, hot, key);
    expect((await app.call(listOrders, { query: {} }, { as: employer.token })).meta.total).toBe(1);
  });

  test('is refused without agreeing to a price, at another price, and without the company’s data; nothing is left behind', async () => {
    const employer = await another();
    const refused = async (change: Partial<SentForm>, as = employer.token) => {
      const answer = await refusalOf(send(as, { ...hot, ...change }));
      return answer && [answer.code, ...answer.errors.map(({ path }) => path)];
    };
    expect(await refused({ purchase: null })).toEqual(['validation', 'purchase']);
    const changed = await refusalOf(send(employer.token, { ...hot, purchase: { kind: 'single', total: total - 1 } }));
    expect([changed?.status, changed?.code]).toEqual([409, 'advertising.price-changed']);
    expect(changed?.detail).toContain('13.680');
    const nameless = await another({ registrationNumber: null });
    expect(await refused({}, nameless.token)).toEqual(['advertising.no-company-data']);
    for (const { token } of [employer, nameless])
      expect((await app.call(listOwnPostings, { query: { tab: 'pending' } }, { as: token })).meta.total).toBe(0);
  });

  test('keeps the price of its moment', async () => {
    const { order, params } = await ordered(await another());
    await executor.update(adPrices).set({ netPara: 1 }).where(eq(adPrices.adType, 'hot'));
    expect((await app.call(listAllOrders, { query: { q: order.number } }, await admin())).data[0]?.total).toBe(total);
    await executor.update(adPrices).set({ netPara: 1_140_000 }).where(eq(adPrices.adType, 'hot'));
    await pay(params);
  });
});

describe('paying', () => {
  test('is not confirmed without a reason, and the log knows reason and number', async () => {
    const { order, params } = await ordered(await another());
    expect(await codeOf(pay(params, ' '))).toBe('validation');
    await pay(params, 'Izvod 214 od 22. 11.');
    const [entry] = await executor
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'orders.pay'), eq(auditEntries.objectId, params.id)));
    expect(entry).toMatchObject({
      reason: 'Izvod 214 od 22. 11.',
      details: { number: order.number },
    });
  });

  test('ends the code to pay with, and so does cancelling', async () => {
    const [paid, cancelled] = [await ordered(await another()), await another()];
    await pay(paid.params);
    const { params } = await ordered(cancelled);
    await app.call(cancelOrder, { params }, { as: cancelled.token });
    const { data } = await app.call(listAllOrders, { query: { pageSize: '100' } }, await admin());
    const qrOf = (id: string) => data.find((order) => String(order.id) === id)?.qr;
    expect([qrOf(paid.params.id), qrOf(params.id)]).toEqual([null, null]);
  });

  test('publishes a verified company’s posting at once, for all its days, and informs the employer', async () => {
    const employer = await another();
    const { posting, params } = await ordered(employer);
    app.clock.advance({ hours: 50 });
    await pay(params);
    const { as: fresh } = await employer.anew();
    const { data } = await app.call(listOwnPostings, { query: { tab: 'active' } }, { as: fresh });
    expect(data[0]).toMatchObject({ id: posting.id, closesOn: addDays(localDay(app.clock.now()), 30) });
    expect((await app.call(getPosting, { params: { id: String(posting.id) } })).data.live).toBe(true);
    expect(await mailsTo(employer.account.email)).toContain('orders.paid');
  });

  test('sends an unverified company’s posting, and one whose words were found, to review', async () => {
    const unverified = await another({ verifiedAt: null });
    const first = await ordered(unverified);
    await pay(first.params);
    expect(await stateOf(unverified, first.posting.id)).toBe('in_review');
    const employer = await another();
    const worded = await ordered(employer, { ...hot, conditionsDescription: '<p>osoba do 35 godina</p>' });
    await pay(worded.params);
    expect(await stateOf(employer, worded.posting.id)).toBe('in_review');
  });

  test('counts once, with any parallel confirmations and cancellations', async () => {
    const employer = await another();
    const { posting, params } = await ordered(employer);
    const results = await Promise.all([
      codeOf(pay(params)),
      codeOf(pay(params)),
      codeOf(app.call(cancelOrder, { params }, { as: employer.token })),
      codeOf(
        app.call(
          closePosting,
          { params: { id: String(posting.id) }, body: { reason: 'withdrawn' } },
          { as: employer.token },
        ),
      ),
    ]);
    const { data } = await app.call(getOrder, { params }, { as: employer.token });
    const state = await stateOf(employer, posting.id);
    // Paid and live, paid and closed afterwards, or cancelled and closed: no other combination is valid.
    expect([
      ['paid', 'active'],
      ['paid', 'closed'],
      ['cancelled', 'closed'],
    ]).toContainEqual([data.state, state]);
    expect(results.slice(0, 2).filter((code) => code === null).length).toBe(data.state === 'paid' ? 1 : 0);
  });

  test('is still possible when it is overdue, and gives the whole period when the own last day has passed', async () => {
    const employer = await another();
    const { posting, params } = await ordered(employer, {
      ...hot,
      expiryDate: addDays(localDay(app.clock.now()), 3),
    });
    app.clock.advance({ hours: 24 * 12 });
    const { as: fresh } = await employer.anew();
    expect((await app.call(getOrder, { params }, { as: fresh })).data.overdue).toBe(true);
    await pay(params);
    const { data } = await app.call(getPosting, { params: { id: String(posting.id) } });
    expect(data.closesOn).toBe(addDays(localDay(app.clock.now()), 30));
  });
});

describe('cancelling', () => {
  test('by the employer closes the posting; then it cannot be paid', async () => {
    const employer = await another();
    const { posting, params } = await ordered(employer);
    await app.call(cancelOrder, { params }, { as: employer.token });
    expect(await stateOf(employer, posting.id)).toBe('closed');
    expect(await codeOf(pay(params))).toBe('advertising.order-settled');
    expect(await codeOf(app.call(cancelOrder, { params }, { as: employer.token }))).toBe('advertising.order-settled');
  });

  test('by withdrawing the posting', async () => {
    const employer = await another();
    const { posting, params } = await ordered(employer);
    await app.call(
      closePosting,
      { params: { id: String(posting.id) }, body: { reason: 'withdrawn' } },
      { as: employer.token },
    );
    expect((await app.call(getOrder, { params }, { as: employer.token })).data).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'employer',
    });
  });

  test('by an administrator, with a reason that the employer gets', async () => {
    const employer = await another();
    const { params } = await ordered(employer);
    const reason = 'Poručeno dva puta, važi drugi predračun.';
    await app.call(cancelAnyOrder, { params, body: { reason } }, await admin());
    expect((await app.call(getOrder, { params }, { as: employer.token })).data).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'administrator',
      reason,
    });
    expect(await mailsTo(employer.account.email)).toContain('orders.cancelled');
  });

  test('by the clock, thirty days after it was due', async () => {
    const employer = await another();
    const { posting, params } = await ordered(employer);
    const look = async () => {
      await app.jobs.send(executor, findForgottenOrdersJob, {});
      await app.jobs.runPending();
      await app.jobs.runPending();
      const { as } = await employer.anew();
      return (await app.call(getOrder, { params }, { as })).data.state;
    };
    app.clock.advance({ hours: 24 * 38 });
    expect(await look()).toBe('awaiting_payment');
    app.clock.advance({ hours: 24 });
    expect(await look()).toBe('cancelled');
    expect(await stateOf({ ...employer, token: (await employer.anew()).as }, posting.id)).toBe('closed');
  });

  test('an employer cannot see or cancel another’s order', async () => {
    const { params } = await ordered(await another());
    const { token } = await another();
    expect(await codeOf(app.call(getOrder, { params }, { as: token }))).toBe('advertising.order-not-found');
    expect(await codeOf(app.call(cancelOrder, { params }, { as: token }))).toBe('advertising.order-not-found');
  });
});

describe('a bank statement', () => {
  const read = async (...lines: string[]) =>
    (await app.call(importStatement, { body: { csv: lines.join('\r\n') } }, await admin())).data;
  const outcomes = ({ lines }: Awaited<ReturnType<typeof read>>) => lines.map(({ outcome }) => outcome);

  test('pays what fits, in any order, and can be read again', async () => {
    const employer = await another();
    const first = await ordered(employer);
    const second = await ordered(employer);
    const lines = [
      '\uFEFFdate;amount;reference;payerAccount;payerName',
      `21.11.2026;13.680,00;97 ${second.order.reference};160-55-74;Čigra doo`,
      '21.11.2026;500,00;;160-55-74;"Neko; drugi"',
      `2026-11-21;13680.00;${first.order.reference.replace('-', '')};160-55-74;Čigra doo`,
    ];
    const result = await read(...lines);
    expect(outcomes(result)).toEqual(['paid', 'unknown-reference', 'paid']);
    expect(result.counts).toEqual({ paid: 2, listed: 1 });
    expect(result.lines[1]).toMatchObject({ line: 3, payer: 'Neko; drugi', number: null });
    expect(await stateOf(employer, first.posting.id)).toBe('active');
    expect(outcomes(await read(...lines))).toEqual(['already-paid', 'unknown-reference', 'already-paid']);
  });

  test('lists a wrong amount, a cancelled order, a payment made twice and what cannot be read, and applies none of them', async () => {
    const employer = await another();
    const less = await ordered(employer);
    const off = await ordered(employer);
    const twice = await ordered(employer);
    await app.call(cancelOrder, { params: off.params }, { as: employer.token });
    const line = (reference: string, amount: string, date = '21.11.2026') => `${date};${amount};${reference};;`;
    const result = await read(
      line(less.order.reference, '13.679,99'),
      line(off.order.reference, '13.680,00'),
      line(twice.order.reference, '13.680,00'),
      line(twice.order.reference, '13.680,00'),
      line(less.order.reference, '-13.680,00'),
      line(less.order.reference, '13.680,00', 'juče'),
      'x',
    );
    expect(outcomes(result)).toEqual([
      'wrong-amount',
      'cancelled',
      'paid',
      'already-paid',
      'unreadable',
      'unreadable',
      'unreadable',
    ]);
    expect(result.lines[0]).toMatchObject({ amount: 1_367_999, total });
    expect(await stateOf(employer, less.posting.id)).toBe('awaiting_payment');
    expect(await stateOf(employer, off.posting.id)).toBe('closed');
  });

  test('of two readings at once pays each order once', async () => {
    const employer = await another();
    const { order } = await ordered(employer);
    const line = `21.11.2026;13.680,00;${order.reference};;`;
    const all = (await Promise.all([read(line), read(line), read(line)])).flatMap(outcomes);
    expect(all.toSorted()).toEqual(['already-paid', 'already-paid', 'paid']);
    expect((await mailsTo(employer.account.email)).filter((template) => template === 'orders.paid')).toHaveLength(1);
  });
});

test('administrators find orders by company, number and reference, with what is awaited', async () => {
  const employer = await another({ company: 'Šećerana Ćićevac', companyFolded: 'secerana cicevac' });
  const { order } = await ordered(employer);
  const search = async (q: string) =>
    (await app.call(listAllOrders, { query: { q } }, await admin())).data.map(({ number }) => number);
  for (const q of ['шећерана', order.number, order.reference, `${order.reference.replace('-', '')}`])
    expect(await search(q), q).toContain(order.number);
  expect(await search("'; % _ \\")).toEqual([]);
  const { meta } = await app.call(listAllOrders, { query: { state: 'awaiting_payment' } }, await admin());
  expect(meta.awaited).toBe(meta.counts.awaiting_payment * total);
});

test('without the provider’s data nothing is ordered', async () => {
  const as = await admin();
  const { data } = await app.call(getSettings, {}, as);
  await app.call(saveSettings, { body: { ...data, provider: { ...data.provider, bankAccount: '' } } }, as);
  app.clock.advance({ minutes: 1 });
  const { token } = await another();
  expect(await codeOf(send(token))).toBe('advertising.no-provider');
});
