import { beforeEach, describe, expect, test } from 'vitest';
import { rootStore, setDraft } from '#shared/root-store.ts';
import { firstMissing, openSteps } from './draft-check.ts';
import {
  type DraftValues,
  dropDraft,
  emptyDraft,
  readDraft,
  saveDraft,
  sendKeyOf,
  storedDraft,
} from './posting-draft.ts';

const now = new Date('2026-11-20T13:05:00Z');
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

beforeEach(dropDraft);

test('a file posting is in order with its file and a short description alone', () => {
  const file = { id: '3b241101-e2bb-4255-8caf-4136c566a962', name: 'opis.pdf', size: 41_200 };
  const draft = filled({ contentType: 'file', jobDescription: '', jobShortDescription: 'Knjige.' });
  expect(firstMissing(draft)).toEqual({ step: 'sadrzaj', fields: ['file'] });
  expect(firstMissing({ ...draft, file })).toBeNull();
});

describe('the draft', () => {
  test('is kept in the store and read back', () => {
    expect(saveDraft(user, filled(), now)).toBe(now.toISOString());
    expect(storedDraft(user)?.values).toEqual(filled());
    expect(rootStore.getState().drafts.create).toMatchObject({ userId: user });
  });

  test('keeps the upload of a file, and nothing else in its place', () => {
    const file = { id: '3b241101-e2bb-4255-8caf-4136c566a962', name: 'opis.pdf', size: 41_200 };
    saveDraft(user, filled({ file }), now);
    expect(storedDraft(user)?.values).toMatchObject({ file, image: null });
    const spoilt = { userId: user, values: { ...filled(), image: [1], file: { id: 7 } }, savedAt: 'x' };
    expect(readDraft(spoilt, user)?.values).toMatchObject({ image: null, file: null });
  });

  test('is nobody else’s on the same device', () => {
    saveDraft(user, filled(), now);
    expect(storedDraft('somebody-else')).toBeNull();
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

  test('keeps one key while it is sent again unchanged, and takes another after a change', () => {
    const first = sendKeyOf(user, filled(), now);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(sendKeyOf(user, filled(), now)).toBe(first);
    expect(sendKeyOf(user, filled({ positionTitle: 'Kuvar' }), now)).not.toBe(first);
  });

  test('of another shape in the store is no reason to fail', () => {
    setDraft('create', { values: { positionTitle: 'Kuvar' } });
    expect(storedDraft(user)).toBeNull();
  });
});

describe('steps', () => {
  test('an empty draft opens the first alone', () => {
    expect(firstMissing(emptyDraft())).toEqual({ step: 'tip', fields: ['productGroup'] });
    expect(openSteps(firstMissing(emptyDraft()))).toEqual(['tip']);
  });

  test('the first that lacks something says what', () => {
    const missing = firstMissing(filled({ categories: [], contractType: '', jobDescription: '' }));
    expect(missing).toEqual({ step: 'opsti-podaci', fields: ['categories', 'contractType'] });
    expect(openSteps(missing)).toEqual(['tip', 'opsti-podaci']);
  });

  test('an amount that is none closes the way', () => {
    const salaryRange = { ...emptyDraft().salaryRange, min: 'sto' };
    expect(firstMissing(filled({ salaryRange }))).toEqual({ step: 'opsti-podaci', fields: ['salaryRange'] });
  });

  test('a whole draft opens all', () => {
    expect(firstMissing(filled())).toBeNull();
    expect(openSteps(null)).toHaveLength(6);
  });
});
