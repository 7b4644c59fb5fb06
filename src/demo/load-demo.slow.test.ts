import { and, count, desc, eq, isNotNull, isNull, max, or, sum } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { login } from '#features/accounts/contract.ts';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { getCredits, listAllOrders } from '#features/advertising/orders/contract.ts';
import { orderNumbers, orders } from '#features/advertising/server/order-table.ts';
import { listAgentPostings, listAgents } from '#features/agents/contract.ts';
import { agentHits, agents, matchedPostings, waitingAgents } from '#features/agents/server/agent-table.ts';
import { getSentApplication, listSentApplications } from '#features/applying/own/contract.ts';
import { applicationDocuments, applications } from '#features/applying/server/application-table.ts';
import { listDocuments } from '#features/candidates/documents/contract.ts';
import { contactMessages } from '#features/contact/messages/server/contact-table.ts';
import { postingReports } from '#features/contact/server/report-table.ts';
import { blogPosts } from '#features/content/blog/server/blog-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { checkedContent } from '#features/files/server/file-content.ts';
import { files } from '#features/files/server/file-table.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { employerReplies } from '#features/messages/replies/server/reply-figures.ts';
import { applicationMessages } from '#features/messages/server/message-table.ts';
import { listModeratedPostings } from '#features/moderation/contract.ts';
import { listNotifications } from '#features/notifications/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { postingMoves, postingPeriods, postings } from '#features/postings/server/posting-table.ts';
import { listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { getSettings, saveSettings } from '#features/settings/contract.ts';
import { missingForOrders } from '#features/settings/provider.ts';
import { postingDailyViews } from '#features/statistics/server/statistics-table.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { localDay } from '#kit/dates.ts';
import { buildBlogPost } from '#tests/builders/blog-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { elementsOf } from '#tests/support/xml-elements.ts';
import { demoAccounts, findDemoAccounts, isDemoAddress, withDemoPassword } from './demo-accounts.ts';
import { loadDemo } from './load-demo.ts';
import { drawDemoProformas } from './load-demo-orders.ts';

const app = await createTestApplication();
/** Besides those that are or were live: postings that wait for a decision, for payment, or were rejected. */
const notLive = 10;

const load = () => {
  const { accounts, files: saved } = app.application;
  return loadDemo({ database: app.database, accounts, files: saved, now: app.clock.now() });
};

test('fills an empty database once', { timeout: 240_000 }, async () => {
  await buildBlogPost(app, { category: 'rights' });
  expect(await load()).toBe(true);
  expect(await load()).toBe(false);
  const [row] = await app.database.executor.select({ count: count() }).from(postings);
  expect(row?.count).toBe(2000 + notLive);
  const [text] = await app.database.executor.select({ author: blogPosts.author }).from(blogPosts);
  expect(text?.author).toBe('Nenad Jovičić');
});

test('its postings are found, live as they say, none from the future', async () => {
  const { data, meta } = await app.call(searchPostings, { query: { sort: 'newest', pageSize: '100' } });
  expect(meta.total).toBe(1750);
  for (const { publishedAt } of data)
    expect(new Date(publishedAt).getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
  expect((await app.call(searchPostings, { query: { q: 'programera' } })).meta.total).toBeGreaterThan(5);
});

test('an administrator may save its settings as they are: the provider’s numbers pass their checks', async () => {
  const as = { as: await app.signIn(demoAccounts.emails[2], 'admin') };
  const { data } = await app.call(getSettings, {}, as);
  expect(missingForOrders(data.provider)).toEqual([]);
  expect((await app.call(saveSettings, { body: data }, as)).data.provider).toEqual(data.provider);
});

test.each([
  [demoAccounts.emails[0], 'jobseeker'],
  [demoAccounts.emails[1], 'employer'],
  [demoAccounts.emails[2], 'admin'],
] as const)('%s can log in', async (email, accountType) => {
  const { data } = await app.call(login, { body: { email, password: demoAccounts.password, accountType } });
  expect(data.user.accountType).toBe(accountType);
});

test('some of its postings have a picture or a file, whole and open to everybody', async () => {
  const rows = await app.database.executor
    .select({ id: postings.id })
    .from(postings)
    .where(or(isNotNull(postings.fileId), isNotNull(postings.imageFileId)));
  const pages = await Promise.all(
    rows.map(async ({ id }) => (await app.call(getPosting, { params: { id: String(id) } })).data),
  );
  const attachments = pages.flatMap(({ image, file }) => [image, file]).filter((file) => file !== null);
  expect(attachments.map(({ type }) => type).sort()).toEqual([
    'application/pdf',
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/png',
  ]);
  for (const { name, type, url } of attachments) {
    const purpose = type === 'image/png' ? 'postingImage' : 'postingFile';
    const bytes = new Uint8Array(await (await app.fetch(url)).arrayBuffer());
    expect((await checkedContent(purpose, name, bytes)).mediaType).toBe(type);
  }
});

test('a third of the companies have a logo of their own, served as every other', async () => {
  const rows = await app.database.executor
    .select({ id: employers.id, company: employers.company, logo: employers.logoFileId })
    .from(employers);
  const logos = rows.flatMap(({ logo }) => logo ?? []);
  expect(logos.length / rows.length).toBeGreaterThan(0.3);
  expect(logos.length / rows.length).toBeLessThan(0.42);
  expect(new Set(logos).size).toBe(logos.length);
  const pictures = await Promise.all(
    logos.slice(0, 30).map(async (id) => (await app.fetch(publicFileAddress(id))).arrayBuffer()),
  );
  for (const picture of pictures)
    expect((await checkedContent('logo', 'logo.png', new Uint8Array(picture))).mediaType).toBe('image/png');
  const drawn = new Set(pictures.map((picture) => Buffer.from(picture).toString('base64')));
  expect(drawn.size).toBeGreaterThan(25);
});

test('every account of it is known as one, with the password of all, and no mail to its companies leaves', async () => {
  const { rows } = await app.database.pool.query('select email from accounts');
  const known = await findDemoAccounts(app.database.pool);
  expect(known.map(({ email }) => email).sort()).toEqual(rows.map(({ email }) => email).sort());
  expect(known[0]?.email).toBe('admin@primer.rs');
  expect(await withDemoPassword(known)).toHaveLength(known.length);
  const { rows: addresses } = await app.database.pool.query(
    `select company_email as email from employers where company_email <> ''
     union select notifications_email from postings where notifications_email is not null
     union select email from company_invitations union select recipient from mail_messages`,
  );
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter(({ email }) => email && !isDemoAddress(email))).toEqual([]);
  expect(isDemoAddress('ana@primer.rs')).toBe(false);
});

test('every employer of it can sign in: one owner of each company, no two of one name', async () => {
  const { rows } = await app.database.pool.query(
    `select a.name || ' ' || a.last_name as name, e.account_id = a.id as answers, m.role
     from accounts a left join company_members m on m.account_id = a.id left join employers e on e.id = m.employer_id
     where a.account_type = 'employer'`,
  );
  expect(rows.filter(({ role }) => role === null)).toEqual([]);
  expect(rows.filter(({ role, answers }) => (role === 'owner') !== answers)).toEqual([]);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test('the views of the demo employer’s postings are on days on which they were live', async () => {
  const { executor } = app.database;
  const rows = await executor
    .select({ posting: postings, views: sum(postingDailyViews.count), last: max(postingDailyViews.day) })
    .from(postings)
    .innerJoin(postingDailyViews, eq(postingDailyViews.postingId, postings.id))
    .groupBy(postings.id);
  expect(rows.length).toBeGreaterThan(3);
  for (const { posting, views, last } of rows) {
    expect(Number(views)).toBe(posting.viewCount);
    const ends = localDay(posting.liveUntil as Date);
    expect([last, localDay(app.clock.now()), ends].sort()[0]).toBe(last);
  }
});

test('the demo employer has applications to read', async () => {
  const { data } = await app.call(login, {
    body: { email: demoAccounts.emails[1], password: demoAccounts.password, accountType: 'employer' },
  });
  const [posting] = await app.database.executor
    .select()
    .from(postings)
    .where(eq(postings.employerId, data.user.employerId ?? 0))
    .orderBy(desc(postings.applicationCount))
    .limit(1);
  const list = await app.call(
    listApplications,
    { params: { id: String(posting?.id) } },
    { as: data.token.accessToken },
  );
  expect(list.meta.counts.all).toBe(posting?.applicationCount);
  expect(list.meta.counts.all).toBeGreaterThan(60);
});

test('the demo employer promises an answer, and has answered most', async () => {
  const { executor } = app.database;
  const [own] = await executor
    .select()
    .from(employers)
    .where(isNotNull(employers.accountId))
    .orderBy(employers.id)
    .limit(1);
  const replies = (await employerReplies.of(executor, [own?.id as number])).get(own?.id as number);
  expect(replies?.answeredPercent).toBeGreaterThan(80);
  expect(replies?.answeredPercent).toBeLessThan(100);
  expect(replies?.medianDays).toBeGreaterThan(0);
  expect(await executor.$count(postings, isNotNull(postings.replyWithinDays))).toBeGreaterThan(100);
});

test('the demo candidate has documents, and applications in every state', async () => {
  const as = { as: await app.signIn(demoAccounts.emails[0], 'jobseeker') };
  const { data: documents } = await app.call(listDocuments, {}, as);
  expect(documents.map(({ cvForm, isDefault, outdated }) => ({ cvForm, isDefault, outdated }))).toEqual([
    { cvForm: 'latin', isDefault: true, outdated: false },
    { cvForm: null, isDefault: false, outdated: false },
  ]);
  const { data: sent, meta } = await app.call(listSentApplications, {}, as);
  expect(meta.counts).toEqual({ all: 6, running: 4, ended: 2 });
  expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['sent', 'opened', 'message', 'withdrawn']));
  expect(new Set(sent.map(({ posting }) => posting.state))).toEqual(new Set(['live', 'expired', 'closed']));
  expect(sent.filter(({ guest }) => guest)).toHaveLength(1);
  for (const { id, guest } of sent) {
    const { application } = (await app.call(getSentApplication, { params: { id } }, as)).data;
    expect(application.snapshot === null).toBe(guest);
    for (const { at } of application.events)
      expect(new Date(at).getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
  }
});

describe('the desks of the demo', () => {
  const { executor } = app.database;
  const employer = async () => ({ as: await app.signIn(demoAccounts.emails[1], 'employer') });
  const admin = async () => ({ as: await app.signIn(demoAccounts.emails[2], 'admin') });

  test('orders are in every state, numbered without gaps, and each has its pro-forma invoice', {
    timeout: 240_000,
  }, async () => {
    const { data, meta } = await app.call(listAllOrders, { query: { pageSize: '100' } }, await admin());
    expect(meta.total).toBe(data.length);
    expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['awaiting_payment', 'paid', 'cancelled']));
    expect(data.some(({ overdue }) => overdue)).toBe(true);
    const numbers = data.map(({ number }) => number).sort();
    for (const [year, own] of Map.groupBy(numbers, (number) => number.slice(0, 4)))
      expect(own).toEqual(own.map((_, place) => `${year}-${String(place + 1).padStart(6, '0')}`));
    await drawDemoProformas({ database: app.database, jobs: app.application.jobs });
    await app.jobs.runPending();
    const rows = await executor.select().from(orders);
    expect(rows.filter(({ proformaFileId }) => proformaFileId === null)).toEqual([]);
    // Only those who still have to pay are written to.
    const mails = await executor.select().from(mailMessages);
    expect(mails.filter(({ template }) => template === 'orders.proforma')).toHaveLength(
      rows.filter(({ state }) => state === 'awaiting_payment').length,
    );
    for (const { createdAt, paidAt, cancelledAt, issuedOn } of rows) {
      expect(localDay(createdAt)).toBe(issuedOn);
      for (const later of [paidAt, cancelledAt])
        if (later) expect(later.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    }
    // The next order takes the next number.
    const taken = await executor.select().from(orderNumbers);
    expect(taken.reduce((sum, { last }) => sum + last, 0)).toBe(rows.length);
  });

  test('what the demo employer pays for was paid, and a package is partly used', async () => {
    const { data } = await app.call(getCredits, {}, await employer());
    expect(data.map(({ bought }) => bought)).toEqual([6]);
    expect(data[0]?.left).toBeGreaterThan(0);
    expect(data[0]?.left).toBeLessThan(6);
    const periods = await executor
      .select({ period: postingPeriods, state: postings.state, order: orders.state })
      .from(postingPeriods)
      .innerJoin(postings, eq(postings.id, postingPeriods.postingId))
      .innerJoin(employers, eq(employers.id, postings.employerId))
      .leftJoin(orders, eq(orders.postingId, postings.id))
      .where(isNotNull(employers.accountId));
    const live = periods.filter(({ state, period }) => state === 'active' && period.adType !== 'free');
    expect(live.length).toBeGreaterThan(8);
    for (const { period, order } of live) expect(period.packageId !== null || order === 'paid').toBe(true);
    expect(periods.filter(({ state }) => state === 'awaiting_payment')).toMatchObject([
      { order: 'awaiting_payment', period: { startedAt: null } },
    ]);
  });

  test('no company has more free periods than the settings give', async () => {
    const as = { as: await app.signIn(demoAccounts.emails[2], 'admin') };
    const { limit } = (await app.call(getSettings, {}, as)).data.freeAd;
    const free = await executor
      .select({ employerId: postings.employerId, count: count() })
      .from(postingPeriods)
      .innerJoin(postings, eq(postings.id, postingPeriods.postingId))
      .where(and(eq(postingPeriods.adType, 'free'), isNull(postingPeriods.droppedAt)))
      .groupBy(postings.employerId);
    expect(free.length).toBeGreaterThan(100);
    expect(free.filter((one) => one.count > limit)).toEqual([]);
  });

  test('the demo employer has live postings of every type, and others wait or were sent back', async () => {
    const all = { pageSize: '100' };
    const active = await app.call(listOwnPostings, { query: { tab: 'active', ...all } }, await employer());
    expect(new Set(active.data.map(({ productGroup }) => productGroup))).toEqual(new Set(adTypeCodes));
    const pending = await app.call(listOwnPostings, { query: { tab: 'pending', ...all } }, await employer());
    expect(pending.data.map(({ state }) => state).sort()).toEqual(['awaiting_payment', 'in_review', 'rejected']);
    expect(pending.data.find(({ state }) => state === 'rejected')?.reason).not.toBe('');
  });

  test('every move of a posting follows the one before, and none is in the future', async () => {
    const moves = await executor.select().from(postingMoves).orderBy(postingMoves.movedAt, postingMoves.id);
    for (const own of Map.groupBy(moves, ({ postingId }) => postingId).values())
      for (const [place, { fromState, movedAt }] of own.entries()) {
        expect(fromState).toBe(own[place - 1]?.toState ?? null);
        expect(movedAt.getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
      }
  });

  test('whoever has written to a candidate can be answered', async () => {
    const written = await executor
      .selectDistinct({ employerId: postings.employerId, accountId: employers.accountId })
      .from(applicationMessages)
      .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
      .innerJoin(postings, eq(postings.id, applications.postingId))
      .innerJoin(employers, eq(employers.id, postings.employerId))
      .where(eq(applicationMessages.side, 'employer'));
    // The demo company and one more.
    expect(written).toHaveLength(2);
    expect(written.filter(({ accountId }) => accountId === null)).toEqual([]);
  });

  test('applications are of every kind, with whole CVs and answers to the questions', async () => {
    const rows = await executor
      .select({ application: applications, questions: postings.questions })
      .from(applications)
      .innerJoin(postings, eq(postings.id, applications.postingId));
    const kinds = new Set(rows.map(({ application }) => application.applicationType));
    expect(kinds).toEqual(new Set(['cv', 'cv_letter', 'letter']));
    expect(new Set(rows.map(({ application }) => application.status))).toEqual(
      new Set(['unsorted', 'saved', 'maybe', 'rejected']),
    );
    for (const { application, questions } of rows) {
      expect(application.answers.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id));
      for (const [place, { answerType, answers }] of application.answers.entries())
        if (answerType !== 'free') expect(questions[place]?.answers).toEqual(expect.arrayContaining(answers));
    }
    // Some meet what is only marked and some do not; nobody has got past what ends applying.
    const met = rows.flatMap(({ application, questions }) =>
      application.answers.flatMap(({ requirement }, place) =>
        requirement ? [`${questions[place]?.otherwise} ${requirement.met}`] : [],
      ),
    );
    expect(new Set(met)).toEqual(new Set(['mark true', 'mark false', 'end true']));
    const sent = await executor
      .select({ id: files.id, name: files.name, heldAs: files.heldAs })
      .from(applicationDocuments)
      .innerJoin(files, eq(files.id, applicationDocuments.fileId));
    // One is there to show what a scanner leaves of an infected one.
    expect(sent.filter(({ heldAs }) => heldAs !== null)).toMatchObject([{ heldAs: 'infected' }]);
    const documents = sent.filter(({ heldAs }) => heldAs === null);
    expect(documents.length).toBe(rows.filter(({ application }) => application.applicationType !== 'letter').length);
    for (const { id, name } of documents) {
      const content = (await app.application.files.open(id))?.content;
      const bytes = new Uint8Array(Buffer.concat(await Array.fromAsync(content ?? [])));
      expect((await checkedContent('document', name, bytes)).mediaType).toBe('application/pdf');
    }
  });

  test('administrators find a queue with words to look at, reports and messages', async () => {
    const queue = await app.call(listModeratedPostings, { query: { tab: 'waiting', pageSize: '50' } }, await admin());
    expect(queue.meta.total).toBe(8);
    expect(queue.data.filter(({ findings }) => findings > 0).length).toBeGreaterThan(4);
    const reports = await executor.select().from(postingReports);
    expect(reports.length).toBe(5);
    const messages = await executor.select().from(contactMessages);
    expect(messages.filter(({ handledAt }) => handledAt !== null)).toHaveLength(2);
    expect(messages.filter(({ handledAt }) => handledAt === null)).toHaveLength(4);
  });
});

test('the candidate has an agent in every state, and each has found what the search finds', async () => {
  const as = { as: await app.signIn(demoAccounts.emails[0], 'jobseeker') };
  const { data } = await app.call(listAgents, {}, as);
  const today = localDay(app.clock.now());
  expect(data).toHaveLength(4);
  expect(data.some(({ emailNotifications, newHits }) => emailNotifications && newHits > 0)).toBe(true);
  expect(data.some(({ pausedUntil, frequency }) => (pausedUntil ?? '') > today && frequency === 'weekly')).toBe(true);
  expect(data.some(({ emailNotifications, switchedAt }) => !emailNotifications && switchedAt)).toBe(true);
  expect(data.some(({ search }) => search.keywords.length > 0)).toBe(true);
  for (const { id, title } of data) {
    const query = { pageSize: '100' };
    const found = await app.call(listAgentPostings, { params: { id: String(id) }, query }, as);
    const fitting = new Set(found.data.map(({ posting }) => posting.id));
    const hits = await app.database.executor.select().from(agentHits).where(eq(agentHits.agentId, id));
    expect(hits.length, title).toBeGreaterThan(0);
    expect(
      hits.filter(({ postingId }) => !fitting.has(postingId)),
      title,
    ).toEqual([]);
    // What went live last is there.
    const newest = found.data[0]?.posting.id;
    expect(
      hits.map(({ postingId }) => postingId),
      title,
    ).toContain(newest);
  }
});

test('candidate and employer have notifications of what they find on the pages that these lead to', async () => {
  const kindsOf = async (email: string, type: 'jobseeker' | 'employer') => {
    const as = await app.signIn(email, type);
    const { data } = await app.call(listNotifications, {}, { as });
    for (const { text } of data) expect(text).not.toMatch(/[{}]|\w+\.\w+\.\w+/);
    return data.map(({ kind }) => kind).sort();
  };
  const ofCandidate = ['agent', 'interview', 'message', 'opened', 'result'];
  expect(await kindsOf('kandidat@primer.rs', 'jobseeker')).toEqual(ofCandidate);
  const ofEmployer = ['interview', 'member', 'message', 'order', 'posting', 'reminder'];
  expect(await kindsOf('poslodavac@primer.rs', 'employer')).toEqual(ofEmployer);
});

test('its postings were compared with all agents, so the first start writes to nobody', async () => {
  const { executor } = app.database;
  expect(await executor.$count(agents)).toBeGreaterThan(6);
  expect(await executor.$count(matchedPostings)).toBe(
    await executor.$count(postings, isNotNull(postings.firstPublishedAt)),
  );
  expect(await executor.$count(waitingAgents)).toBe(0);
  expect(await executor.$count(agentHits, eq(agentHits.notified, false))).toBe(0);
});

describe('what other boards read of the demo keeps to their forms', () => {
  const text = /\S/;
  const day = /^\d{4}-\d\d-\d\d$/;
  const instant = /GMT$/;
  const id = /^\d{1,9}$/;
  const address = /^https:\/\/prilika\.test\/oglasi\/\d+\?utm_medium=feed$/;
  const postal = /^\d{5}$/;
  const degrees = /^\d\d(\.\d+)?$/;
  const description = /^.{100,}$/s;
  const amount = /^[1-9]\d*$/;

  /** What each job must have, and what it may; nothing else is known there. */
  const forms: Record<string, { always: Record<string, RegExp>; sometimes: Record<string, RegExp> }> = {
    indeed: {
      always: {
        title: text,
        date: instant,
        referencenumber: /^\d+-[a-z-]+$/,
        requisitionid: id,
        url: address,
        company: text,
        sourcename: text,
        city: text,
        state: text,
        country: /^RS$/,
        postalcode: postal,
        description: text,
        jobtype: /^(fulltime|parttime|contract|temporary|internship|volunteer)$/,
        category: text,
        expirationdate: day,
        lastactivitydate: instant,
      },
      sometimes: {
        salary: text,
        education: text,
        experience: text,
        streetaddress: text,
        remotetype: /^(Fully|Hybrid) remote$/,
      },
    },
    adzuna: {
      always: {
        title: text,
        id,
        description,
        url: address,
        company: text,
        category: text,
        location: text,
        country: /^RS$/,
        postcode: postal,
        geo_lat: degrees,
        geo_lng: degrees,
        date: /Z$/,
        expiry_date: day,
        contract_type: /^(permanent|contract)$/,
      },
      sometimes: {
        contract_time: /^(full|part)_time$/,
        salary_min: amount,
        salary_max: amount,
        salary_currency: /^(RSD|EUR)$/,
        salary_frequency: /^month$/,
      },
    },
    linkedin: {
      always: {
        partnerJobId: id,
        company: text,
        title: text,
        description,
        applyUrl: address,
        posterEmail: /@/,
        location: /^.+, Srbija$/,
        city: text,
        state: text,
        country: /^RS$/,
        postalCode: postal,
        workplaceTypes: /^(On-site|Hybrid|Remote)$/,
        listDate: day,
        expirationDate: day,
        jobtype: /^(FULL_TIME|PART_TIME|CONTRACT|TEMPORARY|INTERNSHIP|VOLUNTEER)$/,
      },
      sometimes: {
        experienceLevel: /^(INTERNSHIP|ENTRY_LEVEL|ASSOCIATE|MID_SENIOR_LEVEL|DIRECTOR|EXECUTIVE)$/,
        salaries: /^$/,
        salary: /^$/,
        highEnd: /^$/,
        lowEnd: /^$/,
        amount,
        currencyCode: /^(RSD|EUR)$/,
        period: /^MONTHLY$/,
        type: /^BASE_SALARY$/,
      },
    },
  };

  test.each(Object.entries(forms))('%s', async (shape, { always, sometimes }) => {
    const elements = elementsOf(await (await app.fetch(`/feeds/${shape}.xml`)).text());
    const jobs: Map<string, string>[] = [];
    for (const { name, text: value } of elements) {
      if (name === 'job') jobs.push(new Map());
      else jobs.at(-1)?.set(name, value);
    }
    expect(jobs.length).toBeGreaterThan(1000);
    const wrong = jobs.flatMap((job) => [
      ...Object.entries(always)
        .filter(([name, form]) => !form.test(job.get(name) ?? ''))
        .map(([name]) => `${name}: ${job.get(name)}`),
      ...[...job]
        .filter(([name, value]) => !always[name] && !sometimes[name]?.test(value))
        .map(([name, value]) => `${name}: ${value}`),
    ]);
    expect(wrong.slice(0, 20)).toEqual([]);
    const ids = jobs.map((job) => job.get('referencenumber') ?? job.get('id') ?? job.get('partnerJobId'));
    expect(new Set(ids).size).toBe(jobs.length);
  });
});
