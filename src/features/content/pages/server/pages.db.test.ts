import { beforeEach, describe, expect, test } from 'vitest';
import { acceptTerms } from '#features/accounts/consenting/contract.ts';
import { consentTextVersions } from '#features/accounts/consents.ts';
import { registerJobseeker } from '#features/accounts/registration/contract.ts';
import { consents } from '#features/accounts/server/account-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { applyTo } from '#tests/builders/application-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { jobseekerForm } from '#tests/builders/registration-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { listNotices } from '../../announcements/contract.ts';
import type { EditablePage } from '../../editing/editable-pages.ts';
import { editedTexts } from '../../editing/server/edited-text-table.ts';
import { getPage, getSitePage, listPages, previewPage, publishPage, savePage } from '../contract.ts';
import type { PagePublication, PageValues } from '../fields.ts';
import { builtInValues } from './page-text.ts';

const app = await createTestApplication({ PROVIDER_NAME: 'Firma <d.o.o.>', CONTACT_EMAIL: 'a@b.rs' });
const { executor } = app.database;
let as: { as: string };
beforeEach(async () => {
  await executor.delete(editedTexts);
  await executor.delete(consents);
  as = { as: await signedIn(app, 'admin') };
});

const params = (page: EditablePage) => ({ params: { id: page as never } });
const show = async (page: EditablePage, language: 'sr' | 'en' = 'sr') =>
  (await app.call(getSitePage, params(page), { language })).data;
const view = async (page: EditablePage) => (await app.call(getPage, params(page), as)).data;
const words = (title: string, body = '<h2>Deo</h2><p>Tekst.</p>') => ({
  title,
  description: 'Opis strane za pretraživače.',
  brief: 'Ukratko.',
  body,
});
const both = (title: string, body?: string): PageValues => ({
  sr: words(title, body),
  en: words(title, body),
});
const publish = (page: EditablePage, version: number, more: Partial<PagePublication> = {}) =>
  app.call(
    publishPage,
    {
      ...params(page),
      body: { ...both('Novo'), version, inForceOn: null, asksConsent: false, ...more },
    },
    as,
  );
const today = '2026-11-23';
app.clock.set(new Date(`${today}T10:00:00Z`));

describe('the text of a page', () => {
  test('is the program’s until somebody publishes another, with what the settings say', async () => {
    const before = await show('terms');
    expect(before).toMatchObject({
      number: 0,
      title: 'Uslovi korišćenja',
      changedOn: consentTextVersions.terms,
      binding: true,
    });
    expect(before.sections.find(({ id }) => id === 'cene')?.title).toContain('Cene');
    expect(before.sections.find(({ id }) => id === 'pruzalac')?.html).toContain('Firma &lt;d.o.o.&gt;');
    expect(JSON.stringify(before)).not.toMatch(/\{(provider|contact)\}/);

    await app.call(savePage, { ...params('about'), body: { values: both('Još se piše'), version: 0 } }, as);
    expect((await show('about')).number).toBe(0);
    await publish('about', 1, { ...both('Ko smo', '<p>Uvod.</p><h2>Tim</h2><p>{provider}</p><h2>Tim</h2>') });
    expect(await show('about')).toMatchObject({
      number: 1,
      title: 'Ko smo',
      changedOn: today,
      binding: false,
      intro: '<p>Uvod.</p>',
      sections: [{ id: 'tim', html: '<p>Firma &lt;d.o.o.&gt;</p>' }, { id: 'tim-2' }],
    });
  });

  test('keeps its tables, and names their cells for narrow screens', async () => {
    const body =
      '<h2>Rokovi</h2><table><tbody><tr><th>Šta</th><th>Rok</th></tr><tr><td>Nalog</td><td>dok "traje"</td></tr></tbody></table>';
    await publish('privacy', 0, { ...both('Pravila', body), inForceOn: today });
    expect((await show('privacy')).sections[0]?.html).toBe(
      '<table class="table responsive" aria-label="Rokovi"><thead><tr><th scope="col">Šta</th><th scope="col">Rok</th></tr></thead><tbody><tr><td>Nalog</td><td data-label="Rok">dok "traje"</td></tr></tbody></table>',
    );
  });

  test('is shown without what could do harm', async () => {
    await publish(
      'about',
      0,
      both('Ko smo', '<h2 onclick="x()">A</h2><script>1</script><table onload=x><tr><td>b</td></tr></table>'),
    );
    expect(JSON.stringify(await show('about'))).not.toMatch(/onclick|<script|onload/);
  });

  test('is whole in both languages, each mistake at its field', async () => {
    const wrong = async (more: Partial<PagePublication>, page: EditablePage = 'terms') =>
      (await refusalOf(publish(page, 0, more)))?.errors.map(({ path, code }) => `${path} ${code}`);
    expect(await wrong({ en: words(' ') })).toEqual(['en.title required']);
    expect(await wrong({ sr: words('a'.repeat(81)) })).toEqual(['sr.title too-long']);
    expect(await wrong({ ...both('A', '<p></p>'), inForceOn: today })).toEqual([
      'sr.body required',
      'en.body required',
    ]);
    expect(await wrong({})).toEqual(['inForceOn required']);
    expect(await wrong({ inForceOn: '2026-11-22' })).toEqual(['inForceOn date-past']);
    expect(await wrong({ inForceOn: '2028-01-01' })).toEqual(['inForceOn administration.hour-too-far']);
    expect(await wrong({ inForceOn: '2026-02-30' })).toEqual(['inForceOn date']);
    expect(await codeOf(publish('contact', 0, both('Kontakt', '')))).toBeNull();
  });

  test('a parallel first save, and one over an older version, get the newer state', async () => {
    const save = (title: string, version: number) =>
      app.call(savePage, { ...params('about'), body: { values: both(title), version } }, as);
    const codes = await Promise.all(['A', 'B', 'C', 'D'].map((title) => codeOf(save(title, 0))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    const refused = await refusalOf(save('E', 0));
    expect(refused).toMatchObject({
      code: 'administration.text-changed',
      current: { draft: { version: 1, values: (await view('about')).draft.values } },
    });
    expect(await codeOf(publish('about', 0))).toBe('administration.text-changed');
  });

  test('every version is kept, the program’s as number 0', async () => {
    await publish('about', 0, both('Jedan'));
    await publish('about', 1, both('Dva'));
    const look = async (version?: string) =>
      (await app.call(previewPage, { ...params('about'), query: { version, language: 'sr' } as never }, as)).data;
    expect((await view('about')).versions.map(({ number }) => number)).toEqual([2, 1]);
    expect((await look('1')).text.title).toBe('Jedan');
    expect((await look('0')).values).toEqual(builtInValues('about'));
    expect((await look()).text.title).toBe('Dva');
    expect(await codeOf(look('7'))).toBe('administration.text-not-found');
  });
});

test.each(['nothing', '1', '__proto__', '%00'])('there is no page %s', async (name) => {
  expect((await app.fetch(`/api/pages/${name}`)).status).toBe(404);
  expect(await codeOf(app.call(getPage, { params: { id: name as never } }, as))).toBe('administration.text-not-found');
});

describe('consents', () => {
  const register = async (email: string) => {
    await app.call(registerJobseeker, { body: jobseekerForm({ email }) });
  };
  const notices = async (token: string) => (await app.call(listNotices, {}, { as: token })).data.consent;

  test('carry the versions that were shown', async () => {
    await register('prva@primer.rs');
    await publish('terms', 0, { inForceOn: '2026-12-10' });
    await publish('privacy', 0, { inForceOn: today });
    await publish('privacy', 1, { inForceOn: today });
    await register('druga@primer.rs');
    const rows = await executor.select().from(consents).orderBy(consents.createdAt);
    expect(
      rows.map(({ textVersion, termsNumber, privacyNumber }) => [textVersion, termsNumber, privacyNumber]),
    ).toEqual([
      [consentTextVersions.terms, 0, 0],
      ['2026-12-10', 1, 2],
    ]);
  });

  test('a guest’s application keeps them as well', async () => {
    await publish('terms', 0, { inForceOn: today });
    const company = await buildEmployer(app);
    const { id } = await buildPosting(app, { employerId: company.row.id });
    await applyTo(app, id);
    const [row] = await executor.select().from(applications);
    expect(row).toMatchObject({ termsNumber: 1, privacyNumber: 0 });
  });

  test('are asked for anew by a version that says so, from whoever has not agreed to it, until they do', async () => {
    const [candidate, employer] = [await signedIn(app), await signedIn(app, 'jobseeker')];
    expect(await notices(candidate)).toBeNull();
    await publish('terms', 0, { inForceOn: today });
    expect(await notices(candidate)).toBeNull();
    await publish('terms', 1, { inForceOn: today, asksConsent: true });
    await publish('privacy', 0, { inForceOn: today });
    expect(await notices(candidate)).toEqual({ texts: ['terms'], terms: 2, privacy: 1 });
    expect(await notices(as.as)).toBeNull();

    const accept = (body: { terms: number; privacy: number }) =>
      codeOf(app.call(acceptTerms, { body }, { as: candidate }));
    // The accepted version is not the one shown.
    expect(await accept({ terms: 1, privacy: 1 })).toBe('accounts.terms-changed');
    expect(await accept({ terms: 2, privacy: 1 })).toBeNull();
    expect(await accept({ terms: 2, privacy: 1 })).toBeNull();
    expect(await executor.$count(consents)).toBe(1);
    expect(await notices(candidate)).toBeNull();
    expect(await notices(employer)).not.toBeNull();

    const counted = (await view('terms')).consents;
    expect(counted).toMatchObject({ number: 2, accepted: 1 });
    expect(counted?.accounts).toBeGreaterThan(1);
    const row = (await app.call(listPages, {}, as)).data.find(({ page }) => page === 'terms');
    expect(row?.consents).toEqual(counted);
  });

  test('of twenty parallel ones one is recorded', async () => {
    const candidate = { as: await signedIn(app) };
    await publish('terms', 0, { inForceOn: today, asksConsent: true });
    const body = { terms: 1, privacy: 0 };
    await Promise.all(Array.from({ length: 20 }, () => app.call(acceptTerms, { body }, candidate)));
    expect(await executor.$count(consents)).toBe(1);
  });
});
