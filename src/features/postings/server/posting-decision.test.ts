import { describe, expect, test } from 'vitest';
import { addDays } from '#kit/dates.ts';
import {
  acts,
  by,
  end,
  inWords,
  now,
  period,
  posting,
  type Situation,
  today,
  words,
} from '#tests/builders/decision-builder.ts';
import type { DecidedPosting, PostingAct } from './posting-act.ts';
import { decide } from './posting-decision.ts';

const changeOf = (before: DecidedPosting, act: PostingAct) => decide(before, act, now).change;

describe('who, why and what was written', () => {
  test('an act is its account’s, an end is the clock’s', () => {
    const { moves } = decide(posting('has ended, not noted'), acts['renewed, settled'], now);
    expect(moves).toEqual([
      { from: 'active', to: 'expired', by: null, cause: null, note: '' },
      { from: 'expired', to: 'active', by, cause: 'renewal', note: '' },
    ]);
  });

  test.each(['approved', 'rejected', 'removed'] as const)('what an administrator wrote is a note: %s', (act) => {
    const { moves } = decide(posting('waits for its first review'), { ...acts[act], note: 'Zato.' }, now);
    expect(moves).toMatchObject([{ by, cause: null, note: 'Zato.' }]);
  });

  test.each([
    ['sent, ordered', null, 'awaiting_payment'],
    ['sent, settled', null, 'active'],
    ['paid', 'awaiting_payment', 'active'],
  ] as const)('what goes its way has neither cause nor note: %s', (act, from, to) => {
    const { moves } = decide(posting('waits for its first payment'), acts[act], now);
    expect(moves).toEqual([{ from, to, by, cause: null, note: '' }]);
  });

  test('an unpaid order is cancelled by the clock, or by a person', () => {
    const waiting = posting('waits for its first payment');
    expect(decide(waiting, acts['order cancelled'], now).moves[0]?.by).toBeNull();
    expect(decide(waiting, { kind: 'cancel', by }, now).moves[0]?.by).toBe(by);
  });
});

describe('a period that begins', () => {
  const waiting = posting('waits for review, renewed');

  test('gives the posting its ad type, days and place, and the date of its renewal', () => {
    const change = changeOf(waiting, acts.approved);
    expect(change).toEqual({
      state: 'active',
      productGroup: 'standard',
      productDuration: 15,
      priority: 4,
      wordsShown: true,
      firstPublishedAt: waiting.firstPublishedAt,
      lastRenewedAt: now,
      paidUntil: end(15),
      liveUntil: end(15),
    });
    expect(changeOf(posting('waits for its first review'), acts.approved)).toMatchObject({
      firstPublishedAt: now,
      lastRenewedAt: null,
    });
  });

  test.each([
    ['takes none', false, 0, []],
    ['takes none, answered', false, 1, undefined],
    ['takes some', true, 0, undefined],
  ] as const)('leaves questions where its ad type %s', (_, questionnaire, applicationCount, questions) => {
    const act = { ...acts.approved, period: { ...period, questionnaire } };
    expect(changeOf({ ...waiting, applicationCount }, act).questions).toEqual(questions);
  });

  test('is there, or the posting cannot go live', () => {
    expect(() => decide(waiting, { ...acts.approved, period: null }, now)).toThrow('no period');
  });
});

describe('the own last day', () => {
  const onDay = (situation: Situation, days: number) => posting(situation, { expiryDate: addDays(today, days) });

  test.each(['approved', 'sent, settled'] as const)('%s: today it can still go live, tomorrow it cannot', (act) => {
    const situation = act === 'approved' ? 'waits for review of an edit' : 'waits for its first payment';
    expect(changeOf(onDay(situation, 0), acts[act]).liveUntil).toEqual(end(0));
    expect(inWords(onDay(situation, -1), acts[act])).toBe('postings.expiry-date-passed');
  });

  test('ends the posting before what was paid for, which stays', () => {
    expect(changeOf(onDay('waits for its first review', 5), acts.approved)).toMatchObject({
      paidUntil: end(15),
      liveUntil: end(5),
    });
    const edited = { ...acts.edited, words: words({ expiryDate: addDays(today, 3) }) };
    expect(changeOf(posting('is live'), edited)).toEqual({ liveUntil: end(3), wordsShown: true });
    expect(changeOf(posting('is live', { liveUntil: end(3) }), acts.edited).liveUntil).toEqual(end(10));
  });

  test('of a renewal is the new one', () => {
    const late = words({ expiryDate: addDays(today, 20) });
    const act = { ...acts['renewed, settled'], words: late };
    expect(changeOf(posting('is live'), act)).toMatchObject({ paidUntil: end(25), liveUntil: end(20) });
  });

  test('is dropped when it has passed while the payment was on its way', () => {
    expect(changeOf(onDay('waits for its first payment', -1), acts.paid)).toMatchObject({
      expiryDate: null,
      liveUntil: end(15),
    });
    expect(changeOf(onDay('waits for its first payment', 0), acts.paid)).toMatchObject({ liveUntil: end(0) });
  });

  test('keeps a suspended posting closed when it is over', () => {
    expect(inWords(onDay('was closed', -1), acts.resumed)).toBe('nothing');
    expect(changeOf(onDay('was closed', 0), acts.resumed)).toMatchObject({
      liveUntil: end(0),
      paidUntil: end(12),
    });
    const lastMoment = decide(onDay('was closed', 0), acts.resumed, end(0));
    expect(lastMoment.change).toMatchObject({ state: 'active', liveUntil: end(0) });
  });
});

describe('the end, to the millisecond', () => {
  const at = (millis: number) => posting('is live', { liveUntil: new Date(now.getTime() + millis) });

  test.each([
    ['clock', 'nothing', 'active>expired'],
    ['suspended', 'active>closed blocked, period dropped', 'nothing'],
    ['closed', 'active>closed filled, period dropped', 'postings.moved-on'],
  ] as const)('%s', (act, live, ended) => {
    expect(inWords(at(0), acts[act])).toBe(live);
    expect(inWords(at(-1), acts[act])).toBe(ended);
  });
});

describe('what an administrator decides', () => {
  const waiting = posting('waits for its first review');

  test('in spite of a finding it says why, in ten characters', () => {
    const act = { ...acts.approved, findings: 1 };
    expect(() => decide(waiting, { ...act, note: 'Naslov dr' }, now)).toThrow(
      expect.objectContaining({ issues: [{ path: 'reason', code: 'too-short', params: { min: 10 } }] }),
    );
    expect(inWords(waiting, { ...act, note: 'Naslov dra' })).toContain('in_review>active');
  });

  test('nothing of a blocked company is published', () => {
    expect(inWords(waiting, { ...acts.approved, company: { blocked: true } })).toBe('postings.company-blocked');
  });

  test.each(['approved', 'rejected', 'removed'] as const)('about the version that was read alone: %s', (act) => {
    expect(inWords(waiting, { ...acts[act], version: 2 })).toBe('postings.edited-meanwhile');
  });

  test('but a company’s postings go with it, whatever they say by now', () => {
    expect(inWords(waiting, { ...acts.removed, version: null })).toContain('in_review>removed');
  });
});

describe('what an employer changes', () => {
  test.each(['edited', 'renewed, settled'] as const)('is the version that was read: %s', (act) => {
    expect(inWords(posting('is live'), { ...acts[act], version: 2 })).toBe('postings.changed');
  });

  test('unchanged words stay visible', () => {
    const same = words({ sayTheSame: true });
    const renewed = { ...acts['renewed, ordered'], words: same };
    expect(changeOf(posting('was closed'), renewed).wordsShown).toBe(true);
    expect(changeOf(posting('was closed', { wordsShown: false }), renewed).wordsShown).toBe(false);
  });

  test('a finding that was approved does not stop a live posting again', () => {
    const passed = words({ findings: { all: 1, fresh: 0 } });
    expect(inWords(posting('is live'), { ...acts.edited, words: passed })).toBe('nothing');
  });

  test('of an imported posting the one end is what was paid for', () => {
    const imported = posting('is live', { paidUntil: null });
    expect(changeOf(imported, acts['renewed, settled']).paidUntil).toEqual(end(25));
  });
});
