import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { blockUser } from '#features/accounts/administration/contract.ts';
import { login } from '#features/accounts/contract.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { decideReport } from '#features/contact/inbox/contract.ts';
import { reportPosting } from '#features/contact/reports/contract.ts';
import { reportsPersonalData } from '#features/contact/reports/server/report-personal-data.ts';
import { postingReports } from '#features/contact/server/report-table.ts';
import { type DecisionAct, decisionActs } from '#features/decisions/decision-grounds.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { decisionsPersonalData } from '#features/decisions/server/index.ts';
import {
  blockCompany,
  removePhoto,
  removeSteps,
  unverifyCompany,
} from '#features/employers/administration/contract.ts';
import { companyPhotos, employers } from '#features/employers/server/employer-table.ts';
import { postingInput } from '#features/postings/input-fields.ts';
import { postingChanges } from '#features/postings/server/posting-change-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { addMonths, endOfLocalDay, localDay } from '#kit/dates.ts';
import { buildCompanyPhoto } from '#tests/builders/company-photo-builder.ts';
import { signedInAdmin, signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { type CallAs, createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { somebodyWaits } from '#tests/support/waiting-statement.ts';
import { recallPosting, rejectPosting, removePosting } from '../../contract.ts';
import { getTransparency } from '../../transparency/contract.ts';
import { decideObjection, getDecision, listObjections, listOwnDecisions, objectToDecision } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
/** Signs in again only after ten minutes: sign-ins of one network are limited. */
const administrator = async () => {
  const { row, anew } = await signedInAdmin(app);
  let since = -Infinity;
  let signedIn: Promise<{ as: string }>;
  return {
    row,
    anew: () => {
      const now = app.clock.now().getTime();
      if (now - since > 600_000) {
        since = now;
        signedIn = anew();
      }
      return signedIn;
    },
  };
};
const first = await administrator();
const second = await administrator();
const numbers = { pib: '104052135', registrationNumber: '17162543' };

const ground = 'terms-false-posting';
const reason = 'Naziv radnog mesta ne odgovara opisu posla.';
const text = 'Naziv je isti kao u ugovoru o radu.';
const body = { ground, reason } as const;

interface Scene {
  /** The act on a new posting, company, account or report. */
  perform(how: CallAs): Promise<unknown>;
  /** What the act changes, in a word. */
  state(): Promise<unknown>;
  /** Whom it concerns. */
  email: string;
}

const stateOf = async (id: number) => (await executor.select().from(postings).where(eq(postings.id, id)))[0]?.state;

/** A posting's act. */
const ofPosting =
  (endpoint: typeof rejectPosting, values: Parameters<typeof buildPosting>[1]) => async (): Promise<Scene> => {
    const { row, account } = await signedInEmployer(app);
    const { id } = await buildPosting(app, { ...values, employerId: row.id });
    return {
      email: account.email,
      perform: (how) => app.call(endpoint, { params: { id: String(id) }, body: { ...body, version: 1 } }, how),
      state: () => stateOf(id),
    };
  };

const ofChange = async (): Promise<Scene> => {
  const { row, account } = await signedInEmployer(app);
  const { id } = await buildPosting(app, { employerId: row.id });
  const input = postingInput.parse(buildPostingInput());
  await executor.insert(postingChanges).values({ postingId: id, input, askedAt: app.clock.now() });
  return {
    email: account.email,
    perform: (how) => app.call(rejectPosting, { params: { id: String(id) }, body: { ...body, version: 1 } }, how),
    state: async () => {
      const [change] = await executor.select().from(postingChanges).where(eq(postingChanges.postingId, id));
      return change?.refusedAt === null ? 'waits' : 'refused';
    },
  };
};

const ofCompany = (endpoint: typeof blockCompany, column: 'verified' | 'blocked') => async (): Promise<Scene> => {
  await executor.update(employers).set({ pib: null });
  const { row, account } = await signedInEmployer(app, numbers);
  return {
    email: account.email,
    perform: (how) => app.call(endpoint, { params: { id: String(row.id) }, body }, how),
    state: async () => {
      const [company] = await executor.select().from(employers).where(eq(employers.id, row.id));
      const [owner] = await executor.select().from(accounts).where(eq(accounts.id, account.row.id));
      return column === 'verified' ? company?.verifiedAt != null : owner?.blockedAt != null;
    },
  };
};

const ofPhoto = async (): Promise<Scene> => {
  const { row, account } = await signedInEmployer(app);
  const id = await buildCompanyPhoto(app, row.id);
  return {
    email: account.email,
    perform: (how) => app.call(removePhoto, { params: { id }, body }, how),
    state: () => executor.$count(companyPhotos, eq(companyPhotos.fileId, id)),
  };
};

const ofSteps = async (): Promise<Scene> => {
  const { row, account } = await signedInEmployer(app, { selectionSteps: [{ title: 'Razgovor', days: 3 }] });
  return {
    email: account.email,
    perform: (how) =>
      app.call(removeSteps, { params: { id: String(row.id) }, body: { ...body, version: row.version } }, how),
    state: async () =>
      (await executor.select().from(employers).where(eq(employers.id, row.id)))[0]?.selectionSteps.length,
  };
};

const ofAccount = async (): Promise<Scene> => {
  const { row, email } = await signedInCandidate(app);
  return {
    email,
    perform: (how) => app.call(blockUser, { params: { id: row.id }, body }, how),
    state: () => codeOf(app.call(login, { body: { email, password: testPassword, accountType: 'jobseeker' } })),
  };
};

let reporters = 0;
const ofReport = (upheld: boolean) => async (): Promise<Scene> => {
  reporters += 1;
  const email = `prijavilac-${reporters}@primer.rs`;
  const { id: postingId } = await buildPosting(app);
  const from = `198.51.100.${reporters}`;
  await app.call(reportPosting, { params: { id: String(postingId) }, body: { reason: 'money', email } }, { from });
  const [report] = await executor.select().from(postingReports).where(eq(postingReports.postingId, postingId));
  const id = report?.id as string;
  return {
    email,
    perform: (how) => app.call(decideReport, { params: { id }, body: { ground: upheld ? ground : null, reason } }, how),
    state: async () =>
      (await executor.select().from(postingReports).where(eq(postingReports.id, id)))[0]?.handledAt != null,
  };
};

type FirstAct = Exclude<DecisionAct, 'objectionUpheld' | 'objectionRejected'>;

const waiting = { state: 'in_review', firstPublishedAt: null } as const;
const scenes: Record<FirstAct, () => Promise<Scene>> = {
  postingRefused: ofPosting(rejectPosting, waiting),
  changeRefused: ofChange,
  postingRecalled: ofPosting(recallPosting, {}),
  postingRemoved: ofPosting(removePosting, {}),
  verificationWithdrawn: ofCompany(unverifyCompany, 'verified'),
  photoRemoved: ofPhoto,
  stepsRemoved: ofSteps,
  companyBlocked: ofCompany(blockCompany, 'blocked'),
  accountBlocked: ofAccount,
  reportUpheld: ofReport(true),
  reportRejected: ofReport(false),
};
const firstActs = Object.keys(scenes) as FirstAct[];

const newest = async (about: string | null = null) => {
  const rows = await executor
    .select()
    .from(decisions)
    .where(about === null ? isNull(decisions.aboutId) : eq(decisions.aboutId, about));
  return rows.toSorted((a, b) => a.decidedAt.getTime() - b.decidedAt.getTime()).at(-1) as (typeof rows)[number];
};
const mailOf = async (email: string) => {
  await app.jobs.runPending();
  return (await app.mails()).filter(({ recipient }) => recipient === email);
};
/** The token of the link in the mail about the newest decision. */
const tokenFor = async (email: string): Promise<string> => {
  const plain = (await mailOf(email)).map((mail) => mail.plain ?? '').join('\n');
  const links = [...plain.matchAll(/\/odluka\?token=([\w.-]+)/g)];
  return links.at(-1)?.[1] as string;
};
let networks = 0;
const object = (token: string, words = text) => {
  networks += 1;
  return app.call(objectToDecision, { body: { token, text: words } }, { from: `192.0.2.${networks}` });
};
const decide = async (id: string, upheld: boolean, who = second) =>
  app.call(decideObjection, { params: { id }, body: { upheld, reason: 'Naziv odgovara ugovoru.' } }, await who.anew());

/** A decision of the first administrator, with the link that its person was mailed. */
const decided = async (act: FirstAct) => {
  app.clock.advance({ minutes: 1 });
  const scene = await scenes[act]();
  const before = await scene.state();
  await scene.perform(await first.anew());
  const decision = await newest();
  return { ...scene, before, decision, token: await tokenFor(scene.email) };
};

describe.each(firstActs)('%s', (act) => {
  test('is a decision with ground, facts, who and until when, which the person concerned is mailed', async () => {
    const { decision, email, token, perform } = await decided(act);
    const isFinal = act === 'reportUpheld';
    expect(decision).toMatchObject({
      act,
      ground: act === 'reportRejected' ? 'no-violation' : ground,
      facts: reason,
      decidedBy: first.row.id,
      objectUntil: isFinal ? null : addMonths(localDay(app.clock.now()), 6),
    });
    const mail = (await mailOf(email)).find(({ plain }) => plain?.includes(reason))?.plain ?? '';
    expect(mail).toContain('osoba iz našeg tima');
    expect(mail.includes('prigovor')).toBe(!isFinal);
    expect((await app.call(getDecision, { query: { token } })).data).toMatchObject({ act, facts: reason });

    // Refused, it leaves no decision.
    const all = await executor.$count(decisions);
    expect(await codeOf(perform(await second.anew()))).not.toBeNull();
    expect(await executor.$count(decisions)).toBe(all);
  });
});

test.each(firstActs.filter((act) => act !== 'reportUpheld'))(
  '%s is undone where it can be when the objection is upheld',
  async (act) => {
    const { decision, email, token, before, state } = await decided(act);
    await object(token);
    await decide(decision.id, true);
    const stays: readonly FirstAct[] = ['postingRemoved', 'postingRecalled', 'photoRemoved', 'stepsRemoved'];
    if (stays.includes(act)) expect(await state()).not.toBe(before);
    else expect(await state()).toBe(before);
    expect(await newest(decision.id)).toMatchObject({ act: 'objectionUpheld', decidedBy: second.row.id });
    const mail = (await mailOf(email)).find(({ subject }) => subject === 'Vaš prigovor je usvojen');
    expect(mail?.params).toMatchObject({ redress: act });
    expect(mail?.plain).toContain('Naziv odgovara ugovoru.');
  },
);

test('all acts are walked here', () => {
  expect([...firstActs, 'objectionUpheld', 'objectionRejected'].sort()).toEqual([...decisionActs].sort());
});

test('a decision leaves no trace when its act fails afterwards', async () => {
  const { row, account } = await signedInEmployer(app);
  const { id } = await buildPosting(app, { ...waiting, employerId: row.id });
  // No mail can be queued to such an address.
  await executor.update(accounts).set({ email: 'nije adresa' }).where(eq(accounts.id, account.row.id));
  const all = await executor.$count(decisions);
  const params = { id: String(id) };
  const refusal = app.call(rejectPosting, { params, body: { ...body, version: 1 } }, await first.anew());
  expect(await refusalOf(refusal)).toMatchObject({ status: 500 });
  expect(await stateOf(id)).toBe('in_review');
  expect(await executor.$count(decisions)).toBe(all);
  await executor.update(accounts).set({ email: account.email }).where(eq(accounts.id, account.row.id));
});

test('of two administrators one decides', async () => {
  const { row } = await signedInEmployer(app);
  const { id } = await buildPosting(app, { ...waiting, employerId: row.id });
  const all = await executor.$count(decisions);
  const reject = { params: { id: String(id) }, body: { ...body, version: 1 } };
  const outcomes = await Promise.all(
    [first, second].map(async (who) => codeOf(app.call(rejectPosting, reject, await who.anew()))),
  );
  expect(outcomes.toSorted()).toEqual(['postings.moved-on', null].toSorted());
  expect(await executor.$count(decisions)).toBe(all + 1);
});

describe('an objection', () => {
  test('is written once, also of two in the same moment', async () => {
    const { token, decision } = await decided('postingRemoved');
    const outcomes = await Promise.all([codeOf(object(token, `${text} 1`)), codeOf(object(token, `${text} 2`))]);
    expect(outcomes.toSorted()).toEqual(['decisions.objected', null].toSorted());
    const written = (await app.call(getDecision, { query: { token } })).data;
    expect(written).toMatchObject({ mayObject: false, outcome: null });
    expect(await codeOf(object(token))).toBe('decisions.objected');
    const { data } = await app.call(listObjections, { query: { pageSize: '100' } }, await second.anew());
    expect(data.find(({ id }) => id === decision.id)?.objection).toEqual(written.objection);
  });

  test('to what is just being decided comes too late, and another one waits for the first', async () => {
    const { token, decision, email } = await decided('postingRemoved');
    await object(token);
    let late: Promise<string | null> | undefined;
    await app.database.transaction(async (tx) => {
      await tx.select().from(decisions).where(eq(decisions.id, decision.id)).for('update');
      late = codeOf(object(token, `${text} Još jednom.`));
      await somebodyWaits(app.database);
    });
    expect(await late).toBe('decisions.objected');
    const [outcome, third] = await Promise.all([codeOf(decide(decision.id, false)), codeOf(object(token))]);
    expect([outcome, third]).toEqual([null, 'decisions.objected']);
    expect((await app.call(getDecision, { query: { token } })).data).toMatchObject({
      objection: { text },
      outcome: { upheld: false },
    });
    expect((await mailOf(email)).filter(({ subject }) => subject?.includes('prigovor'))).toHaveLength(1);
  });

  test('is taken until the end of its last day in Belgrade, and not after it', async () => {
    const [early, late] = [await decided('postingRemoved'), await decided('postingRemoved')];
    const today = localDay(app.clock.now());
    await executor.update(decisions).set({ objectUntil: today });
    app.clock.set(endOfLocalDay(today));
    await object(early.token);
    app.clock.advance({ seconds: 1 });
    expect(await codeOf(object(late.token))).toBe('decisions.objection-late');
    expect((await app.call(getDecision, { query: { token: late.token } })).data.mayObject).toBe(false);
  });

  test('needs the link that was mailed: another id or signature leads to no decision', async () => {
    const { token } = await decided('postingRemoved');
    const { decision } = await decided('postingRefused');
    const forged = `${decision.id}.${token.split('.')[1]}`;
    for (const wrong of [forged, decision.id, '']) {
      expect(await codeOf(object(wrong))).toBe('decisions.not-found');
      expect(await codeOf(app.call(getDecision, { query: { token: wrong } }))).toBe('decisions.not-found');
    }
  });

  test.each(['', 'kratko', 'a'.repeat(2001)])('needs words, and not too many: %#', async (words) => {
    const { token } = await decided('postingRemoved');
    expect(await codeOf(object(token, words))).toBe('validation');
  });

  test('of an upheld report or of a decision about an objection there is none', async () => {
    const upheld = await decided('reportUpheld');
    expect(await codeOf(object(upheld.token))).toBe('decisions.objection-late');
    const { token, decision, email } = await decided('postingRemoved');
    await object(token);
    await decide(decision.id, false);
    const answer = await tokenFor(email);
    // The link about the objection opens the decision with its outcome.
    expect((await app.call(getDecision, { query: { token: answer } })).data).toMatchObject({
      id: decision.id,
      outcome: { upheld: false, facts: 'Naziv odgovara ugovoru.' },
    });
    expect(await codeOf(object(answer))).toBe('decisions.objected');
  });

  test('is decided by another administrator, once, and is in the audit log', async () => {
    const { token, decision, state } = await decided('companyBlocked');
    expect(await codeOf(decide(decision.id, true))).toBe('decisions.not-found');
    await object(token);
    expect(await codeOf(decide(decision.id, true, first))).toBe('decisions.own-decision');
    expect(await state()).toBe(true);
    const outcomes = await Promise.all([codeOf(decide(decision.id, true)), codeOf(decide(decision.id, false))]);
    expect(outcomes.toSorted()).toEqual(['administration.already-done', null].toSorted());
    const entries = await executor.select().from(auditEntries).where(eq(auditEntries.objectId, decision.id));
    expect(entries).toHaveLength(1);
  });

  test('is decided by who decided first where there is nobody else', async () => {
    const { token, decision } = await decided('postingRefused');
    await object(token);
    const others = and(eq(accounts.accountType, 'admin'), ne(accounts.id, first.row.id));
    await executor.update(accounts).set({ blockedAt: app.clock.now() }).where(others);
    expect(await codeOf(decide(decision.id, true, first))).toBeNull();
    await executor.update(accounts).set({ blockedAt: null }).where(others);
  });

  test('upheld undoes no later decision about the same', async () => {
    const { token, decision, perform, state, email } = await decided('accountBlocked');
    await executor.update(accounts).set({ blockedAt: null }).where(eq(accounts.email, email));
    app.clock.advance({ minutes: 1 });
    await perform(await first.anew());
    await object(token);
    await decide(decision.id, true);
    expect(await state()).toBe('accounts.blocked');
    const mail = (await mailOf(email)).find(({ subject }) => subject === 'Vaš prigovor je usvojen');
    expect(mail?.params).toMatchObject({ redress: 'nothing' });
  });
});

test('a company reads its own decisions, and none about reports of its postings', async () => {
  const { row, anew } = await signedInEmployer(app);
  const { id } = await buildPosting(app, { employerId: row.id });
  const from = '203.0.113.7';
  await app.call(reportPosting, { params: { id: String(id) }, body: { reason: 'money' } }, { from });
  const [report] = await executor.select().from(postingReports).where(eq(postingReports.postingId, id));
  await app.call(decideReport, { params: { id: report?.id as string }, body }, await first.anew());
  await app.call(removePosting, { params: { id: String(id) }, body: { ...body, version: 1 } }, await first.anew());
  const { data } = await app.call(listOwnDecisions, {}, await anew());
  expect(data).toMatchObject([{ act: 'postingRemoved', ground, mayObject: true }]);
  const token = new URL(`https://prilika.test${data[0]?.path}`).searchParams.get('token') as string;
  await object(token);
  expect((await app.call(listOwnDecisions, {}, await anew())).data[0]?.objection?.text).toBe(text);
  expect((await app.call(listOwnDecisions, {}, await (await signedInEmployer(app)).anew())).data).toEqual([]);
});

test('a person gets a copy of the decisions; with the account the texts are erased, and what was decided is kept', async () => {
  const { row, email } = await signedInCandidate(app);
  await app.call(blockUser, { params: { id: row.id }, body }, await first.anew());
  await object(await tokenFor(email));
  const person = { accountId: row.id, email, emailVerified: true };
  const { data } = await decisionsPersonalData.collect(executor, person);
  expect(data).toMatchObject([{ act: 'accountBlocked', facts: reason, objection: text, automatic: false }]);
  expect(JSON.stringify(data)).not.toContain(first.row.id);
  const { id } = (data as { id: string }[])[0] as { id: string };
  await app.database.transaction((tx) => decisionsPersonalData.erase(tx, person));
  const [erased] = await executor.select().from(decisions).where(eq(decisions.id, id));
  expect(erased).toMatchObject({ act: 'accountBlocked', ground, facts: '', objection: '', accountId: null });
});

test('a guest’s report takes the texts of its decision along', async () => {
  const { email, decision, perform } = await decided('reportRejected');
  expect(await codeOf(perform(await first.anew()))).toBe('administration.already-done');
  const person = { accountId: randomUUID(), email, emailVerified: true };
  expect((await reportsPersonalData.collect(executor, person)).data).toMatchObject([{ decision: reason }]);
  await app.database.transaction((tx) => reportsPersonalData.erase(tx, person));
  const [erased] = await executor.select().from(decisions).where(eq(decisions.id, decision.id));
  expect(erased).toMatchObject({ act: 'reportRejected', facts: '' });
});

test('the public numbers are those of the rows', async () => {
  const scene = await scenes.postingRefused();
  app.clock.advance({ hours: 5 });
  await scene.perform(await first.anew());
  const byRule = { act: 'verificationWithdrawn', ground: 'changed-data', facts: '' } as const;
  await executor.insert(decisions).values({ ...byRule, decidedAt: app.clock.now() });
  const { data } = await app.call(getTransparency, {});
  const rows = await executor.select().from(decisions);
  const year = Number(localDay(app.clock.now()).slice(0, 4));
  expect(data.map((each) => each.year)).toEqual([year, year - 1]);
  const counts = Object.fromEntries(data[0]?.decisions.map((each) => [each.act, each.count]) ?? []);
  const expected = Object.fromEntries(
    decisionActs
      .map((act) => [act, rows.filter((row) => row.act === act).length] as const)
      .filter(([, count]) => count > 0),
  );
  expect(counts).toEqual(expected);
  for (const { act, grounds, count } of data[0]?.decisions ?? []) {
    expect(grounds.reduce((sum, each) => sum + each.count, 0)).toBe(count);
    for (const each of grounds)
      expect(rows.filter((row) => row.act === act && row.ground === each.ground)).toHaveLength(each.count);
  }
  expect(data[0]?.reports).toBe(await executor.$count(postingReports));
  const objected = rows.filter(({ objectedAt }) => objectedAt && localDay(objectedAt).startsWith(String(year)));
  expect(data[0]?.objections).toBe(objected.length);
  expect(data[0]?.decisions.find(({ act }) => act === 'verificationWithdrawn')?.automatic).toBe(1);
  expect(data[0]?.decisions.find(({ act }) => act === 'postingRemoved')?.medianHours).toBeNull();
  expect(data[1]).toEqual({ year: year - 1, reports: 0, objections: 0, decisions: [] });
});
