import { describe, expect, it } from 'vitest';
import { unstatedCodes } from '#tests/builders/posting-page-builder.ts';
import { translator } from '#tests/support/mail-surroundings.ts';
import type { PostingPage } from './fields.ts';
import { postingReasons } from './posting-reasons.ts';

const plain = {
  ...unstatedCodes,
  state: 'active',
  live: true,
  applyMode: 'platform',
  salary: null,
  replyWithinDays: null,
  contractType: { code: 'odredjeno', label: '' },
  jobType: { code: 'puno', label: '' },
  employer: { replies: null },
} as unknown as PostingPage;

const code = (value: string) => ({ code: value, label: '' });
const answering = (answeredPercent: number, medianDays: number | null) =>
  ({ employer: { replies: { answeredPercent, medianDays, resultPercent: null } } }) as Partial<PostingPage>;
const reasons = (changes: Partial<PostingPage>, language: 'sr' | 'en' = 'sr') =>
  postingReasons({ ...plain, ...changes }, translator(language));

const full: Partial<PostingPage> = {
  salary: { min: 90_000, max: null, currency: 'RSD', basis: 'net' },
  ...answering(90, 2),
  experience: code('bez'),
  workModel: code('od-kuce'),
  contractType: code('neodredjeno'),
  jobType: code('fleksibilno'),
};

describe('reasons to apply', () => {
  it('are the best three, in both languages, and none when nothing speaks for it', () => {
    expect(reasons(full)).toEqual(['Zarada je navedena', 'Najčešće odgovara za 2 dana', 'Iskustvo nije potrebno']);
    expect(reasons(full, 'en')).toEqual(['Pay is stated', 'Usually answers within 2 days', 'No experience needed']);
    expect(reasons({ ...full, salary: null, ...answering(50, 2), experience: null })).toEqual([
      'Rad od kuće',
      'Posao na neodređeno vreme',
      'Fleksibilno radno vreme',
    ]);
    expect(reasons({})).toEqual([]);
  });

  it('praise answers only where they are frequent and quick', () => {
    expect(reasons(answering(75, 7))).toEqual(['Najčešće odgovara za 7 dana']);
    expect(reasons(answering(75, 1))).toEqual(['Najčešće odgovara za 1 dan']);
    expect(reasons(answering(100, 0))).toEqual(['Odgovara istog dana']);
    for (const [percent, days] of [
      [74, 1],
      [100, 8],
      [90, null],
    ] as const) {
      expect(reasons(answering(percent, days))).toEqual([]);
    }
  });

  it('believe a promise until answers are measured, and never where applications leave the platform', () => {
    expect(reasons({ replyWithinDays: 7 })).toEqual(['Odgovor u roku od 7 dana']);
    expect(reasons({ replyWithinDays: 14 })).toEqual([]);
    expect(reasons({ replyWithinDays: 3, ...answering(20, 9) })).toEqual([]);
    expect(reasons({ replyWithinDays: 3, applyMode: 'link' })).toEqual([]);
    expect(reasons({ ...answering(100, 1), applyMode: 'phone' })).toEqual([]);
  });

  it('read “no experience” from the experience, and from the level only without it', () => {
    const entry = [code('bez-iskustva'), code('junior')];
    expect(reasons({ careerLevels: entry })).toEqual(['Iskustvo nije potrebno']);
    expect(reasons({ careerLevels: entry, experience: code('1-2') })).toEqual([]);
  });

  it('are for postings that one can still apply to', () => {
    expect(reasons({ ...full, state: 'expired', live: false, published: true })).toEqual([]);
    expect(reasons({ ...full, state: 'in_review', live: false })).toHaveLength(3);
  });
});
