import { gunzipSync } from 'node:zlib';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { elementsOf } from '#tests/support/xml-elements.ts';

const app = await createTestApplication();
const shapes = ['indeed', 'jooble', 'adzuna', 'linkedin'];

type Job = Record<string, string>;

/** The jobs of a feed, by element; `id` also from the attribute. */
const jobsOf = async (shape: string): Promise<Job[]> => {
  const answer = await app.fetch(`/feeds/${shape}.xml`);
  expect(answer.status).toBe(200);
  const jobs: Job[] = [];
  for (const { name, attributes, text } of elementsOf(await answer.text())) {
    if (name === 'job') jobs.push({ ...attributes });
    else Object.assign(jobs.at(-1) ?? {}, { [name]: text });
  }
  return jobs;
};

const longText = `<p>${'Vodićete knjigovodstvo za osam klijenata. '.repeat(4)}</p>`;
const locations = (...codes: string[]) => ({ locations: codes, placeTags: placeClosure(codes) });

const { row: employer } = await buildEmployer(app, { company: 'Kovač & sinovi <d.o.o.>' });
const posting = await buildPosting(app, {
  employerId: employer.id,
  positionTitle: 'Столар ]]> 🛠️ & tesar (m/ž)',
  jobDescription: longText,
  conditionsDescription: '<ul><li>iskustvo ]]&gt; &amp; volja</li></ul>',
  salaryMin: 90_000,
  salaryMax: 120_000,
  salaryCurrency: 'RSD',
  salaryBasis: 'net',
  jobType: 'nepuno',
  workModel: 'hibrid',
  experience: '1-2',
  ...locations('nis', 'vracar'),
});

describe('a feed', () => {
  // First: there is no earlier version yet that could be sent while this long one is made.
  test('has all live postings, over many readings', async () => {
    const built: number[] = [];
    for (let count = 0; count < 205; count += 1)
      built.push((await buildPosting(app, { employerId: employer.id, jobDescription: longText })).id);
    const ids = (await jobsOf('linkedin')).map(({ partnerJobId }) => Number(partnerJobId));
    expect(ids.toSorted((a, b) => a - b)).toEqual([posting.id, ...built]);
    await app.database.executor.delete(postings).where(inArray(postings.id, built));
  });

  test('in the shape of Indeed has a job for each place, with a unique number', async () => {
    const jobs = await jobsOf('indeed');
    expect(jobs.map(({ referencenumber }) => referencenumber)).toEqual([`${posting.id}-nis`, `${posting.id}-vracar`]);
    expect(jobs[0]).toMatchObject({
      title: 'Столар ]]> 🛠️ & tesar',
      date: 'Fri, 20 Nov 2026 11:00:00 GMT',
      requisitionid: String(posting.id),
      url: `https://prilika.test/oglasi/${posting.id}?utm_medium=feed`,
      company: 'Kovač & sinovi <d.o.o.>',
      city: 'Niš',
      country: 'RS',
      postalcode: '18000',
      jobtype: 'parttime',
      category: 'Računovodstvo i knjigovodstvo',
      experience: '1–2 godine',
      expirationdate: '2026-12-20',
      remotetype: 'Hybrid remote',
    });
    expect(jobs[0]?.['description']).toContain('<li>iskustvo ]]&gt; &amp; volja</li>');
    expect(jobs[1]).toMatchObject({ city: 'Beograd, Vračar' });
  });

  test('in the shape of Jooble has dates with dots', async () => {
    expect(await jobsOf('jooble')).toMatchObject([
      {
        id: String(posting.id),
        name: 'Столар ]]> 🛠️ & tesar',
        region: 'Niš, Beograd, Vračar',
        pubdate: '20.11.2026',
        updated: '20.11.2026',
        expire: '20.12.2026',
      },
    ]);
  });

  test('in the shape of Adzuna has pay, and no text that is too short or work abroad', async () => {
    const short = await buildPosting(app, { jobDescription: '<p>Kratko.</p>' });
    const abroad = await buildPosting(app, { jobDescription: longText, ...locations('inostranstvo') });
    expect(await jobsOf('adzuna')).toMatchObject([
      {
        id: String(posting.id),
        country: 'RS',
        salary_min: '90000',
        salary_max: '120000',
        salary_frequency: 'month',
      },
    ]);
    for (const { id } of [short, abroad]) await app.database.executor.delete(postings).where(eq(postings.id, id));
  });

  test('in the shape of LinkedIn has place, kinds of work, pay and dates in its words', async () => {
    expect(await jobsOf('linkedin')).toMatchObject([
      {
        partnerJobId: String(posting.id),
        applyUrl: `https://prilika.test/oglasi/${posting.id}?utm_medium=feed`,
        posterEmail: 'podrska@prilika.example',
        location: 'Niš, Srbija',
        city: 'Niš',
        state: 'Nišavski okrug',
        country: 'RS',
        postalCode: '18000',
        workplaceTypes: 'Hybrid',
        jobtype: 'PART_TIME',
        currencyCode: 'RSD',
        period: 'MONTHLY',
        listDate: '2026-11-20',
        expirationDate: '2026-12-20',
      },
    ]);
    const answer = await (await app.fetch('/feeds/linkedin.xml')).text();
    expect(answer).toContain('<highEnd><amount><![CDATA[120000]]></amount>');
    expect(answer).toContain('<lowEnd><amount><![CDATA[90000]]></amount>');
  });

  test('names a town for a district and for the whole country, and the street of the company’s own place', async () => {
    const company = { company: 'Pletara', location: 'Užice', postal: '31000', address: 'Omladinska 5' };
    const { row } = await buildEmployer(app, company);
    const own = { employerId: row.id, company: row.company };
    const built = await buildPosting(app, {
      ...own,
      ...locations('uzice', 'raski', 'cela-srbija', 'vracar'),
    });
    const jobs = (await jobsOf('indeed')).filter(({ requisitionid }) => requisitionid === String(built.id));
    expect(jobs.map(({ city, state, streetaddress }) => [city, state, streetaddress])).toEqual([
      ['Užice', 'Zlatiborski okrug', 'Omladinska 5'],
      ['Kraljevo', 'Raški okrug', undefined],
      ['Užice', 'Zlatiborski okrug', undefined],
      ['Beograd, Vračar', 'Grad Beograd', undefined],
    ]);
    await app.database.executor.delete(postings).where(eq(postings.id, built.id));
  });

  test.each(shapes)('in the shape of %s is known again until a posting ends', async (shape) => {
    const ending = await buildPosting(app, {
      jobDescription: longText,
      liveUntil: new Date(app.clock.now().getTime() + 60_000),
    });
    const path = `/feeds/${shape}.xml`;
    const etag = (await app.fetch(path)).headers.get('etag') as string;
    expect((await app.fetch(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect(await (await app.fetch(path)).text()).toContain(`/oglasi/${ending.id}?utm_medium=feed]]`);
    app.clock.advance({ minutes: 2 });
    const after = await app.fetch(path, { headers: { 'If-None-Match': etag } });
    expect(after.status).toBe(200);
    expect(await after.text()).not.toContain(`/oglasi/${ending.id}?utm_medium=feed]]`);
  });

  test.each(shapes)(
    'in the shape of %s is the same compressed, and short of body when asked for its head',
    async (shape) => {
      const path = `/feeds/${shape}.xml`;
      const plain = await app.fetch(path);
      expect(plain.headers.get('content-encoding')).toBeNull();
      const answer = await app.fetch(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.byteLength).toBe(Number(answer.headers.get('content-length')));
      expect(gunzipSync(bytes).toString()).toBe(await plain.text());
      const head = await app.fetch(path, { method: 'HEAD' });
      expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', answer.headers.get('etag')]);
    },
  );

  test('is another when a company has another name', async () => {
    const etag = (await app.fetch('/feeds/indeed.xml')).headers.get('etag') as string;
    await app.database.executor
      .update(employers)
      .set({ company: 'Kovač i kćeri' })
      .where(eq(employers.id, employer.id));
    const after = await app.fetch('/feeds/indeed.xml', { headers: { 'If-None-Match': etag } });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('Kovač i kćeri');
  });

  test('is sent to a network sixty times an hour; who has it already asks as often as they like', async () => {
    const ask = async (headers: Record<string, string> = {}) =>
      (await app.fetch('/feeds/jooble.xml', { headers, from: '198.51.100.7' })).status;
    const etag = (await app.fetch('/feeds/jooble.xml')).headers.get('etag') as string;
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) {
      statuses.push(await ask());
      expect(await ask({ 'If-None-Match': etag })).toBe(304);
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    const refused = await app.fetch('/feeds/linkedin.xml', { from: '198.51.100.7' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await app.fetch('/feeds/jooble.xml', { from: '198.51.100.8' })).status).toBe(200);
  });

  test('in no other shape is there', async () => {
    expect((await app.fetch('/feeds/nema.xml')).status).toBe(404);
  });
});
