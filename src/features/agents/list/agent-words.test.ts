import { describe, expect, it, test } from 'vitest';
import { createTranslator, type Translate } from '#kit/i18n/translator.ts';
import { emptySearch } from '../agent-search.ts';
import { findsNothing } from '../criteria.ts';
import type { Criterion } from '../fields.ts';
import { agentMessages } from '../messages.sr.ts';
import { isPaused } from '../pause.ts';
import { goneWords, mailWords, reasonWords } from './agent-words.ts';

const t: Translate = createTranslator('sr', { agents: agentMessages });
const today = '2026-11-23';
const agent = { emailNotifications: true, pausedUntil: null, switchedAt: null, lastMailedAt: null };

test.each<[string, Partial<Record<keyof typeof agent, string | boolean | null>>]>([
  ['Još nije pisao', {}],
  ['Poslednji mejl danas', { lastMailedAt: '2026-11-23T06:00:00Z' }],
  // 23.30 in Belgrade, still the previous day.
  ['Poslednji mejl juče', { lastMailedAt: '2026-11-22T22:30:00Z' }],
  ['Poslednji mejl 12. 11.', { lastMailedAt: '2026-11-12T06:00:00Z' }],
  ['Isključen 3. 11.', { emailNotifications: false, switchedAt: '2026-11-03T06:00:00Z' }],
  // Created with mail switched off: there is no switch-off date.
  ['Još nije pisao', { emailNotifications: false }],
  ['Pauziran do 24. 11.', { pausedUntil: '2026-11-24', lastMailedAt: '2026-11-12T06:00:00Z' }],
  ['Poslednji mejl 12. 11.', { pausedUntil: '2026-11-23', lastMailedAt: '2026-11-12T06:00:00Z' }],
  ['Isključen juče', { emailNotifications: false, pausedUntil: '2026-12-24', switchedAt: '2026-11-22T06:00:00Z' }],
])('%s: %o', (words, change) => {
  const said = mailWords({ ...agent, ...change } as typeof agent, today, 'sr', t);
  expect(said.replaceAll('\u00a0', ' ')).toBe(words);
});

it('is paused until the day on which it writes again', () => {
  const paused = ['2026-11-22', '2026-11-23', '2026-11-24', null].map((pausedUntil) =>
    isPaused({ pausedUntil }, today),
  );
  expect(paused).toEqual([false, false, true, false]);
});

const value = (code: string, label: string, gone = false) => ({ code, label, gone });

describe('why a posting was found', () => {
  const reasons: Criterion[] = [
    { name: 'categories', values: [value('racunovodstvo', 'Računovodstvo')] },
    { name: 'locations', values: [value('beograd', 'Beograd')] },
    { name: 'keywords', values: [value('knjigovođa', 'knjigovođa')] },
  ];

  it('is named value by value', () => {
    expect(reasonWords(reasons, { search: emptySearch }, t)).toBe('Računovodstvo · Beograd · ključna reč „knjigovođa”');
  });

  it('is also experience that the posting does not ask for', () => {
    const search = { ...emptySearch, experience: ['3-5'] };
    expect(reasonWords([], { search }, t)).toBe('iskustvo se ne traži');
    const met: Criterion[] = [{ name: 'experience', values: [value('3-5', '3–5 godina')] }];
    expect(reasonWords(met, { search }, t)).toBe('Iskustvo: 3–5 godina');
  });
});

describe('values that are gone', () => {
  const criteria: Criterion[] = [
    { name: 'locations', values: [value('nis', 'Niš'), value('beograd-stari', 'beograd-stari', true)] },
    { name: 'employers', values: [value('7', '', true)] },
  ];

  it('are named, an employer by its number', () => {
    expect(goneWords({ criteria }, t)).toEqual(['beograd-stari', 'Poslodavac br. 7']);
  });

  it('leave nothing to find when a whole list is gone', () => {
    expect(findsNothing({ criteria })).toBe(true);
    expect(findsNothing({ criteria: criteria.slice(0, 1) })).toBe(false);
  });
});
