import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { eq, getTableName, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { login } from '#features/accounts/contract.ts';
import { setNotifications } from '#features/accounts/notifications/contract.ts';
import { candidateAccount, deleteAccount, exportCandidateData } from '#features/accounts/personal-data/contract.ts';
import { accountTokens, externalIdentities } from '#features/accounts/server/account-table.ts';
import { emptySearch } from '#features/agents/agent-search.ts';
import { createAgent } from '#features/agents/contract.ts';
import { saveAgentDraft } from '#features/agents/drafts/contract.ts';
import { agentHits, agentMails, agentOpinions, agents, waitingAgents } from '#features/agents/server/agent-table.ts';
import { listSentApplications, withdrawApplication } from '#features/applying/own/contract.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { candidateDocuments } from '#features/candidates/documents/server/document-table.ts';
import { dismissedPrompts } from '#features/candidates/prompts/server/prompt-table.ts';
import { candidateProfiles } from '#features/candidates/server/candidate-table.ts';
import { getFileLink, uploadFile } from '#features/files/contract.ts';
import { files } from '#features/files/server/file-table.ts';
import { answerMessage, writeToOne } from '#features/messages/contract.ts';
import { savePosting } from '#features/postings/marks/contract.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { createLog } from '#host/log.ts';
import { languages } from '#kit/i18n/language.ts';
import { buildAccount } from './builders/account-builder.ts';
import { applyTo, applyWith } from './builders/application-builder.ts';
import { signedIn, signedInEmployer } from './builders/personas.ts';
import { buildPosting } from './builders/posting-builder.ts';
import { privacyPart, privacySentences } from './support/privacy-notice.ts';
import { samplePdf } from './support/sample-files.ts';
import { createTestApplication } from './support/test-application.ts';
import { testPassword } from './support/test-password.ts';

const logged: string[] = [];
const log = createLog(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  }),
);
const app = await createTestApplication({}, log);
const { executor } = app.database;

describe('every table with personal data', () => {
  /** A new table with a person's key belongs in a feature's part (`personal-data`), or here with the reason. */
  const exceptions: Record<string, string> = {
    settings: 'the provider of the site: its own address and phone, no person’s account',
  };

  /** Columns that refer to an account, and those that by their name hold a person's key or address. */
  const personalColumns = async (): Promise<{ table: string; column: string }[]> => {
    const { rows } = await executor.execute<{ table: string; column: string }>(sql`
      select c.relname as "table", a.attname as "column"
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where a.attnum > 0 and not a.attisdropped and (
        a.attname ~ '(^|_)(account_id|owner_id|candidate_id|user_id|actor|actor_id|email|recipient|reply_to|phone|last_name)$'
        or exists (
          select from pg_constraint k
          where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey)
            and k.confrelid = 'accounts'::regclass
        )
      )`);
    return rows;
  };

  test('is in a part of export and deletion', async () => {
    const covered = new Set(app.application.accounts.personalDataParts().flatMap(({ tables }) => tables));
    const columns = await personalColumns();
    expect(columns.map(({ table }) => table)).toContain('applications');
    const forgotten = columns.filter(({ table }) => !covered.has(table) && !(table in exceptions));
    expect(forgotten).toEqual([]);
  });

  /** Tables whose rows are nobody's own: what hangs on them is of companies, postings and the site. */
  const shared = ['employers', 'postings', 'files', 'edited_texts'];

  /** Each table that refers to another, with that. */
  const references = async (): Promise<{ table: string; parent: string }[]> => {
    const { rows } = await executor.execute<{ table: string; parent: string }>(sql`
      select c.relname as "table", p.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_class p on p.oid = k.confrelid
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where k.contype = 'f'`);
    return rows;
  };

  test('has its sentence in the privacy notice, in both languages, and so has what hangs on it', async () => {
    const parts = app.application.accounts.personalDataParts();
    const found = new Set([
      ...parts.flatMap(({ tables }) => tables),
      ...(await personalColumns()).map(({ table }) => table).filter((table) => !(table in exceptions)),
    ]);
    const links = (await references()).filter(({ parent }) => !shared.includes(parent));
    for (const table of found)
      for (const link of links) if (link.parent === table && !(link.table in exceptions)) found.add(link.table);
    expect([...found].filter((table) => !(table in privacySentences)).sort()).toEqual([]);
    const unsaid = Object.entries(privacySentences).flatMap(([table, [part, sr, en]]) =>
      languages
        .filter((language) => !privacyPart(part, language).includes({ sr, en }[language]))
        .map((language) => `${table}: ${part} (${language})`),
    );
    expect(unsaid).toEqual([]);
  });

  test('exists: no part and no sentence has a table that does not exist', async () => {
    const { rows } = await executor.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const existing = new Set(rows.map(({ name }) => name));
    const parts = app.application.accounts.personalDataParts();
    const named = [
      ...parts.flatMap(({ tables }) => tables),
      ...Object.keys(exceptions),
      ...Object.keys(privacySentences),
    ];
    expect(named.filter((name) => !existing.has(name))).toEqual([]);
  });
});

const person = {
  name: 'Živadinka',
  lastName: 'Šljivić-Perzić',
  email: 'zivadinka.sljivic@primer.rs',
  phone: '+381641239876',
};
/** In every form in which they might be kept. */
const traces = [
  person.name,
  person.lastName,
  'zivadinka',
  'sljivic-perzic',
  person.email,
  '641239876',
  '064 1239876',
  'Trnovačka 17',
  'moja-biografija',
];

/** An agent that has found a posting, written of it and been answered, is about to write again, and an unfinished one. */
const useAgents = async (accountId: string, token: string, postingId: number) => {
  const search = { keywords: [`${person.name} knjigovođa`] };
  const { data: agent } = await app.call(
    createAgent,
    { body: { title: `Posao za ${person.name}`, search } },
    { as: token },
  );
  const now = app.clock.now();
  const hit = { agentId: agent.id, postingId };
  await executor.insert(agentHits).values({ ...hit, foundAt: now, notified: false });
  await executor.insert(waitingAgents).values({ agentId: agent.id, dueAt: new Date(now.getTime() + 900_000) });
  await executor.insert(agentOpinions).values({ ...hit, useful: true, givenAt: now });
  await executor
    .insert(agentMails)
    .values({ id: randomUUID(), agentId: agent.id, accountId, postingIds: [postingId], createdAt: now });
  const values = {
    title: `Još posla za ${person.name}`,
    search: emptySearch,
    emailNotifications: true,
    frequency: 'daily' as const,
    step: 'basics' as const,
  };
  await app.call(
    saveAgentDraft,
    { params: { kind: 'create' }, body: { agent: null, values, version: 0 } },
    { as: token },
  );
  return agent.id;
};

const fill = async () => {
  const { row } = await buildAccount(app, { ...person, accountType: 'jobseeker' } as never);
  const employer = await signedInEmployer(app);
  const posting = await buildPosting(app, {
    employerId: employer.row.id,
    notificationsEmail: employer.account.email,
  });
  // Signed in twice, once with a mistake.
  const wrong = { email: person.email, password: 'pogrešna', accountType: 'jobseeker' } as const;
  await app.call(login, { body: wrong }).catch(() => null);
  const token = await app.signIn(person.email, 'jobseeker');
  const { data: settings } = await app.call(
    setNotifications,
    {
      body: {
        newsNotifications: true,
        specialOffers: false,
        applicationNotifications: true,
        mailLocale: 'sr',
      },
    },
    { as: token },
  );
  expect(settings.newsNotifications).toBe(true);
  const now = app.clock.now();
  await executor.insert(externalIdentities).values({
    accountId: row.id,
    provider: 'primer',
    subject: 'subject-1',
    email: person.email,
    createdAt: now,
  });
  await executor.insert(accountTokens).values({
    tokenHash: 'hash-of-a-token',
    accountId: row.id,
    purpose: 'reset-password',
    createdAt: now,
    expiresAt: now,
  });

  const form = new FormData();
  form.set('purpose', 'document');
  form.set('file', new File([samplePdf(person.email)], 'moja-biografija.pdf', { type: 'application/pdf' }));
  const { data: file } = await app.call(uploadFile, { body: { purpose: 'document' } }, { as: token, form });

  // Once without an account from the same address, once with it.
  const guestDocument = await (async () => {
    const upload = new FormData();
    upload.set('file', new File([samplePdf(person.email)], 'moja-biografija-2.pdf'));
    const response = await app.fetch('/api/services/files/upload/guest', { method: 'POST', body: upload });
    const { data } = (await response.json()) as { data: { id: string; guestToken: string } };
    return { fileId: data.id, guestToken: data.guestToken };
  })();
  await applyTo(
    app,
    posting.id,
    {
      firstName: person.name,
      lastName: person.lastName,
      email: person.email,
      phone: '064 1239876',
      address: 'Trnovačka 17',
      coverLetter: `Zovem se ${person.name}.`,
      documents: [guestDocument],
      withoutCv: false,
    },
    { idempotencyKey: 'key-of-the-person' },
  );
  await executor.insert(dismissedPrompts).values({ accountId: row.id, prompt: 'cv', dismissedAt: now });
  const second = await buildPosting(app, { employerId: employer.row.id });
  // With it: one that stands, with a kept document, and one that was taken back.
  await executor.update(files).set({ attachedAt: now }).where(eq(files.id, file.id));
  const [kept] = await executor
    .insert(candidateDocuments)
    .values({ accountId: row.id, fileId: file.id, name: 'moja-biografija.pdf', addedAt: now })
    .returning({ id: candidateDocuments.id });
  await executor.insert(candidateProfiles).values({
    accountId: row.id,
    phone: person.phone,
    address: 'Trnovačka 17',
    version: 1,
    changedAt: now,
    aboutMe: `Zovem se ${person.name}.`,
  });
  const third = await buildPosting(app, {
    employerId: employer.row.id,
    notificationsEmail: employer.account.email,
  });
  for (const { id } of [second, third]) {
    app.clock.advance({ seconds: 1 });
    await applyWith(
      app,
      token,
      id,
      { coverLetter: 'Trnovačka 17', documents: [kept?.id as string] },
      { idempotencyKey: `key-of-the-person-${id}` },
    );
  }
  const { data: sent } = await app.call(listSentApplications, { query: { posting: String(third.id) } }, { as: token });
  await app.call(withdrawApplication, { params: { id: sent[0]?.id as string } }, { as: token });
  await correspond(employer.account.email, token, second.id);
  await app.call(savePosting, { params: { postingId: String(second.id) } }, { as: token });
  const agentId = await useAgents(row.id, token, posting.id);
  return { accountId: row.id, token, employer, postings: [posting.id, second.id, third.id], file, agentId };
};

/** The company writes to the person alone, about the address, and the person answers. */
const correspond = async (companyEmail: string, token: string, postingId: number): Promise<void> => {
  const query = { posting: String(postingId) };
  const [sent] = (await app.call(listSentApplications, { query }, { as: token })).data;
  const params = { id: sent?.id as string };
  const as = await app.signIn(companyEmail, 'employer');
  const body = { subject: 'Adresa', body: 'Da li je Trnovačka 17 tačna adresa?' };
  await app.call(writeToOne, { params, body }, { as });
  await app.jobs.runPending();
  await app.call(answerMessage, { params, body: { body: 'Da, Trnovačka 17.' } }, { as: token });
};

const storedFiles = (): string[] =>
  readdirSync(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Where a word is in the database: searches every row of every table as text. */
const foundInTables = async (word: string): Promise<string[]> => {
  const { rows } = await executor.execute<{ schema: string; name: string }>(sql`
    select schemaname as "schema", tablename as name from pg_tables
    where schemaname in ('public', 'pgboss')`);
  const places: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const hits = await executor.execute<{ hits: number }>(
      sql`select count(*)::int as hits from ${table} as whole where whole::text ilike ${`%${word}%`}`,
    );
    if ((hits.rows[0]?.hits ?? 0) > 0) places.push(`${schema}.${name}`);
  }
  return places;
};

describe('a person who has used everything', () => {
  test('gets all of it in an archive; after the deletion nothing of it is left anywhere', async () => {
    const before = new Set(storedFiles());
    const { accountId, token, employer, postings, file, agentId } = await fill();
    await app.jobs.runPending();
    expect(await foundInTables(person.email)).toEqual(
      expect.arrayContaining(['public.accounts', 'public.applications', 'public.mail_messages']),
    );

    const { data: account } = await app.call(candidateAccount, {}, { as: token });
    expect(account).toMatchObject({
      applications: 2,
      applicationsInProgress: 2,
      documents: 1,
      savedPostings: 1,
      agents: 1,
    });

    // The copy.
    await app.call(exportCandidateData, {}, { as: token });
    await app.jobs.runPending();
    const { data: ready } = await app.call(candidateAccount, {}, { as: token });
    expect(ready.export).toMatchObject({ state: 'ready' });
    const { data: link } = await app.call(getFileLink, { params: { id: ready.export?.fileId ?? '' } }, { as: token });
    const download = await app.fetch(link.url);
    expect(download.headers.get('content-disposition')).toContain('attachment');
    const archive = unzipSync(new Uint8Array(await download.arrayBuffer()));
    const json = (name: string) => JSON.parse(strFromU8(archive[`${name}.json`] as Uint8Array));
    expect(json('account')).toMatchObject({
      email: person.email,
      name: person.name,
      consents: [{ kind: 'newsNotifications', given: true, source: 'settings' }],
      externalSignIns: [{ provider: 'primer' }],
    });
    expect(JSON.stringify(json('account'))).not.toMatch(/argon2|passwordHash|tokenHash/);
    expect(json('applications')).toHaveLength(3);
    expect(json('applications')[2]).toMatchObject({
      snapshot: { aboutMe: `Zovem se ${person.name}.` },
      withdrawnAt: expect.any(String),
    });
    expect(json('applications')[0]).toMatchObject({ address: 'Trnovačka 17', company: employer.row.company });
    expect(JSON.stringify(json('applications'))).not.toContain('unsorted');
    expect(json('applications')[1]).toMatchObject({
      messages: [
        { side: 'employer', subject: 'Adresa' },
        { side: 'candidate', body: 'Da, Trnovačka 17.' },
      ],
    });
    expect(json('files')).toEqual([expect.objectContaining({ name: 'moja-biografija.pdf' })]);
    expect(json('saved-postings')).toEqual([
      { postingId: postings[1], positionTitle: 'Viši računovođa (m/ž)', savedAt: expect.any(String) },
    ]);
    const found = { postingId: postings[0], agentId };
    expect(json('agents')).toMatchObject({
      agents: [{ title: `Posao za ${person.name}`, search: { keywords: [`${person.name} knjigovođa`] } }],
      found: [{ ...found, foundAt: expect.any(String) }],
      mails: [{ agentId, postingIds: [postings[0]] }],
      opinions: [{ ...found, useful: true }],
      drafts: [{ kind: 'create', values: { title: `Još posla za ${person.name}` } }],
    });
    expect(JSON.stringify(json('agents'))).not.toMatch(/feedKey|accountId|keywordQuery/);
    expect(json('mails').length).toBeGreaterThan(0);
    expect(strFromU8(archive['procitaj-me.txt'] as Uint8Array)).toContain(person.email);
    const copies = Object.keys(archive).filter((name) => name.startsWith('files/'));
    expect(copies.sort()).toEqual(['files/moja-biografija-2.pdf', 'files/moja-biografija.pdf']);
    expect(strFromU8(archive['files/moja-biografija.pdf'] as Uint8Array, true)).toContain(person.email);

    // The deletion.
    await app.call(deleteAccount, { body: { password: testPassword } }, { as: token });
    const goodbye = (await app.mails()).filter(({ template }) => template === 'accounts.deleted');
    expect(goodbye).toEqual([expect.objectContaining({ recipient: person.email })]);
    await app.jobs.runPending();

    for (const table of [agents, agentHits, waitingAgents, agentMails, agentOpinions])
      expect.soft(await executor.$count(table), getTableName(table)).toBe(0);
    for (const word of traces) expect.soft(await foundInTables(word), word).toEqual([]);
    const paths = storedFiles().filter((path) => !before.has(path));
    expect(paths.map((path) => readFileSync(path, 'latin1')).filter((text) => text.includes('%PDF'))).toEqual([]);
    expect(paths).toEqual([]);
    for (const word of traces)
      expect
        .soft(
          logged.filter((line) => line.includes(word)),
          word,
        )
        .toEqual([]);
    expect(logged.length).toBeGreaterThan(0);

    // What stays says nothing of the person.
    const { rows } = await executor.execute(
      sql`select action from audit_entries where object_id = ${accountId} order by id`,
    );
    expect(rows).toEqual([{ action: 'accounts.export' }, { action: 'accounts.delete' }]);
    for (const id of postings) {
      const { data } = await app.call(
        listApplications,
        { params: { id: String(id) }, query: {} },
        { as: employer.token },
      );
      expect(data).toEqual([expect.objectContaining({ erased: true, firstName: '', lastName: '', city: '' })]);
    }
    await expect(
      app.call(getFileLink, { params: { id: file.id } }, { as: await signedIn(app, 'admin') }),
    ).rejects.toMatchObject({ problem: { status: 404 } });
  });

  test('can be two at one posting: both are shown as deleted', async () => {
    const employer = await signedInEmployer(app);
    const posting = await buildPosting(app, { employerId: employer.row.id });
    for (let number = 0; number < 2; number += 1) {
      const { email } = await buildAccount(app);
      await applyTo(app, posting.id, { email });
      const token = await app.signIn(email, 'jobseeker');
      await app.call(deleteAccount, { body: { password: testPassword } }, { as: token });
    }
    const rows = await executor.select().from(applications).where(eq(applications.postingId, posting.id));
    expect(rows.map(({ email, erasedAt }) => ({ email, erased: erasedAt !== null }))).toEqual([
      { email: null, erased: true },
      { email: null, erased: true },
    ]);
  });
});
