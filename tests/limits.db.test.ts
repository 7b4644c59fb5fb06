import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendInstructions } from '#features/accounts/administration/contract.ts';
import { requestPasswordReset, sendVerification } from '#features/accounts/recovery/contract.ts';
import { accountTokens } from '#features/accounts/server/account-table.ts';
import { cancelOrder, listOrders, orderPackage } from '#features/advertising/orders/contract.ts';
import { sendContact } from '#features/contact/messages/contract.ts';
import { deleteFile, uploadFile, uploadGuestFile } from '#features/files/contract.ts';
import { checkWording, previewPosting } from '#features/publishing/sending/contract.ts';
import { buildAccount } from './builders/account-builder.ts';
import { applyTo, guestForm } from './builders/application-builder.ts';
import { buildOrder } from './builders/order-builder.ts';
import { signedIn, signedInEmployer } from './builders/personas.ts';
import { buildPosting } from './builders/posting-builder.ts';
import { buildPostingInput } from './builders/posting-input-builder.ts';
import { refusalOf } from './support/refusal.ts';
import { samplePdf } from './support/sample-files.ts';
import { createTestApplication } from './support/test-application.ts';
import { testProvider } from './support/test-provider.ts';

/*
 * Limits (rules.md#callers, rules.md#upload-limits, rules.md#mail-by-others, rules.md#orders): each is tried
 * at the last act it allows and at the first it refuses.
 */
const app = await createTestApplication(testProvider);

/** The statuses of a number of acts, one after the other; 200 represents every success. */
const statuses = async (count: number, act: (at: number) => Promise<unknown>): Promise<number[]> => {
  const all: number[] = [];
  for (let at = 0; at < count; at += 1) all.push((await refusalOf(act(at)))?.status ?? 200);
  return all;
};

/** A curriculum vitae as its form sends it. */
const cvForm = (): FormData => {
  const form = new FormData();
  form.append('file', new File([samplePdf()], 'cv.pdf'));
  return form;
};

const allowed = (times: number, ...then: number[]): number[] => [...Array.from({ length: times }, () => 200), ...then];

describe('one network is one caller', () => {
  const upload = (from: string): Promise<unknown> => app.call(uploadGuestFile, {}, { from, form: cvForm() });

  test('however many addresses of IPv6 it has', async () => {
    const fromInside = (at: number) => upload(`2001:db8:1:2:${at.toString(16)}::1`);
    expect(await statuses(31, fromInside)).toEqual(allowed(30, 429));
    expect(await statuses(1, () => upload('2001:db8:1:3::1'))).toEqual([200]);
  });

  test('whether its IPv4 address is plain or mapped into IPv6', async () => {
    const addresses = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'];
    const mixed = (at: number) => upload(addresses[at % 3] as string);
    expect(await statuses(31, mixed)).toEqual(allowed(30, 429));
  });
});

describe('what is worked out for one account alone', () => {
  test('previews: 200 an hour', async () => {
    const [first, second] = [await signedInEmployer(app), await signedInEmployer(app)];
    const preview = (as: string) => app.call(previewPosting, { body: buildPostingInput() }, { as });
    expect(await statuses(201, () => preview(first.token))).toEqual(allowed(200, 429));
    expect(await statuses(1, () => preview(second.token))).toEqual([200]);
  });

  test('checks of wording: 600 an hour', async () => {
    const { token: as } = await signedInEmployer(app);
    const check = () => app.call(checkWording, { body: { positionTitle: 'Pekar' } }, { as });
    expect(await statuses(601, check)).toEqual(allowed(600, 429));
  });
});

describe('uploads of a signed-in user', () => {
  const upload = (as: string, purpose: string) => {
    const form = cvForm();
    form.append('purpose', purpose);
    return app.call(uploadFile, { body: { purpose } } as never, { as, form });
  };

  test('sixty an hour, of any purpose', async () => {
    const [first, second] = [await signedInEmployer(app), await signedInEmployer(app)];
    const mixed = (at: number) => upload(first.token, at % 2 ? 'postingFile' : 'document');
    expect(await statuses(61, mixed)).toEqual(allowed(60, 429));
    expect(await statuses(1, () => upload(second.token, 'document'))).toEqual([200]);
  });

  test('are counted before they are read: not even a broken body is looked at after the last', async () => {
    const { token } = await signedInEmployer(app);
    const broken = async () => {
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
      };
      return (await app.fetch('/api/services/files', { method: 'POST', headers, body: 'nonsense' })).status;
    };
    const all: number[] = [];
    for (let at = 0; at < 61; at += 1) all.push(await broken());
    expect(all).toEqual([...Array.from({ length: 60 }, () => 400), 429]);
  });

  test('a candidate keeps thirty documents; a deleted one makes room', async () => {
    const as = await signedIn(app, 'jobseeker');
    expect(await statuses(29, () => upload(as, 'document'))).toEqual(allowed(29));
    const { data } = (await upload(as, 'document')) as { data: { id: string } };
    expect(await statuses(1, () => upload(as, 'document'))).toEqual([409]);
    await app.call(deleteFile, { params: { id: data.id } }, { as });
    expect(await statuses(2, () => upload(as, 'document'))).toEqual([200, 409]);
  });

  test('of four parallel ones as many are accepted as there is room for', async () => {
    const as = await signedIn(app, 'jobseeker');
    await statuses(28, () => upload(as, 'document'));
    const answers = await Promise.all(Array.from({ length: 4 }, () => statuses(1, () => upload(as, 'document'))));
    expect(answers.flat().sort()).toEqual([200, 200, 409, 409]);
  });
});

describe('mails that anybody can cause', () => {
  // Instructions are written by a job, so that no address takes longer than another.
  const sentTo = async (email: string): Promise<string[]> => {
    await app.jobs.runPending();
    return (await app.mails()).filter(({ recipient }) => recipient === email).map(({ template }) => template);
  };
  const visitor = (at: number) => `192.0.2.${at}`;

  test('three a day of each budget reach an address; the responses do not reveal it', async () => {
    const { email } = await buildAccount(app, { emailVerifiedAt: null });
    const ask = (at: number) =>
      app.call(at % 2 ? sendVerification : requestPasswordReset, { body: { email } }, { from: visitor(at) });
    expect(await statuses(8, ask)).toEqual(allowed(8));
    const sent = await sentTo(email);
    expect(sent.filter((template) => template === 'accounts.verification')).toHaveLength(3);
    expect(sent.filter((template) => template === 'accounts.password-instructions')).toHaveLength(3);
    app.clock.advance({ hours: 24 });
    await ask(1);
    expect(await sentTo(email)).toHaveLength(7);
  });

  test('what others cause, over all occasions, leaves recovery and verification their own', async () => {
    const { email } = await buildAccount(app, { emailVerifiedAt: null });
    const about = { sender: 'other', subject: 'account' } as const;
    const body = { ...about, name: 'Neko', email, message: 'Poruka', agreement: true };
    const write = (at: number) => app.call(sendContact, { body }, { from: visitor(at) });
    expect(await statuses(3, write)).toEqual(allowed(3));
    const { id } = await buildPosting(app);
    const form = guestForm({ email });
    expect(await statuses(2, () => applyTo(app, id, form))).toEqual(allowed(2));
    expect(await sentTo(email)).toEqual(Array(3).fill('contact.confirmation'));
    await app.call(requestPasswordReset, { body: { email } }, { from: visitor(20) });
    await app.call(sendVerification, { body: { email } }, { from: visitor(20) });
    // Mails of the same moment come in any order.
    expect((await sentTo(email)).sort()).toEqual([
      'accounts.password-instructions',
      'accounts.verification',
      ...Array(3).fill('contact.confirmation'),
    ]);
  });

  test('at once too', async () => {
    const { email } = await buildAccount(app);
    const ask = (at: number) => app.call(requestPasswordReset, { body: { email } }, { from: visitor(at + 100) });
    await Promise.all(Array.from({ length: 5 }, (_, at) => ask(at)));
    expect(await sentTo(email)).toHaveLength(3);
  });

  test('a mail that is left out takes no link out of force', async () => {
    const { email, row } = await buildAccount(app);
    const links = async () => {
      await app.jobs.runPending();
      const rows = await app.database.executor.select().from(accountTokens).where(eq(accountTokens.accountId, row.id));
      return rows.map(({ tokenHash }) => tokenHash).sort();
    };
    const ask = () => app.call(requestPasswordReset, { body: { email } }, { from: visitor(200) });
    expect(await statuses(3, ask)).toEqual(allowed(3));
    const before = await links();
    expect(before).not.toEqual([]);
    expect(await statuses(1, ask)).toEqual([200]);
    expect(await links()).toEqual(before);
  });

  test('mail of an administrator is sent all the same', async () => {
    const { email, row } = await buildAccount(app);
    await statuses(3, () => app.call(requestPasswordReset, { body: { email } }, { from: visitor(201) }));
    expect(await sentTo(email)).toHaveLength(3);
    const as = await signedIn(app, 'admin');
    await app.call(sendInstructions, { params: { id: row.id }, body: {} }, { as });
    expect(await sentTo(email)).toHaveLength(4);
  });
});

describe('unpaid orders of a company', () => {
  /** Featured for 30 days in A+: 3 × 7.900 RSD less 10 %, and VAT. */
  const body = { adType: 'featured', days: 30, count: 3, total: 2_559_600 } as const;
  const order = (as: string) => app.call(orderPackage, { body }, { as });
  const buyer = async (pib: string, open: number) => {
    const { token, row } = await signedInEmployer(app, { pib, registrationNumber: '20084693' });
    for (let at = 0; at < open; at += 1) {
      // Of the year before: the site counts this year's itself.
      const number = `2025-${row.id}-${at}`;
      await buildOrder(app, { employerId: row.id, postingId: null, number, reference: number });
    }
    return token;
  };

  test('twenty are open at once, and the sentence says so; a cancelled one makes room', async () => {
    const as = await buyer('300000001', 20);
    const refused = await refusalOf(order(as));
    expect(refused).toMatchObject({ status: 409, code: 'advertising.orders-full' });
    expect(refused?.detail).toContain('20');
    const { data } = await app.call(listOrders, {}, { as });
    await app.call(cancelOrder, { params: { id: String(data[0]?.id) } }, { as });
    expect(await statuses(2, () => order(as))).toEqual([200, 409]);
  });

  test('of many parallel ones as many are accepted as there is room for', async () => {
    const as = await buyer('300000002', 17);
    const answers = await Promise.all(Array.from({ length: 8 }, () => statuses(1, () => order(as))));
    expect(answers.flat().sort()).toEqual([...allowed(3), ...Array.from({ length: 5 }, () => 409)]);
  });
});
