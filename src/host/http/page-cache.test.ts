import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestClock } from '#tests/support/test-clock.ts';
import type { Scope } from '../versions/versions.ts';
import { createPageCache, type Made } from './page-cache.ts';

/** Pages that say which version of their scope they show. */
const createSite = (maxBytes = 1_000_000) => {
  const clock = createTestClock();
  const changed = new Map<string, number>();
  const fresh = { now: true };
  const away: { now: 'gone' | 'silent' | 'broken' | null } = { now: null };
  let now = 0;
  const pages = createPageCache<string>({
    clock,
    maxBytes,
    versions: {
      upToDate: async () => {
        if (away.now === 'silent') await new Promise(() => {});
        if (away.now === 'gone') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
        if (away.now === 'broken') throw Object.assign(new Error('no such table'), { code: '42P01' });
      },
      isFresh: () => fresh.now,
      sequence: () => now,
      changedSince: (sequence, scopes) => scopes.some((scope) => (changed.get(scope) ?? 0) > sequence),
    },
  });
  const made: string[] = [];
  const change = (scope: Scope): void => {
    now += 1;
    changed.set(scope, now);
  };
  const version = (scope: Scope): number => changed.get(scope) ?? 0;
  const get = async (key: string, shown: Made<string>['shown'] = { scopes: ['postings'] }, bytes = 100) =>
    (
      await pages.get(key, async () => {
        made.push(key);
        return { page: `${key} ${made.length}`, shown, bytes };
      })
    ).page;
  return { clock, pages, made, fresh, away, change, version, get };
};

describe('a page', () => {
  test('is made once for as long as what it shows is unchanged', async () => {
    const { get, change, made } = createSite();
    expect([await get('/a'), await get('/a')]).toEqual(['/a 1', '/a 1']);
    change('blog');
    expect(await get('/a')).toBe('/a 1');
    change('postings');
    expect([await get('/a'), await get('/a')]).toEqual(['/a 2', '/a 2']);
    expect(made).toHaveLength(2);
  });

  test('is old after an hour, or as soon as it says', async () => {
    const { get, clock } = createSite();
    await get('/a');
    await get('/b', { scopes: [], seconds: 60 });
    clock.advance({ seconds: 59 });
    expect(await get('/b', { scopes: [], seconds: 60 })).toBe('/b 2');
    clock.advance({ seconds: 1 });
    expect(await get('/b', { scopes: [], seconds: 60 })).toBe('/b 3');
    clock.advance({ minutes: 58, seconds: 59 });
    expect(await get('/a')).toBe('/a 1');
    clock.advance({ seconds: 1 });
    expect(await get('/a')).toBe('/a 4');
  });

  test('is old when the day in Belgrade is over', async () => {
    const { get, clock } = createSite();
    clock.set(new Date('2026-03-28T22:59:00Z'));
    await get('/a');
    clock.set(new Date('2026-03-28T22:59:59Z'));
    expect(await get('/a')).toBe('/a 1');
    clock.set(new Date('2026-03-28T23:00:00Z'));
    expect(await get('/a')).toBe('/a 2');
  });

  test('that does not say what it shows is made each time, and one that failed too', async () => {
    const { get, pages } = createSite();
    expect([await get('/a', null), await get('/a', null)]).toEqual(['/a 1', '/a 2']);
    const fails = () => pages.get('/b', () => Promise.reject(new Error('not now')));
    await expect(fails()).rejects.toThrow('not now');
    expect(await get('/b')).toBe('/b 3');
  });

  test('is there at once while it is true, and known to be', async () => {
    const { get, pages, fresh, change } = createSite();
    expect(pages.peek('/a')).toBeNull();
    await get('/a');
    expect(pages.peek('/a')).toMatchObject({ page: '/a 1' });
    fresh.now = false;
    expect(pages.peek('/a')).toBeNull();
    fresh.now = true;
    change('postings');
    expect(pages.peek('/a')).toBeNull();
  });

  describe.each(['gone', 'silent'] as const)('while the database is %s', (how) => {
    /** Asks with the patience of somebody who waits for a silent database. */
    const ask = async (asked: Promise<string>): Promise<string> => {
      if (how === 'silent') await vi.advanceTimersByTimeAsync(3000);
      return asked;
    };
    beforeEach(() => {
      if (how === 'silent') vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('stays as it was last known to be true, and nothing else is made up', async () => {
      const { get, away, pages } = createSite();
      await get('/a');
      away.now = how;
      expect([await ask(get('/a')), await ask(get('/a'))]).toEqual(['/a 1', '/a 1']);
      expect(pages.peek('/a')).toMatchObject({ page: '/a 1' });
      if (how === 'gone') expect([await get('/b'), await get('/b')]).toEqual(['/b 2', '/b 3']);
    });

    test('does not stay when a change was heard of before', async () => {
      const { get, away, change } = createSite();
      await get('/a');
      change('postings');
      away.now = how;
      expect(await ask(get('/a'))).toBe('/a 2');
    });

    test('stays for an hour and no longer', async () => {
      const { get, away, clock } = createSite();
      await get('/a');
      away.now = how;
      clock.advance({ minutes: 59, seconds: 59 });
      expect(await ask(get('/a'))).toBe('/a 1');
      clock.advance({ seconds: 1 });
      expect(await ask(get('/a'))).toBe('/a 2');
    });
  });

  test('is made each time when what has changed cannot be read for another reason', async () => {
    const { get, away } = createSite();
    await get('/a');
    away.now = 'broken';
    expect([await get('/a'), await get('/a')]).toEqual(['/a 2', '/a 3']);
  });

  test('leaves when others need its memory, the least used first', async () => {
    const { get } = createSite(2000);
    await get('/a');
    await get('/b');
    await get('/a');
    await get('/c', undefined, 500);
    expect([await get('/a'), await get('/b')]).toEqual(['/a 1', '/b 4']);
  });
});

test('nobody gets a page that is older than when it was asked for, whatever changes meanwhile', async () => {
  const step = fc.oneof(
    fc.record({ ask: fc.constantFrom('/a', '/b') }),
    fc.record({ change: fc.constantFrom<Scope>('postings', 'blog') }),
    fc.constant('wait' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 5, maxLength: 30 }), async (s, steps) => {
      const { pages, change, version } = createSite();
      const asked: Promise<void>[] = [];
      for (const one of steps) {
        if (one === 'wait') {
          if (s.count() > 0) await s.waitOne();
        } else if ('change' in one) change(one.change);
        else {
          const wanted = version('postings');
          const read = async (): Promise<void> => {
            const { page } = await pages.get(one.ask, async () => {
              await s.schedule(Promise.resolve());
              const shown = version('postings');
              await s.schedule(Promise.resolve());
              return { page: String(shown), shown: { scopes: ['postings'] as const }, bytes: 1 };
            });
            expect(Number(page)).toBeGreaterThanOrEqual(wanted);
          };
          asked.push(read());
          await Promise.resolve();
        }
      }
      await s.waitIdle();
      await Promise.all(asked);
    }),
    { numRuns: 300 },
  );
});
