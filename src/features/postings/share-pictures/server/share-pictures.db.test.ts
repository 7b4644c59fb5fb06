import { describe, expect, test } from 'vitest';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getPosting } from '../../contract.ts';
import { sharePicturePath } from '../share-picture.ts';
import { createDrawings } from './share-pictures.ts';

const app = await createTestApplication();

describe('the picture of a posting', () => {
  test('is kept for ever under the address that its page gives, and asked for again under any other', async () => {
    const { id } = await buildPosting(app);
    const { data } = await app.call(getPosting, { params: { id: String(id) } });
    const picture = await app.fetch(sharePicturePath(data, 'sr'));
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const other = await app.fetch(`/oglasi/${id}/og.png?v=old`);
    expect(other.headers.get('cache-control')).toBe('public, no-cache');
    expect(Buffer.from(await other.arrayBuffer())).toEqual(Buffer.from(await picture.arrayBuffer()));
    const repeated = await app.fetch(`/oglasi/${id}/og.png`, {
      headers: { 'If-None-Match': `W/${other.headers.get('etag')}` },
    });
    expect(repeated.status).toBe(304);
    const english = await app.fetch(`/oglasi/${id}/og.png?lang=en`);
    expect(english.status).toBe(200);
  });

  test('is there for live postings alone', async () => {
    const ended = await buildPosting(app, { state: 'closed' });
    const waiting = await buildPosting(app, { state: 'in_review' });
    const removed = await buildPosting(app, { state: 'removed' });
    const statuses = [];
    for (const id of [ended.id, waiting.id, 999_999_999, 0, removed.id])
      statuses.push((await app.fetch(`/oglasi/${id}/og.png`)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 410]);
    const long = await app.fetch(`/oglasi/${'9'.repeat(400)}/og.png`);
    expect(long.status).toBe(404);
  });
});

describe('drawings', () => {
  const words = { title: 'A', company: 'B', facts: [] };

  test('are made once for many who ask at once, one after another, and again after a failure', async () => {
    let drawn = 0;
    let atOnce = 0;
    const drawing = createDrawings(async ({ title }) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      drawn += 1;
      await new Promise(setImmediate);
      atOnce -= 1;
      if (title === 'bad' && drawn < 3) throw new Error('no');
      return Buffer.from(title);
    });
    const same = await Promise.all([drawing('1', words), drawing('1', words)]);
    expect(same.map(String)).toEqual(['A', 'A']);
    expect(drawn).toBe(1);
    const [bad, good] = await Promise.allSettled([drawing('2', { ...words, title: 'bad' }), drawing('3', words)]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    expect(String(await drawing('2', { ...words, title: 'bad' }))).toBe('bad');
  });

  test('are refused while too many wait', async () => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const drawing = createDrawings(() => promise);
    const waiting = Array.from({ length: 21 }, (_, index) => drawing(String(index), words));
    await expect(drawing('more', words)).rejects.toThrow('unavailable');
    resolve(Buffer.from('done'));
    await Promise.all(waiting);
    expect(String(await drawing('more', words))).toBe('done');
  });
});
