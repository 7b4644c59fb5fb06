import { beforeEach, describe, expect, test } from 'vitest';
import { rootStore, setDraft } from '#kit/root-store.ts';
import { startingDraft } from '#ui/drafts/draft.ts';
import { postingSteps } from '../../posting-steps.ts';
import { emptyDraft } from '../fields.ts';
import { firstMissing, missingParts, stepGate } from './draft-check.ts';
import {
  copyOf,
  type DraftValues,
  draftOf,
  type PostingDraft,
  readDraft,
  type SavedDraft,
  sendKeyOf,
  storeDraft,
  storedDraft,
} from './posting-draft.ts';

const now = '2026-11-20T13:05:00.000Z';
const user = 'a-user';

const filled = (change: Partial<DraftValues> = {}): DraftValues => ({
  ...emptyDraft(),
  productGroup: 'free',
  positionTitle: 'Viši računovođa (m/ž)',
  categories: ['racunovodstvo'],
  locations: ['vracar'],
  contractType: 'neodredjeno',
  jobType: 'puno',
  jobDescription: '<p>Vodićete knjige.</p>',
  ...change,
});

const draft = (values: DraftValues, change: Partial<PostingDraft> = {}): PostingDraft => ({
  id: 'a'.repeat(32),
  userId: user,
  posting: null,
  values,
  savedAt: now,
  version: 0,
  synced: false,
  sendKey: null,
  ...change,
});
const savedDraft = (values: DraftValues, version: number): SavedDraft => ({
  id: 'b'.repeat(32),
  posting: null,
  values,
  version,
  savedAt: '2026-11-20T14:00:00.000Z',
});

beforeEach(() => setDraft('create', null));

describe('an own posting as a draft', () => {
  const image = { id: 'i', name: 'slika.png', size: 7, type: 'image/png', url: '/x' };
  const content = { ...filled(), workModel: null, expiryDate: '2026-12-01', image, file: null };
  const page = { content, changedContent: null } as unknown as Parameters<typeof draftOf>[0];

  test('says what it says; what is not stated is as in an empty form', () => {
    expect(draftOf(page)).toEqual({
      ...filled(),
      workModel: emptyDraft().workModel,
      expiryDate: '2026-12-01',
      image: { id: 'i', name: 'slika.png', size: 7 },
      file: null,
    });
  });

  test('is copied without its files and its own last day', () => {
    expect(copyOf(page)).toEqual({ ...draftOf(page), expiryDate: '', image: null, file: null });
  });
});

test('a file posting is in order with its file and a short description alone', () => {
  const file = { id: '3b241101-e2bb-4255-8caf-4136c566a962', name: 'opis.pdf', size: 41_200 };
  const values = filled({ contentType: 'file', jobDescription: '', jobShortDescription: 'Knjige.' });
  expect(firstMissing(values)).toEqual({ step: 'sadrzaj', fields: ['file'] });
  expect(firstMissing({ ...values, file })).toBeNull();
});

describe('the draft', () => {
  test('is kept in the store and read back', () => {
    const whole = draft(filled(), { posting: { id: 7, version: 2 }, version: 3, synced: true });
    storeDraft('create', whole);
    expect(storedDraft('create', user)).toEqual(whole);
    expect(storedDraft('edit', user)).toBeNull();
    expect(rootStore.getState().drafts.create).toMatchObject({ userId: user });
  });

  test('keeps the upload of a file, and nothing else in its place', () => {
    const file = { id: '3b241101-e2bb-4255-8caf-4136c566a962', name: 'opis.pdf', size: 41_200 };
    storeDraft('create', draft(filled({ file })));
    expect(storedDraft('create', user)?.values).toMatchObject({ file, image: null });
    const spoilt = { userId: user, values: { ...filled(), image: [1], file: { id: 7 } }, savedAt: 'x' };
    expect(readDraft(spoilt, user)?.values).toMatchObject({ image: null, file: null });
  });

  test('is not used for another user of the same device', () => {
    storeDraft('create', draft(filled()));
    expect(storedDraft('create', 'somebody-else')).toBeNull();
  });

  test('survives a store that holds other things than the fields', () => {
    for (const stored of [null, 7, [], { userId: user }, { userId: user, values: 'x' }]) {
      expect(readDraft(stored, user)).toBeNull();
    }
    const values = {
      positionTitle: 'Kuvar',
      categories: 'x',
      productGroup: 'gold',
      questions: [null, {}],
      price: 1,
    };
    expect(readDraft({ userId: user, values, savedAt: 'x' }, user)?.values).toEqual({
      ...emptyDraft(),
      positionTitle: 'Kuvar',
    });
  });

  test('keeps what a question requires, whole or not yet', () => {
    const question = {
      id: 'p1',
      text: 'Imate li dozvolu?',
      answerType: 'single' as const,
      answers: ['Da', 'Ne'],
    };
    const questions = [
      { ...question, requiredAnswers: ['Da'], otherwise: 'end' as const },
      { ...question, id: 'p2', requiredAnswers: [], otherwise: 'mark' as const },
      { ...question, id: 'p3' },
    ];
    storeDraft('create', draft(filled({ questions })));
    expect(storedDraft('create', user)?.values.questions).toEqual(questions);
    expect(firstMissing(filled({ productGroup: 'hot', questions }))).toMatchObject({ step: 'upitnik' });
  });

  test('keeps one key while it is sent again unchanged, and takes another after a change', () => {
    const first = sendKeyOf('create', draft(filled()));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(sendKeyOf('create', draft(filled()))).toBe(first);
    expect(sendKeyOf('create', draft(filled({ positionTitle: 'Kuvar' })))).not.toBe(first);
  });

  test('of a time before packages could be bought is about one ad', () => {
    const { adCount: _, ...older } = filled();
    storeDraft('create', draft(older as DraftValues));
    expect(storedDraft('create', user)?.values.adCount).toBe(1);
  });

  test('of another shape in the store is no reason to fail', () => {
    setDraft('create', { values: { positionTitle: 'Kuvar' } });
    expect(storedDraft('create', user)).toBeNull();
  });
});

describe('the wizard begins', () => {
  const empty = emptyDraft();
  const mine = filled({ positionTitle: 'Ovde' });
  const theirs = filled({ positionTitle: 'Tamo' });

  test('with nothing, or with the only draft', () => {
    expect(startingDraft(null, null, empty)).toMatchObject({ values: empty, version: 0, savedAt: null });
    expect(startingDraft(null, savedDraft(theirs, 4), empty)).toMatchObject({
      values: theirs,
      version: 4,
      synced: true,
    });
    expect(startingDraft(draft(mine), null, empty)).toMatchObject({
      values: mine,
      version: 0,
      synced: false,
    });
  });

  test('with the browser’s when it is based on the account’s', () => {
    const start = startingDraft(draft(mine, { version: 4 }), savedDraft(theirs, 4), empty);
    expect(start).toMatchObject({ values: mine, version: 4, synced: false, conflict: null });
  });

  test('with the account’s when this browser has nothing unsaved', () => {
    const start = startingDraft(draft(mine, { version: 3, synced: true }), savedDraft(theirs, 4), empty);
    expect(start).toMatchObject({ values: theirs, version: 4, conflict: null });
  });

  test('with equal drafts, in any order of keys', () => {
    const reordered = Object.fromEntries(Object.entries(mine).toReversed()) as DraftValues;
    const { min, max, currency, basis } = mine.salaryRange;
    reordered.salaryRange = { basis, currency, max, min };
    expect(startingDraft(draft(mine, { version: 3 }), savedDraft(reordered, 4), empty)).toMatchObject({
      version: 4,
      synced: true,
      conflict: null,
    });
  });

  test('with a question when both have changed', () => {
    const start = startingDraft(draft(mine, { version: 3 }), savedDraft(theirs, 4), empty);
    expect(start).toMatchObject({ values: mine, conflict: { values: theirs, version: 4 } });
  });

  test('with the browser’s over its own save, whose answer it did not wait for', () => {
    const left = draft(mine, { version: 3, unanswered: [theirs] });
    const start = startingDraft(left, savedDraft(theirs, 4), empty);
    expect(start).toMatchObject({ values: mine, version: 4, synced: false, conflict: null });
    // Something else came after that save.
    expect(startingDraft(left, savedDraft(filled({ positionTitle: 'Treći' }), 5), empty)).toMatchObject({
      conflict: { version: 5 },
    });
  });

  test('empty when the draft was sent elsewhere, but never without later input', () => {
    expect(startingDraft(draft(mine, { version: 3, synced: true }), null, empty).values).toEqual(empty);
    expect(startingDraft(draft(mine, { version: 3 }), null, empty)).toMatchObject({
      values: mine,
      version: 0,
    });
  });
});

describe('steps', () => {
  test('an empty draft opens the first alone', () => {
    expect(firstMissing(emptyDraft())).toEqual({ step: 'tip', fields: ['productGroup'] });
    expect(stepGate(emptyDraft(), 'opsti-podaci').step).toBe('tip');
  });

  test('the first that lacks something says what', () => {
    const missing = firstMissing(filled({ categories: [], contractType: '', jobDescription: '' }));
    expect(missing).toEqual({ step: 'opsti-podaci', fields: ['categories', 'contractType'] });
  });

  test('an amount that is none closes the way', () => {
    const salaryRange = { ...emptyDraft().salaryRange, min: 'sto' };
    expect(firstMissing(filled({ salaryRange }))).toEqual({ step: 'opsti-podaci', fields: ['salaryRange'] });
  });

  test('renewing as it is names everything that is missing', () => {
    expect(missingParts(filled({ productGroup: '' }), false)).toEqual([]);
    expect(missingParts(filled({ contractType: '', jobDescription: '' }), true)).toEqual([
      { step: 'opsti-podaci', fields: ['contractType', 'expiryDate'] },
      { step: 'sadrzaj', fields: ['jobDescription'] },
    ]);
  });

  test('a whole draft opens all', () => {
    expect(firstMissing(filled())).toBeNull();
    expect(postingSteps.map((step) => stepGate(filled(), step).step)).toEqual(postingSteps);
  });

  test('a closed step leads to the first that lacks something, and says what', () => {
    const values = filled({ jobDescription: '' });
    const missing = { step: 'sadrzaj', fields: ['jobDescription'] };
    expect(stepGate(values, 'potvrda')).toEqual({ step: 'sadrzaj', locked: { wanted: 'potvrda', missing } });
    expect(stepGate(values, 'upitnik')).toEqual({ step: 'sadrzaj', locked: { wanted: 'upitnik', missing } });
    for (const open of ['tip', 'opsti-podaci', 'sadrzaj'] as const) {
      expect(stepGate(values, open)).toEqual({ step: open, locked: null });
    }
    expect(stepGate(filled(), 'potvrda')).toEqual({ step: 'potvrda', locked: null });
  });

  test('a last day after the period is missing from its step', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const lastDayOf = (days: number) => ({ now, paidUntil: null, days });
    const late = filled({ expiryDate: '2026-12-15', productDuration: 15 });
    expect(firstMissing(late, lastDayOf)).toEqual({ step: 'opsti-podaci', fields: ['expiryDate'] });
    expect(firstMissing({ ...late, productDuration: 30 }, lastDayOf)).toBeNull();
  });

  test('values of another mode block no step', () => {
    const other = { externalLink: 'ne valja', externalPhone: '12' };
    const short = { contentType: 'short' as const, jobShortDescription: 'Kratko.' };
    expect(firstMissing(filled({ ...other, ...short, jobDescription: 'x'.repeat(5001) }))).toBeNull();
  });
});
