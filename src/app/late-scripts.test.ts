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
    /<script nonce="n">\(function\(\)\{[\s\S]+<\/script><\/body><\/html>$/,
  );
});

it('leaves an answer that is no whole document as it is', () => {
  expect(withLateScripts('{"a":1}', 'n')).toBe('{"a":1}');
});
