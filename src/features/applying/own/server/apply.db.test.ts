import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { putCv } from '#features/candidates/cv-contract.ts';
import { candidateDocuments } from '#features/candidates/documents/server/document-table.ts';
import { putCandidateProfile } from '#features/candidates/profile-contract.ts';
import { getFileLink } from '#features/files/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { getApplication } from '#features/reviewing/contract.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { applyTo, applyWith, keepDocument } from '#tests/builders/application-builder.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { applications } from '../../server/application-table.ts';
import { getSentApplication, withdrawApplication } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const { token: anybody } = await signedInCandidate(app);
const posting = (change: Parameters<typeof buildPosting>[1] = {}) =>
  buildPosting(app, { employerId: employer.row.id, ...change });

const received = async (postingId: number) =>
  (await app.call(listApplications, { params: { id: String(postingId) }, query: {} }, { as: employer.token })).data;
const opened = async (id: string) =>
  (await app.call(getApplication, { params: { id } }, { as: employer.token })).data.application;
const countOf = async (postingId: number) =>
  (await app.call(getPosting, { params: { id: String(postingId) } })).data.applicationCount;
const mailsTo = async (email: string) => (await app.mails()).filter(({ recipient }) => recipient === email);

const questions = [
  { id: 'q1', text: 'Koliko godina?', answerType: 'single' as const, answers: ['Manje od 3', '3 i više'] },
];

/** Saves general data and a CV. */
const describeSelf = async (token: string, profession: string, version = 0) => {
  const profile = {
    version,
    name: 'Milica',
    lastName: 'Đorđević',
    phone: '064 123 4567',
    profession,
    experienceLevel: '3-5',
    educationLevel: 'osnovne',
    photo: null,
    address: 'Glavna 3',
    city: 'Pančevo',
    birthday: '1994-05-31',
    externalLink: '',
  } as const;
  await app.call(putCandidateProfile, { body: profile as never }, { as: token });
  const cv = {
    version: version + 1,
    education: [{ title: 'Ekonomista', institution: 'EF Beograd', dateFrom: '2013-10', dateTo: '2017-06' }],
    experience: [{ companyName: 'Lipa', positionName: 'Knjigovođa', dateFrom: '2018-01', dateTo: '' }],
    skills: ['Excel'],
    aboutMe: 'Volim red.',
  };
  await app.call(putCv, { body: cv }, { as: token });
};

describe('an application with an account', () => {
  test('carries documents under their names, answers and a snapshot that later changes do not touch', async () => {
    const candidate = await signedInCandidate(app);
    await describeSelf(candidate.token, 'Računovođa');
    const [cv, diploma] = [await keepDocument(app, candidate), await keepDocument(app, candidate, 'Diploma.pdf')];
    const { id } = await posting({ questions, notificationsEmail: 'posao@kvarc.rs' });
    const { data } = await applyWith(
      app,
      candidate.token,
      id,
      {
        documents: [diploma.id, cv.id, diploma.id],
        withoutCv: false,
        answers: [{ questionId: 'q1', answers: ['3 i više'] }],
      },
      { language: 'en' },
    );
    expect(data.posting).toMatchObject({ id, company: 'Kvarc Računovodstvo', state: 'live', visible: true });
    expect(data.application).toMatchObject({
      firstName: 'Milica',
      lastName: 'Đorđević',
      phone: '+381641234567',
      city: 'Pančevo',
      state: 'sent',
      guest: false,
      birthDate: '1994-05-31',
      withoutCv: false,
      documents: [
        { id: diploma.fileId, name: 'Diploma.pdf' },
        { id: cv.fileId, name: 'Moj CV.pdf' },
      ],
      answers: [{ text: 'Koliko godina?', answers: ['3 i više'] }],
      events: [{ kind: 'sent', daysAgo: 0 }],
    });
    await describeSelf(candidate.token, 'Pekar', 2);

    const [row] = await received(id);
    expect(row).toMatchObject({ firstName: 'Milica', documentCount: 2, guest: false, withdrawn: false });
    const seen = await opened(data.application.id);
    expect(seen.documents.map(({ name }) => name)).toEqual(['Diploma.pdf', 'Moj CV.pdf']);
    expect(seen.snapshot).toEqual({
      profession: 'Računovođa',
      experienceLevel: '3-5',
      educationLevel: 'osnovne',
      externalLink: '',
      aboutMe: 'Volim red.',
      skills: ['Excel'],
      education: [{ title: 'Ekonomista', institution: 'EF Beograd', dateFrom: '2013-10', dateTo: '2017-06' }],
      experience: [{ companyName: 'Lipa', positionName: 'Knjigovođa', dateFrom: '2018-01', dateTo: '' }],
    });
    expect(await countOf(id)).toBe(1);
    for (const { fileId } of [cv, diploma])
      await app.call(getFileLink, { params: { id: fileId } }, { as: employer.token });

    const [confirmation] = await mailsTo(candidate.email);
    expect(confirmation).toMatchObject({
      template: 'applications.confirmation',
      // The account's language, regardless of the page's.
      language: 'sr',
      accountId: candidate.row.id,
    });
    const [notification] = await mailsTo('posao@kvarc.rs');
    expect(notification).toMatchObject({
      template: 'applications.notification',
      replyTo: candidate.email,
      aboutAccountId: candidate.row.id,
    });
    await app.jobs.runPending();
    const [sent] = await mailsTo(candidate.email);
    expect(sent?.html).toContain(`https://prilika.test/profil/kandidat/prijave/${data.application.id}`);
    expect(sent?.plain).toContain('2 dokumenta, propratno pismo, odgovor na 1 pitanje');
  });

  test('ends without what the job needs, and keeps nothing; a marked one is no judgement for its sender', async () => {
    const candidate = await signedInCandidate(app);
    const asked = [
      {
        id: 'r1',
        text: 'Imate li dozvolu?',
        answerType: 'single' as const,
        answers: ['Da', 'Ne'],
        requiredAnswers: ['Da'],
        otherwise: 'end' as const,
      },
      {
        id: 'r2',
        text: 'Znate li nemački?',
        answerType: 'single' as const,
        answers: ['Da', 'Ne'],
        requiredAnswers: ['Da'],
        otherwise: 'mark' as const,
      },
    ];
    const { id } = await posting({ questions: asked });
    const send = (licence: string, german: string) =>
      applyWith(app, candidate.token, id, {
        answers: [
          { questionId: 'r1', answers: [licence] },
          { questionId: 'r2', answers: [german] },
        ],
      });
    expect(await refusalOf(send('Ne', 'Ne'))).toMatchObject({
      code: 'applications.requirement-not-met',
      fields: ['answers.0 requirement-not-met'],
    });
    expect(await received(id)).toEqual([]);
    expect(await countOf(id)).toBe(0);

    const { data } = await send('Da', 'Ne');
    expect(await received(id)).toMatchObject([{ unmetRequirements: 1 }]);
    expect((await opened(data.application.id)).answers[1]?.requirement).toEqual({
      answers: ['Da'],
      met: false,
    });
    const own = await app.call(getSentApplication, { params: { id: data.application.id } }, { as: candidate.token });
    for (const seen of [data, own.data]) expect(JSON.stringify(seen)).not.toContain('requirement');
    await app.call(withdrawApplication, { params: { id: data.application.id } }, { as: candidate.token });
    expect(await received(id)).toMatchObject([{ withdrawn: true, unmetRequirements: 0 }]);
  });

  test('can go without a profile and without a phone', async () => {
    const candidate = await signedInCandidate(app);
    const { id } = await posting({ notificationsEmail: 'bez-telefona@kvarc.rs' });
    const { data } = await applyWith(app, candidate.token, id, { applicationType: 'letter' });
    expect(data.application).toMatchObject({ phone: '', phoneText: '', withoutCv: true, birthDate: null });
    await app.jobs.runPending();
    const [mail] = await mailsTo('bez-telefona@kvarc.rs');
    expect(mail?.plain).toContain(candidate.email);
    expect(mail?.plain).not.toContain('Telefon');
  });

  test('may send the same document to several postings', async () => {
    const candidate = await signedInCandidate(app);
    const { id, fileId } = await keepDocument(app, candidate);
    for (let sent = 0; sent < 2; sent += 1) {
      const { data } = await applyWith(app, candidate.token, (await posting()).id, { documents: [id] });
      expect(data.application.documents).toMatchObject([{ id: fileId }]);
    }
  });
});

describe('a second application', () => {
  test('is refused with the first, also after that was withdrawn', async () => {
    const { token } = await signedInCandidate(app);
    const { id } = await posting();
    const { data } = await applyWith(app, token, id);
    const first = { id: data.application.id, createdAt: data.application.createdAt };
    const again = () => refusalOf(applyWith(app, token, id));
    expect(await again()).toMatchObject({
      status: 409,
      code: 'applications.already-applied',
      current: first,
    });
    await app.call(withdrawApplication, { params: { id: first.id } }, { as: token });
    expect(await again()).toMatchObject({ code: 'applications.already-applied', current: first });
    expect(await received(id)).toHaveLength(1);
  });

  test('is one of twenty in parallel', async () => {
    const candidate = await signedInCandidate(app);
    const document = await keepDocument(app, candidate);
    const { id } = await posting();
    const sends = await Promise.allSettled(
      Array.from({ length: 20 }, () => applyWith(app, candidate.token, id, { documents: [document.id] })),
    );
    expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = sends.flatMap((send) => (send.status === 'rejected' ? [send.reason.problem.code] : []));
    expect(new Set(codes)).toEqual(new Set(['applications.already-applied']));
    expect(await received(id)).toHaveLength(1);
    expect(await countOf(id)).toBe(1);
    expect(await mailsTo(candidate.email)).toHaveLength(1);
  });

  test('of the same click, by its key, gets the same answer; nothing of the person is kept for it', async () => {
    const { token } = await signedInCandidate(app);
    const { id } = await posting();
    const once = { idempotencyKey: 'a-click-of-a-candidate' };
    const first = await applyWith(app, token, id, {}, once);
    expect((await applyWith(app, token, id, {}, once)).data).toEqual(first.data);
    expect(await refusalOf(applyWith(app, token, id, { coverLetter: 'Drugo' }, once))).toMatchObject({
      code: 'idempotency.key-reused',
    });
    expect(await received(id)).toHaveLength(1);
  });

  test('of who has confirmed the address takes the place of a guest’s, whom nobody knows', async () => {
    const { token, email } = await signedInCandidate(app);
    const { id } = await posting();
    await applyTo(app, id, { email: email.toUpperCase(), firstName: 'Neko', lastName: 'Drugi' });
    const { data } = await applyWith(app, token, id);
    const [own, guests] = [
      (await received(id)).find((row) => row.id === data.application.id),
      (await received(id)).find((row) => row.id !== data.application.id),
    ];
    expect(own).toMatchObject({ withdrawn: false });
    expect(guests).toMatchObject({ firstName: 'Neko', withdrawn: true });
    expect(await refusalOf(applyWith(app, token, id))).toMatchObject({
      code: 'applications.already-applied',
      current: { id: data.application.id },
    });
    // Applying again as a guest with the same address changes nothing.
    await applyTo(app, id, { email });
    expect(await received(id)).toHaveLength(2);
  });

  test('of who has withdrawn a guest’s is taken as well', async () => {
    const { token, email } = await signedInCandidate(app);
    const { id } = await posting();
    await applyTo(app, id, { email });
    const [guest] = await received(id);
    await app.call(withdrawApplication, { params: { id: guest?.id as string } }, { as: token });
    await applyWith(app, token, id);
    expect((await received(id)).map(({ withdrawn }) => withdrawn).sort()).toEqual([false, true]);
  });

  test('by another account, or by an address that is not confirmed, is not stopped by a guest’s', async () => {
    const candidate = await signedInCandidate(app);
    const { id } = await posting();
    await applyTo(app, id, { email: candidate.email });
    await applyWith(app, (await signedInCandidate(app)).token, id);
    await executor.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, candidate.row.id));
    await applyWith(app, candidate.token, id);
    expect(await received(id)).toHaveLength(3);
  });

  test('as a guest from the address of the account keeps the first, and says so if it was withdrawn', async () => {
    const { token, email } = await signedInCandidate(app);
    const { id } = await posting();
    const { data } = await applyWith(app, token, id);
    await applyTo(app, id, { email });
    app.clock.advance({ seconds: 1 });
    await app.call(withdrawApplication, { params: { id: data.application.id } }, { as: token });
    await applyTo(app, id, { email });
    expect(await received(id)).toHaveLength(1);
    await app.jobs.runPending();
    const again = (await mailsTo(email)).filter(({ template }) => template === 'applications.repetition');
    expect(again.map(({ plain }) => plain?.includes('ste povukli'))).toEqual([false, true]);
  });
});

describe('an application with an account is refused', () => {
  test.each([
    ['closed', 409, 'postings.not-live'],
    ['removed', 409, 'postings.not-live'],
  ] as const)('for a %s posting', async (state, status, code) => {
    const { id } = await posting({ state });
    expect(await refusalOf(applyWith(app, anybody, id))).toMatchObject({ status, code });
  });

  test('for one that ended a moment ago, one that was never live, and an unknown one', async () => {
    const over = await posting({ liveUntil: new Date(app.clock.now().getTime() - 1) });
    expect(await refusalOf(applyWith(app, anybody, over.id))).toMatchObject({ code: 'postings.not-live' });
    const waiting = await posting({ state: 'in_review', firstPublishedAt: null, liveUntil: null });
    for (const id of [waiting.id, 999_999])
      expect(await refusalOf(applyWith(app, anybody, id))).toMatchObject({ status: 404 });
  });

  test('where the employer takes applications elsewhere', async () => {
    const { id } = await posting({ isExternalApply: true, externalPhone: '+381641234567' });
    expect(await refusalOf(applyWith(app, anybody, id))).toMatchObject({
      status: 409,
      code: 'applications.other-apply-mode',
    });
  });

  test('without a document and without saying so, and without the answers', async () => {
    const { id } = await posting({ questions });
    expect(await refusalOf(applyWith(app, anybody, id, { withoutCv: false }))).toMatchObject({
      fields: ['answers.0 answer-missing'],
    });
    const answers = [{ questionId: 'q1', answers: ['3 i više'] }];
    expect(await refusalOf(applyWith(app, anybody, id, { withoutCv: false, answers }))).toMatchObject({
      status: 422,
      code: 'applications.without-cv',
    });
  });

  test('with a document that is somebody else’s, unknown, a file, or deleted meanwhile; nothing is kept', async () => {
    const candidate = await signedInCandidate(app);
    const own = await keepDocument(app, candidate);
    const foreign = await keepDocument(app, await signedInCandidate(app));
    const { id } = await posting();
    const send = (documents: string[]) => refusalOf(applyWith(app, candidate.token, id, { documents }));
    const refusal = { status: 422, code: 'files.not-yours' };
    for (const wrong of [foreign.id, own.fileId, '00000000-0000-4000-8000-000000000000'])
      expect(await send([own.id, wrong])).toMatchObject(refusal);
    await executor.delete(candidateDocuments).where(eq(candidateDocuments.id, own.id));
    expect(await send([own.id])).toMatchObject(refusal);
    expect(await received(id)).toEqual([]);
    expect(await countOf(id)).toBe(0);
    expect(await mailsTo(candidate.email)).toEqual([]);
  });

  test('with every wrong field named', async () => {
    const { id } = await posting();
    const document = '00000000-0000-4000-8000-000000000000';
    const wrong = await refusalOf(
      applyWith(app, anybody, id, {
        applicationType: 'letter',
        coverLetter: ' ',
        documents: ['1'],
        ...({ email: 'neko@primer.rs' } as object),
      }),
    );
    expect(wrong?.fields?.map((field) => field.split(' ')[0]).sort()).toEqual(
      ['coverLetter', 'documents.0', 'email'].sort(),
    );
    const documents = Array.from({ length: 6 }, () => document);
    expect(await refusalOf(applyWith(app, anybody, id, { documents }))).toMatchObject({
      fields: ['documents too-many'],
    });
    expect(await refusalOf(applyWith(app, anybody, id, { coverLetter: 'a'.repeat(2001) }))).toMatchObject({
      fields: ['coverLetter too-long'],
    });
  });

  test('after forty tries in an hour', async () => {
    const candidate = await signedInCandidate(app);
    for (let tried = 0; tried < 40; tried += 1) await refusalOf(applyWith(app, candidate.token, 999_999));
    const refused = await refusalOf(applyWith(app, candidate.token, 999_999));
    expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' });
  });
});

test('an application that is sent while the account goes leaves nothing behind', async () => {
  const candidate = await signedInCandidate(app);
  const { id } = await posting();
  await executor.delete(accounts).where(eq(accounts.id, candidate.row.id));
  expect(await refusalOf(applyWith(app, candidate.token, id))).toMatchObject({ status: 401 });
  const match = and(eq(applications.postingId, id));
  expect(await executor.$count(applications, match)).toBe(0);
});

test('a candidate reads the own application with its documents', async () => {
  const candidate = await signedInCandidate(app);
  const document = await keepDocument(app, candidate);
  const { id } = await posting();
  const { data } = await applyWith(app, candidate.token, id, { documents: [document.id] });
  const params = { id: data.application.id };
  expect((await app.call(getSentApplication, { params }, { as: candidate.token })).data).toEqual(data);
  await app.call(getFileLink, { params: { id: document.fileId } }, { as: candidate.token });
});
