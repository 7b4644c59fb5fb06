import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { themeKey, themeScript } from './theme.ts';

/** Runs the script as a page would, with this stored choice and this device. */
function schemeAfter(stored: string | null | Error, deviceDark: boolean): string {
  const seen: Record<string, string> = {};
  runInNewContext(themeScript, {
    matchMedia: () => ({ matches: deviceDark }),
    localStorage: {
      getItem: (key: string) => {
        if (stored instanceof Error) throw stored;
        return key === themeKey ? stored : null;
      },
    },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          seen[name] = value;
        },
      },
    },
  });
  return seen['data-color-scheme'] ?? '';
}

describe('themeScript', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    [null, false, 'light'],
    ['purple', true, 'dark'],
    [new Error('storage is closed'), true, 'dark'],
  ])('stored %s on a device that is dark=%s gives %s', (stored, dark, expected) => {
    expect(schemeAfter(stored, dark)).toBe(expected);
  });
});
