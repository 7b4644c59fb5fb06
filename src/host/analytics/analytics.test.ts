import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { createAnalytics } from './analytics.ts';

const clockAt = (day: string) => ({ now: () => new Date(`${day}T12:00:00Z`) });
const settings = { ANALYTICS_SCRIPT_URL: 'https://stats.example/script.js', ANALYTICS_SITE_ID: 'prilika' };
const open = (day = '2026-11-23', more: Partial<typeof settings> = {}) => {
  const analytics = createAnalytics({ ...settings, ...more }, clockAt(day));
  if (!analytics) throw new Error('is configured');
  return analytics;
};
const silent = { signals: [undefined, undefined] };
const chosen = (given: boolean) => open().cookieValue(given, 'r');

describe('a choice', () => {
  test('is asked for once, and holds for a year', () => {
    expect(open().choiceOf({ cookie: undefined, ...silent })).toBe('ask');
    for (const [given, choice] of [
      [true, 'yes'],
      [false, 'no'],
    ] as const) {
      const cookie = chosen(given);
      expect(open().choiceOf({ cookie, ...silent })).toBe(choice);
      expect(open('2027-11-22').choiceOf({ cookie, ...silent })).toBe(choice);
      expect(open('2027-11-23').choiceOf({ cookie, ...silent })).toBe('ask');
    }
  });

  test('is asked for anew when somebody else counts, or under another name', () => {
    const cookie = chosen(true);
    const other = { ANALYTICS_SCRIPT_URL: 'https://other.example/script.js' };
    expect(open('2026-11-23', other).choiceOf({ cookie, ...silent })).toBe('ask');
    expect(open('2026-11-23', { ANALYTICS_SITE_ID: 'x' }).choiceOf({ cookie, ...silent })).toBe('ask');
    const moved = { ANALYTICS_SCRIPT_URL: 'https://stats.example/new.js' };
    expect(open('2026-11-23', moved).choiceOf({ cookie, ...silent })).toBe('yes');
  });

  test.each(['', 'yes', 'yes.1', '...', 'maybe.1.1.r', `yes.${open().version}.-1.r`, `yes.${open().version}.999999.r`])(
    'that is none is asked for (%s)',
    (cookie) => {
      expect(open().choiceOf({ cookie, ...silent })).toBe('ask');
    },
  );

  test('is made by a browser that does not want to be counted, whatever the cookie says', () => {
    for (const signals of [
      ['1', undefined],
      [undefined, '1'],
    ])
      for (const cookie of [undefined, chosen(true), chosen(false)])
        expect(open().choiceOf({ cookie, signals })).toBe('signal');
    expect(open().choiceOf({ cookie: undefined, signals: ['0', '0'] })).toBe('ask');
  });
});

describe('the settings', () => {
  test('are both or neither', () => {
    expect(createAnalytics({}, clockAt('2026-11-23'))).toBeNull();
    const { ANALYTICS_SCRIPT_URL: script, ANALYTICS_SITE_ID: site } = settings;
    expect(() => readConfig({ ANALYTICS_SCRIPT_URL: script })).toThrow(ConfigError);
    expect(() => readConfig({ ANALYTICS_SITE_ID: site })).toThrow(/both or neither/);
    expect(readConfig(settings)).toMatchObject(settings);
  });

  test.each(['http://stats.example/script.js', 'javascript:alert(1)', '/script.js', 'stats.example'])(
    'take an address of https alone (%s)',
    (address) => {
      expect(() => readConfig({ ...settings, ANALYTICS_SCRIPT_URL: address })).toThrow(ConfigError);
    },
  );
});
