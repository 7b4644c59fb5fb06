import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adTypes } from '#features/advertising/server/ad-type-table.ts';
import { catalog } from '#features/catalog/catalog.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { importedCompanies } from '#features/employers/server/index.ts';
import { uploadFile } from '#features/files/contract.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { ofChosenModes } from '#features/postings/chosen-modes.ts';
import { getPosting, openExternalApply } from '#features/postings/contract.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import { type EditedForm, postingInput } from '#features/postings/input-fields.ts';
import { postingFacts } from '#features/postings/posting-facts.ts';
import { codeFields, allFields as fields } from '#features/postings/posting-field-sets.ts';
import { type PostingField, postingFields } from '#features/postings/posting-field-table.ts';
import { type FacetFilter, facetFilters } from '#features/postings/search-address.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { getDraft, saveDraft } from '#features/publishing/drafts/contract.ts';
import { draftOf, toPostingForm } from '#features/publishing/drafts/web/posting-draft.ts';
import { createPostingImport } from '#features/publishing/import/server/posting-import.ts';
import type { OwnPostingPage } from '#features/publishing/own-fields.ts';
import { getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import { editPosting, sendPosting } from '#features/publishing/sending/contract.ts';
import { createAudit } from '#host/audit/audit.ts';
import { toFieldIssues } from '#kit/validation-issues.ts';
import { buildFullPosting, type FullPostingWay, fullPostingWays } from './builders/full-posting-builder.ts';
import { signedInEmployer } from './builders/personas.ts';
import { buildPosting } from './builders/posting-builder.ts';
import { translator } from './support/mail-surroundings.ts';
import { samplePdf, samplePicture } from './support/sample-files.ts';
import { createTestApplication } from './support/test-application.ts';

/*
 * Every field of a posting on its way: sent, read by its employer, saved as a draft, edited unchanged, imported,
 * shown and filtered by. A field that is missing somewhere is named by the failing test.
 */

const app = await createTestApplication();
await app.database.executor.update(adTypes).set({ questionnaire: true });

const pib = '101134702';
const employer = await signedInEmployer(app, { pib, company: 'Kvarc' });
const as = employer.token;
const params = (id: number) => ({ id: String(id) });

const upload = async (purpose: 'postingImage' | 'postingFile', file: File): Promise<string> => {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', file);
  return (await app.call(uploadFile, { body: { purpose } }, { as, form })).data.id;
};

const own = async (id: number): Promise<OwnPostingPage> =>
  (await app.call(getOwnPosting, { params: params(id) }, { as })).data;

/** The posting as its draft holds it on another device. */
const draftOn = async (page: OwnPostingPage) => {
  const posting = { id: page.id, version: page.version };
  const body = { posting, values: draftOf(page), version: 0 };
  await app.call(saveDraft, { params: { kind: 'edit' }, body }, { as });
  const { draft } = (await app.call(getDraft, { params: { kind: 'edit' } }, { as })).data;
  if (!draft) throw new Error('The draft is lost.');
  return draft;
};

const publicPage = async (id: number): Promise<PostingPage> =>
  (await app.call(getPosting, { params: params(id) })).data;

const imported = async (externalId: string, posting: object): Promise<number> => {
  const { run } = createPostingImport({
    database: app.database,
    clock: app.clock,
    audit: createAudit(app.clock),
    companies: importedCompanies,
  });
  const line = {
    ...posting,
    externalId,
    employer: { company: 'Kvarc', pib },
    publishedAt: app.clock.now().toISOString(),
    expiresAt: '2026-12-05',
  };
  async function* lines() {
    yield { number: 1, text: JSON.stringify(line) };
  }
  const watch = {
    refused: (_: number, issues: object) => expect.fail(JSON.stringify(issues)),
    noted: (_: number, note: object) => expect.fail(JSON.stringify(note)),
    leftAlone: () => expect.fail('left alone'),
    progress() {},
  };
  await run(lines(), watch);
  const [row] = await app.database.executor
    .select({ id: postings.id })
    .from(postings)
    .where(eq(postings.externalId, externalId));
  return (row as { id: number }).id;
};

interface Walk {
  /** The fields as they must be everywhere. */
  values: Record<PostingField, unknown>;
  id: number;
  sent: OwnPostingPage;
  edited: OwnPostingPage;
  drafted: Record<string, unknown>;
  importedId: number;
  fromImport: OwnPostingPage;
  page: PostingPage;
}

async function walk(way: FullPostingWay): Promise<Walk> {
  const values = buildFullPosting(way, {
    image: await upload('postingImage', new File([await samplePicture('png', 40)], 'slika.png')),
    file: await upload('postingFile', new File([samplePdf()], 'oglas.pdf')),
  });
  const { id } = (await app.call(sendPosting, { body: values }, { as })).data.posting;
  const sent = await own(id);
  const page = await publicPage(id);
  const { values: drafted } = await draftOn(sent);
  const { productGroup: _, productDuration: __, ...form } = toPostingForm(drafted);
  const body = { ...form, version: sent.version } as EditedForm;
  await app.call(editPosting, { params: params(id), body }, { as });
  const { image: ___, file: ____, ...line } = values;
  const importedId = await imported(way, line);
  return {
    values: ofChosenModes(values),
    id,
    sent,
    edited: await own(id),
    drafted,
    importedId,
    fromImport: await own(importedId),
    page,
  };
}

const walks = new Map<FullPostingWay, Walk>();
for (const way of fullPostingWays) walks.set(way, await walk(way));
// Fits none of the values above.
await buildPosting(app, { careerLevels: ['direktor'], educationLevels: ['doktorat'], experience: 'bez' });

/** A value as it was sent: of an upload its id, of a code with its label the code. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  if ('url' in value && 'id' in value) return value.id;
  return 'label' in value && 'code' in value ? value.code : value;
};

/** Where the public page has what a field says under another name; null for what it keeps to itself. */
const onPage: Partial<Record<PostingField, ((walked: Walk) => [shown: unknown, expected: unknown]) | null>> = {
  productDuration: null,
  notificationsEmail: null,
  notificationsDigest: null,
  advertiserEmail: null,
  salaryRange: ({ page, values }) => [page.salary, values.salaryRange],
  expiryDate: ({ page, values }) => [page.closesOn, values.expiryDate],
  advertiserName: ({ page, values }) => [page.company, values.advertiserName],
  isExternalApply: ({ page, values }) => [page.applyMode !== 'platform', values.isExternalApply],
  externalLink: ({ page, values }) => [page.applyMode === 'link', values.externalLink !== ''],
  externalPhone: ({ page, values }) => [page.applyMode === 'phone', values.externalPhone !== ''],
};

test('the walk knows every field, and says something in each of them', () => {
  const { error } = postingInput.safeParse(Object.fromEntries(fields.map((field) => [field, {}])));
  expect(toFieldIssues(error!).filter(({ code }) => code === 'unknown-field')).toEqual([]);
  expect(Object.keys(walks.get(fullPostingWays[0])!.sent.content).toSorted()).toEqual(fields.toSorted());
  const empty = fields.filter((field) =>
    [...walks.values()].every(({ values }) => [null, '', false].includes(values[field] as never)),
  );
  expect(empty).toEqual([]);
});

describe.each(fullPostingWays)('a posting with everything (%s)', (way) => {
  const walked = walks.get(way)!;

  test.each(fields)('%s is unchanged on the employer’s own page', (field) => {
    expect(bare(walked.sent.content[field])).toEqual(walked.values[field]);
  });

  test.each(fields)('%s is in the draft that follows the account', (field) => {
    const drafted = toPostingForm(walked.drafted as ReturnType<typeof draftOf>);
    expect(drafted[field]).toEqual(walked.values[field]);
  });

  test.each(fields)('%s is not emptied by editing nothing', (field) => {
    expect(bare(walked.edited.content[field])).toEqual(walked.values[field]);
  });

  test.each(fields)('%s is imported, except files', (field) => {
    const isUpload = field === 'image' || field === 'file';
    expect(bare(walked.fromImport.content[field])).toEqual(isUpload ? null : walked.values[field]);
  });

  test.each(fields.filter((field) => onPage[field] !== null))('%s is on the public page', (field) => {
    const [shown, expected] = onPage[field]?.(walked) ?? [
      bare(walked.page[field as keyof PostingPage]),
      walked.values[field],
    ];
    expect(shown).toEqual(expected);
  });

  test('is applied to by the link or the phone alone', async () => {
    const { data } = await app.call(openExternalApply, { params: params(walked.id) });
    expect(data).toEqual({
      link: walked.values.externalLink || null,
      phone: walked.values.externalPhone || null,
    });
  });
});

/** The field that a filter asks for. */
const fieldOf = (filter: FacetFilter): PostingField =>
  codeFields.find((field) => postingFields[field].list === filter) as PostingField;
const codesOf = (filter: FacetFilter) => [walks.get(fullPostingWays[0])!.values[fieldOf(filter)]].flat() as string[];

describe.each(facetFilters)('the filter %s', (filter) => {
  const codes = codesOf(filter);
  const full = [...walks.values()].flatMap(({ id, importedId }) => [id, importedId]).toSorted();

  test('finds the postings with a value and no other, and counts them', async () => {
    for (const code of codes) {
      const { data, meta } = await app.call(searchPostings, { query: { [filter]: code } });
      expect(data.map(({ id }) => id).toSorted()).toEqual(full);
      expect(meta.facets[filter].find((value) => value.code === code)?.count).toBe(full.length);
      expect(bare(meta.understood[filter])).toEqual([code]);
    }
  });

  test('finds none of them by another value', async () => {
    const other = catalog[filter].findLast(({ code }) => !codes.includes(code)) as { code: string };
    const { data } = await app.call(searchPostings, { query: { [filter]: other.code } });
    expect(data.filter(({ id }) => full.includes(id))).toEqual([]);
  });
});

test.each(facetFilters.filter((filter) => !['categories', 'benefits'].includes(filter)))(
  'what %s asks for is a fact of the page, by its label',
  (filter) => {
    const facts = postingFacts(walks.get(fullPostingWays[0])!.page, 'sr', translator('sr'));
    const words = facts.map(({ value }) => value).join('\n');
    const labels = codesOf(filter).map((code) =>
      filter === 'locations'
        ? placeLabel(code, 'sr')
        : (catalog[filter].find((item) => item.code === code)?.sr as string),
    );
    // Levels of education are shown as a range.
    const shown = filter === 'educationLevels' ? ['Osnovna škola ili stručno osposobljavanje'] : labels;
    for (const label of shown) expect(words).toContain(label);
  },
);
