import { createElement, lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderWhole, withData } from './whole-document.ts';

const options = { nonce: 'n', signal: new AbortController().signal };

test('a page is whole: what is loaded when it is needed is waited for', async () => {
  const Late = lazy(async () => ({ default: () => createElement('em', null, 'kasnije') }));
  const page = createElement(
    'p',
    null,
    'odmah, ',
    createElement(Suspense, { fallback: 'čeka' }, createElement(Late)),
  );
  for (const time of ['first', 'again']) {
    const html = await renderWhole(page, options);
    expect(html, time).toContain('<em>kasnije</em>');
    expect(html, time).not.toContain('čeka');
  }
});

test('a page that cannot be rendered is an error', async () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  await expect(renderWhole(createElement(Broken), options)).rejects.toThrow('broken');
});

test('the data of a page stand at its end, in a script that they cannot end', async () => {
  const data = new Response('["</script>š"]').body as ReadableStream<Uint8Array>;
  const html = await withData('<html><body><p>Oglas</p></body></html>', data, 'n');
  const [, script = ''] = /<script nonce="n">([\s\S]*?)<\/script><\/body><\/html>$/.exec(html) ?? [];
  const taken: string[] = [];
  const streamController = { enqueue: (text: string) => taken.push(text), close: () => taken.push('closed') };
  new Function('window', script)({ __reactRouterContext: { streamController } });
  expect(taken).toEqual(['["</script>š"]', 'closed']);
});
