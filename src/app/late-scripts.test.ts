import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const page =
  '<html><head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><p>Oglas</p><script nonce="n" type="module" async="">import "/a.js"</script></body></html>';

it('puts the scripts of a page to sleep and leaves everything else', () => {
  const late = withLateScripts(page, 'n');
  expect(late).not.toContain('rel="modulepreload"');
  expect(late).not.toContain('type="module"');
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(late).toContain('<p>Oglas</p>');
});

it('ends with the script that wakes them, under the nonce of the page', () => {
  expect(withLateScripts(page, 'n')).toMatch(
    /<script nonce="n">\(function wakeScripts\([\s\S]+<\/script><\/body><\/html>$/,
  );
});

it('leaves a response that is not a whole document unchanged', () => {
  expect(withLateScripts('{"a":1}', 'n')).toBe('{"a":1}');
});

it('the script of the page needs nothing but the browser, and wakes what sleeps once', () => {
  const [, script = ''] =
    /<script nonce="n">(\(function wakeScripts[\s\S]+)<\/script><\/body>/.exec(withLateScripts(page, 'n')) ??
    [];
  const link = { rel: 'late-modulepreload' };
  const requests: string[] = [];
  const timers: (() => void)[] = [];
  const browser = createContext({
    document: {
      currentScript: { remove() {} },
      documentElement: { dataset: { translations: '/locales/sr.json' } },
      addEventListener() {},
      querySelectorAll: (selector: string) => (selector.startsWith('link') ? [link] : []),
    },
    fetch: (address: string) => requests.push(address),
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void) => timers.push(act),
  });
  runInContext(script, browser);
  expect(link.rel).toBe('late-modulepreload');
  for (const act of timers) act();
  expect(link.rel).toBe('modulepreload');
  expect(requests).toEqual(['/locales/sr.json']);
});
