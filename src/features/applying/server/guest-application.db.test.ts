import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { deleteFile } from '#features/files/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { getApplication } from '#features/reviewing/contract.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { applyTo, guestForm, uploadDocument } from '#tests/builders/application-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildLogo } from '#tests/builders/logo-builder.ts';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { applyAsGuest } from '../contract.ts';
import type { GuestApplicationForm } from '../fields.ts';
import { applications } from './application-table.ts';
import { confirmCollectedJob } from './collected-confirmations.tsx';

const app = await createTestApplication();
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const posting = (change: Parameters<typeof buildPosting>[1] = {}) =>
  buildPosting(app, { employerId: employer.row.id, ...change });

const received = async (postingId: number) => {
  const params = { id: String(postingId) };
  const { data } = await app.call(listApplications, { params, query: {} }, { as: employer.token });
  return data;
};
const mailsTo = async (email: string) => (await app.mails()).filter(({ recipient }) => recipient === email);
const countOf = async (postingId: number) =>
  (await app.call(getPosting, { params: { id: String(postingId) } })).data.applicationCount;

const questions = [
  { id: 'q1', text: 'Koliko godina?', answerType: 'single' as const, answers: ['Manje od 3', '3 i više'] },
  { id: 'q2', text: 'Kada možete da počnete?', answerType: 'free' as const, answers: [] },
];

describe('a guest application', () => {
  test('is confirmed with the company’s logo, the place and the pay', async () => {
    const logo = await buildLogo(app, employer.row.id);
    const pay = { salaryMin: 120_000, salaryMax: 150_000, salaryCurrency: 'RSD', salaryBasis: 'net' } as const;
    const { id } = await posting({ locations: ['nis'], ...pay });
    const other = await posting({ advertiserName: 'Saldo' });
    await applyTo(app, id, { email: 'logo@primer.rs' });
    await applyTo(app, other.id, { email: 'drugi@primer.rs' });
    await app.jobs.runPending();
    const [mail] = await mailsTo('logo@primer.rs');
    expect(mail?.html).toContain(`src="https://prilika.test${logo}"`);
    const plain = mail?.plain?.replaceAll('\u00a0', ' ');
    expect(plain).toContain('Kvarc Računovodstvo, Niš\n\n120.000 – 150.000 RSD');
    const [ofOther] = await mailsTo('drugi@primer.rs');
    expect(ofOther?.plain).toContain('Saldo, Beograd\n\nZarada po dogovoru');
    expect(ofOther?.html).not.toContain('<img');
  });

  test('reaches the employer with document and answers in words, and both sides get mail', async () => {
    const { id } = await posting({
      questions,
      notificationsEmail: 'posao@kvarc.rs',
      advertiserEmail: 'kadrovi@kvarc.rs',
    });
    const document = await uploadDocument(app);
    const email = 'Dragan.Ciric@primer.rs';
    const { data } = await applyTo(app, id, {
      email,
      birthDate: '31. 5. 1994.',
      address: 'Glavna 3',
      documents: [document],
      withoutCv: false,
      answers: [
        { questionId: 'q2', text: 'Odmah' },
        { questionId: 'q1', answers: ['3 i više'] },
      ],
    });
    expect(data).toEqual({
      positionTitle: 'Viši računovođa (m/ž)',
      company: 'Kvarc Računovodstvo',
      email: email.toLowerCase(),
    });

    const [row] = await received(id);
    expect(row).toMatchObject({ firstName: 'Dragan', documentCount: 1, guest: true, unopened: true });
    const opened = await app.call(getApplication, { params: { id: row?.id ?? '' } }, { as: employer.token });
    expect(opened.data.application).toMatchObject({
      email: email.toLowerCase(),
      phone: '+381641234567',
      phoneText: '064 1234567',
      address: 'Glavna 3',
      city: 'Pančevo',
      birthDate: '1994-05-31',
      applicationType: 'cv_letter',
      documents: [{ id: document.fileId, name: 'Dragan-Ćirić-CV.pdf', type: 'application/pdf' }],
      answers: [
        { text: 'Koliko godina?', answers: ['3 i više'] },
        { text: 'Kada možete da počnete?', answers: ['Odmah'] },
      ],
    });
    expect(await countOf(id)).toBe(1);

    await app.jobs.runPending();
    const [confirmation] = await mailsTo(email.toLowerCase());
    expect(confirmation).toMatchObject({ language: 'sr', replyTo: 'kadrovi@kvarc.rs' });
    expect(confirmation?.subject).toBe('Prijava je poslata: Viši računovođa (m/ž), Kvarc Računovodstvo');
    expect(confirmation?.plain).toContain('1 dokument, propratno pismo, odgovori na 2 pitanja');
    const [notification] = await mailsTo('posao@kvarc.rs');
    expect(notification).toMatchObject({ replyTo: email.toLowerCase() });
    expect(notification?.subject).toBe('Nova prijava: Dragan Ćirić, Viši računovođa (m/ž)');
    expect(notification?.html).toContain(`https://prilika.test/oglasi/prijava/${row?.id}`);
    expect(notification?.plain).toContain('064 1234567');
  });

  test('is confirmed in its language, and notifies only employers who opted in', async () => {
    const { id } = await posting();
    const { data } = await applyTo(app, id, {}, { language: 'en' });
    await app.jobs.runPending();
    const [confirmation] = await mailsTo(data.email);
    expect(confirmation?.subject).toBe('Application sent: Viši računovođa (m/ž), Kvarc Računovodstvo');
    expect(confirmation?.html).toContain('lang="en"');
    expect((await app.mails()).filter(({ params }) => (params as { postingId: number }).postingId === id)).toHaveLength(
      1,
    );
  });

  test.each([
    ['en', 'sr'],
    ['sr', 'en'],
  ] as const)('an employer who reads mail in %s is told so of a guest who writes in %s', async (own, guests) => {
    const { row, account } = await buildEmployer(app);
    await app.database.executor.update(accounts).set({ mailLanguage: own }).where(eq(accounts.id, account.row.id));
    const notificationsEmail = `posao-${own}@kvarc.rs`;
    const { id } = await buildPosting(app, { employerId: row.id, notificationsEmail });
    const { data } = await applyTo(app, id, {}, { language: guests });
    expect(await mailsTo(notificationsEmail)).toMatchObject([{ language: own }]);
    expect(await mailsTo(data.email)).toMatchObject([{ language: guests }]);
  });

  test('does not depend on a mail server', async () => {
    const deaf = await createTestApplication({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { id } = await buildPosting(deaf);
    const { data } = await applyTo(deaf, id);
    await deaf.jobs.runPending();
    expect(await deaf.mails()).toMatchObject([{ recipient: data.email, state: 'retrying', attempts: 1 }]);
  });
});

describe('what a job needs', () => {
  const asked = [
    {
      id: 'r1',
      text: 'Imate li dozvolu?',
      answerType: 'single' as const,
      answers: ['Da', 'Učim', 'Ne'],
      requiredAnswers: ['Da', 'Učim'],
      otherwise: 'end' as const,
    },
    {
      id: 'r2',
      text: 'Šta ste radili?',
      answerType: 'multiple' as const,
      answers: ['PDV', 'Zarade'],
      requiredAnswers: ['PDV', 'Zarade'],
      otherwise: 'mark' as const,
    },
  ];
  const answers = (licence: string, ...work: string[]) => [
    { questionId: 'r1', answers: [licence] },
    { questionId: 'r2', answers: work },
  ];

  test('ends an application without it, and the same person may apply with another answer', async () => {
    const { id } = await posting({ questions: asked });
    const form = guestForm();
    const refused = applyTo(app, id, { ...form, answers: answers('Ne', 'PDV') });
    expect(await refusalOf(refused)).toMatchObject({
      code: 'applications.requirement-not-met',
      fields: ['answers.0 requirement-not-met'],
    });
    expect(await received(id)).toEqual([]);
    expect(await mailsTo(form.email)).toEqual([]);
    await applyTo(app, id, { ...form, answers: answers('Učim', 'PDV', 'Zarade') });
    expect(await received(id)).toMatchObject([{ unmetRequirements: 0 }]);
  });

  test('is marked for the employer alone, in the words that were asked', async () => {
    const { id } = await posting({ questions: asked, notificationsEmail: 'uslov@kvarc.rs' });
    const { data } = await applyTo(app, id, { answers: answers('Da', 'PDV') });
    const [row] = await received(id);
    expect(row).toMatchObject({ unmetRequirements: 1 });
    const { application } = (await app.call(getApplication, { params: { id: row?.id ?? '' } }, { as: employer.token }))
      .data;
    expect(application.unmetRequirements).toBe(1);
    expect(application.answers).toMatchObject([
      { answers: ['Da'], requirement: { answers: ['Da', 'Učim'], met: true } },
      { answers: ['PDV'], requirement: { answers: ['PDV', 'Zarade'], met: false } },
    ]);
    await app.jobs.runPending();
    const [notification] = await mailsTo('uslov@kvarc.rs');
    expect(notification?.plain).toContain('Ne ispunjava uslov');
    expect(notification?.plain).toContain('Šta ste radili?');
    const [confirmation] = await mailsTo(data.email);
    expect(confirmation?.plain).not.toMatch(/uslov/i);
  });

  test('an application of before, without any of that, is read as it was', async () => {
    const { id } = await posting({ questions });
    await applyTo(app, id, {
      answers: [
        { questionId: 'q1', answers: ['3 i više'] },
        { questionId: 'q2', text: 'Odmah' },
      ],
    });
    const [row] = await received(id);
    expect(row?.unmetRequirements).toBe(0);
    const { data } = await app.call(getApplication, { params: { id: row?.id ?? '' } }, { as: employer.token });
    expect(data.application.answers[0]).toEqual({
      questionId: 'q1',
      text: 'Koliko godina?',
      answerType: 'single',
      answers: ['3 i više'],
    });
  });
});

describe('a repetition', () => {
  test('gets the same response, keeps the first application, leaves new uploads unattached and is reported by mail', async () => {
    const { id } = await posting();
    const form = guestForm();
    const first = await applyTo(app, id, form);
    app.clock.advance({ seconds: 1 });
    const document = await uploadDocument(app);
    const again = {
      ...form,
      email: form.email.toUpperCase(),
      firstName: 'Neko',
      lastName: 'Drugi',
      documents: [document],
    };
    const second = await applyTo(app, id, again, { language: 'en' });
    expect(second.data).toEqual(first.data);
    expect(await received(id)).toMatchObject([{ firstName: 'Dragan', documentCount: 0 }]);
    expect(await countOf(id)).toBe(1);
    const { fileId, guestToken } = document;
    await app.call(deleteFile, { params: { id: fileId }, query: { guestToken } });

    await app.jobs.runPending();
    const mails = await mailsTo(form.email);
    expect(mails.map(({ template }) => template)).toEqual([
      'applications.guest-confirmation',
      'applications.repetition',
    ]);
    expect(mails[1]?.html).toContain('20\u00a0Nov\u00a02026');
  });

  test('with the documents of the first application is no error', async () => {
    const { id } = await posting();
    const form = guestForm({ documents: [await uploadDocument(app)], withoutCv: false });
    const first = await applyTo(app, id, form);
    expect((await applyTo(app, id, form)).data).toEqual(first.data);
    expect(await received(id)).toMatchObject([{ documentCount: 1 }]);
  });

  test('is refused for the same faults, so that it does not reveal who has applied', async () => {
    const { id } = await posting();
    const form = guestForm();
    await applyTo(app, id, form);
    const foreign = { ...(await uploadDocument(app)), guestToken: 'not mine' };
    expect(await refusalOf(applyTo(app, id, { ...form, documents: [foreign] }))).toMatchObject({
      code: 'files.not-yours',
    });
    expect(await refusalOf(applyTo(app, id, { ...form, withoutCv: false }))).toMatchObject({
      code: 'applications.without-cv',
    });
  });

  test('in parallel leaves one application', async () => {
    const { id } = await posting();
    const form = guestForm();
    const answers = await Promise.all([1, 2, 3, 4].map(() => applyTo(app, id, form)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await received(id)).toHaveLength(1);
    expect(await countOf(id)).toBe(1);
  });

  test('of the same click, by its key, does not even write a mail; with other data it is refused', async () => {
    const { id } = await posting();
    const form = guestForm();
    const once = { idempotencyKey: 'a-key-of-one-click' };
    const first = await applyTo(app, id, form, once);
    expect((await applyTo(app, id, form, once)).data).toEqual(first.data);
    expect(await mailsTo(form.email)).toHaveLength(1);
    expect(await refusalOf(applyTo(app, id, { ...form, firstName: 'Neko' }, once))).toMatchObject({
      code: 'idempotency.key-reused',
    });
  });

  test('by another address, or to another posting, is a separate application', async () => {
    const [one, two] = [await posting(), await posting()];
    const form = guestForm();
    for (const { id } of [one, two]) await applyTo(app, id, form);
    await applyTo(app, one.id);
    expect(await received(one.id)).toHaveLength(2);
    expect(await received(two.id)).toHaveLength(1);
  });
});

describe('an application is refused', () => {
  test('for a posting that ends while the form is open, and nothing is kept', async () => {
    const { id } = await posting({ liveUntil: new Date(app.clock.now().getTime() - 1) });
    const document = await uploadDocument(app);
    expect(await refusalOf(applyTo(app, id, { documents: [document] }))).toMatchObject({
      status: 409,
      code: 'postings.not-live',
    });
    expect(await received(id)).toEqual([]);
    const { fileId, guestToken } = document;
    await app.call(deleteFile, { params: { id: fileId }, query: { guestToken } });
  });

  test.each([
    ['closed', 'postings.not-live'],
    ['removed', 'postings.not-live'],
  ] as const)('for a %s posting', async (state, code) => {
    const { id } = await posting({ state });
    expect(await refusalOf(applyTo(app, id))).toMatchObject({ status: 409, code });
  });

  test('for an unknown posting and for one that was never live', async () => {
    const { id } = await posting({ state: 'in_review', firstPublishedAt: null, liveUntil: null });
    for (const one of [id, 999_999, 0]) {
      expect(await refusalOf(applyTo(app, one))).toMatchObject({ status: 404, code: 'postings.not-found' });
    }
  });

  test('where the employer takes applications elsewhere', async () => {
    const { id } = await posting({ isExternalApply: true, externalLink: 'https://kvarc.rs/posao' });
    expect(await refusalOf(applyTo(app, id))).toMatchObject({
      status: 409,
      code: 'applications.other-apply-mode',
    });
  });

  test.each(['cv', 'cv_letter', 'letter'] as const)(
    'without a document and without saying so, as %s',
    async (applicationType) => {
      const { id } = await posting();
      expect(await refusalOf(applyTo(app, id, { applicationType, withoutCv: false }))).toMatchObject({
        status: 422,
        code: 'applications.without-cv',
      });
    },
  );

  test('for unanswered questions and for answers that were not offered', async () => {
    const { id } = await posting({ questions });
    expect(await refusalOf(applyTo(app, id))).toMatchObject({
      status: 422,
      code: 'validation',
      fields: ['answers.0 answer-missing', 'answers.1 answer-missing'],
    });
    const answers = [
      { questionId: 'q1', answers: ['Sto'] },
      { questionId: 'q2', text: 'Odmah' },
    ];
    expect(await refusalOf(applyTo(app, id, { answers }))).toMatchObject({
      fields: ['answers.0 not-listed'],
    });
  });

  test('with uploads that are foreign, unknown or used already', async () => {
    const { id } = await posting();
    const document = await uploadDocument(app);
    const other = await uploadDocument(app);
    const wrong: GuestApplicationForm['documents'][] = [
      [{ ...document, guestToken: other.guestToken }],
      [{ ...document, fileId: '00000000-0000-4000-8000-000000000000' }],
      [other, { ...document, guestToken: '' }],
    ];
    for (const documents of wrong) {
      expect(await refusalOf(applyTo(app, id, { documents }))).toMatchObject({
        status: 422,
        code: 'files.not-yours',
      });
    }
    await applyTo(app, id, { documents: [document, document] });
    expect(await refusalOf(applyTo(app, id, { documents: [document] }))).toMatchObject({
      code: 'files.not-yours',
    });
    expect(await received(id)).toHaveLength(1);
  });

  test('with every wrong field named', async () => {
    const { id } = await posting();
    const wrong = {
      firstName: '<b>Dragan</b>',
      lastName: 'Ćirić\r\nBcc: svi@primer.rs',
      email: 'dragan@posta, drugi@posta.rs',
      phone: '060123',
      birthDate: '30. 2. 1990.',
      coverLetter: ' ',
      terms: false,
      applicationType: 'cv_letter',
    } as const;
    const fields = (await refusalOf(applyTo(app, id, wrong)))?.fields;
    expect(fields?.map((field) => field.split(' ')[0]).sort()).toEqual(
      ['birthDate', 'coverLetter', 'email', 'firstName', 'lastName', 'phone', 'terms'].sort(),
    );
  });

  test('after twenty in an hour from one network address, with the seconds to wait', async () => {
    const { id } = await posting();
    const from = '198.51.100.20';
    for (let sent = 0; sent < 20; sent += 1) await applyTo(app, id, {}, { from });
    const refused = await refusalOf(applyTo(app, id, {}, { from }));
    expect(refused?.code).toBe('too-many-requests');
    expect(refused?.retryAfter).toBeGreaterThan(0);
    await applyTo(app, id, {}, { from: '198.51.100.21' });
    expect(await received(id)).toHaveLength(20);
  });
});

test('the path of the posting alone decides where an application goes', async () => {
  const { id } = await posting();
  const body = { ...guestForm(), postingId: 1 };
  expect(await refusalOf(app.call(applyAsGuest, { params: { id: String(id) }, body }))).toMatchObject({
    fields: ['postingId unknown-field'],
  });
});

describe('confirmations to an address that nobody has confirmed (rules.md#mail-by-others)', () => {
  const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

  test('three a day come at once; the others together the next morning, once', async () => {
    const email = 'zrtva@primer.rs';
    const ids: number[] = [];
    for (let at = 0; at < 15; at += 1) {
      const { id } = await posting({ positionTitle: `Posao ${at + 1} (m/ž)` });
      ids.push(id);
      await applyTo(app, id, guestForm({ email }));
    }
    // A repeated application does not bypass the limit.
    await applyTo(app, ids[0] as number, guestForm({ email }));
    await app.jobs.runPending();
    expect(await templatesTo(email)).toEqual(Array(3).fill('applications.guest-confirmation'));

    app.clock.advance({ hours: 20 });
    for (let morning = 0; morning < 2; morning += 1) {
      await app.jobs.send(app.database.executor, confirmCollectedJob, {});
      await app.jobs.runPending();
    }
    const [, , , collected, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(collected).toMatchObject({
      template: 'applications.collected-confirmation',
      subject: 'Poslato je 12 prijava',
    });
    expect(collected?.html).toContain('Posao 15 (m/ž)');
    expect(collected?.html).not.toContain('Posao 1 (m/ž)');
  });

  test('an application that was withdrawn by then is left out', async () => {
    const email = 'povukla@primer.rs';
    for (let at = 0; at < 4; at += 1) {
      const { id } = await posting();
      await applyTo(app, id, guestForm({ email }));
    }
    await app.database.executor
      .update(applications)
      .set({ withdrawnAt: app.clock.now() })
      .where(eq(applications.email, email));
    await app.jobs.send(app.database.executor, confirmCollectedJob, {});
    await app.jobs.runPending();
    expect(await templatesTo(email)).toEqual(Array(3).fill('applications.guest-confirmation'));
  });
});
