import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { isProblem, Problem } from '#kit/problem.ts';
import { createQueue } from '../queue.ts';
import { createBodyRoom } from './body-room.ts';
import { bodyLimits, createRequestBodies, type RequestBodies } from './request-body.ts';

const folder = mkdtempSync(join(tmpdir(), 'prilika-bodies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** However busy the machine is. */
const settled = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });

const limit = 1000;
const createBodies = (pace = { part: 1 / 10, ms: 1000 }) => {
  const uploads = createBodyRoom({ maxBytes: 2500, maxOfCaller: 2 });
  const inMemory = createBodyRoom({ maxBytes: 50_000, maxOfCaller: 2 });
  const arrived = createQueue({ concurrency: 1, waiting: 10 });
  return { uploads, inMemory, bodies: createRequestBodies(folder, { uploads, inMemory, arrived, pace }) };
};

/** A body whose pieces are pulled one at a time; says how many were asked for. */
const bodyOf = (...pieces: (number | 'hang' | 'break')[]) => {
  const pulled = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[pulled.pieces];
        pulled.pieces += 1;
        if (piece === undefined) return controller.close();
        if (piece === 'break') return controller.error(new Error('gone'));
        if (piece === 'hang') return new Promise(() => {});
        controller.enqueue(new Uint8Array(piece).fill(7));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled };
};

/** What the work made of a request says; of a refusal its code and seconds. */
const ask = async (
  body: ReadableStream<Uint8Array>,
  length: number | null,
  work: (c: Context) => Promise<unknown>,
): Promise<unknown> => {
  const app = new Hono();
  let said: unknown;
  app.post('/', async (c) => {
    said = await work(c).catch((error: unknown) => (isProblem(error) ? error.code : String(error)));
    return c.text('');
  });
  await app.request('/', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: length === null ? {} : { 'Content-Length': String(length) },
  } as RequestInit);
  return said;
};

const receive =
  (bodies: RequestBodies, before = async (): Promise<void> => {}, caller = 'ana') =>
  async (c: Context) => {
    const { bytes, done } = await bodies.receive(c, { caller, limit, before });
    done();
    return bytes.byteLength;
  };

describe('an upload', () => {
  test('arrives whole, also in many pieces and without a length', async () => {
    const { bodies, uploads } = createBodies();
    for (const length of [600, null]) expect(await ask(bodyOf(100, 1, 499).body, length, receive(bodies))).toBe(600);
    expect(uploads.taken()).toBe(0);
  });

  test('that says it is too large is refused unread', async () => {
    const { bodies } = createBodies();
    const { body, pulled } = bodyOf(1001);
    const before = vi.fn(async () => {});
    expect(await ask(body, 1001, receive(bodies, before))).toBe('files.too-large');
    expect(pulled.pieces).toBe(0);
    expect(before).not.toHaveBeenCalled();
  });

  test('in chunks is cut off at the limit', async () => {
    const { bodies, uploads } = createBodies();
    const { body, pulled } = bodyOf(600, 400, 1, 1, 1);
    expect(await ask(body, null, receive(bodies))).toBe('files.too-large');
    expect(pulled.pieces).toBe(3);
    expect(uploads.taken()).toBe(0);
  });

  test('of somebody who may not is refused unread, and leaves its room', async () => {
    const { bodies, uploads } = createBodies();
    const { body, pulled } = bodyOf(600);
    const before = async (): Promise<never> => {
      throw new Problem('too-many-requests');
    };
    expect(await ask(body, 600, receive(bodies, before))).toBe('too-many-requests');
    expect(pulled.pieces).toBe(0);
    expect(uploads.taken()).toBe(0);
  });

  test.each([
    ['of one caller', 'ana', 100, 'too-many-requests'],
    ['of all together', 'marko', 600, 'unavailable'],
  ])('too many %s are refused unread', async (_, caller, length, code) => {
    const { bodies, uploads } = createBodies();
    for (let count = 0; count < 2; count += 1) void ask(bodyOf('hang').body, 1000, receive(bodies));
    await settled(() => expect(uploads.taken()).toBe(2000));
    const { body, pulled } = bodyOf(length);
    const before = vi.fn(async () => {});
    expect(await ask(body, length, receive(bodies, before, caller))).toBe(code);
    expect(pulled.pieces).toBe(0);
    // Nothing is counted against who has to come again.
    expect(before).not.toHaveBeenCalled();
  });

  test('waits on the disk while another is dealt with', async () => {
    const { bodies, uploads } = createBodies();
    const order: string[] = [];
    await ask(bodyOf(10).body, 10, async (c) => {
      const { done } = await bodies.receive(c, { caller: 'ana', limit, before: async () => {} });
      const second = bodyOf(20);
      const waiting = ask(second.body, 20, receive(bodies)).then(() => order.push('second'));
      await settled(() => expect(second.pulled.pieces).toBe(2));
      expect(uploads.taken()).toBe(30);
      order.push('first');
      done();
      done();
      await waiting;
    });
    expect(order).toEqual(['first', 'second']);
    expect(uploads.taken()).toBe(0);
    expect(await ask(bodyOf(5).body, 5, receive(bodies))).toBe(5);
  });

  test('counts as under way until it has been dealt with', async () => {
    const { bodies, uploads } = createBodies();
    await ask(bodyOf(10).body, 10, async (c) => {
      const { done } = await bodies.receive(c, { caller: 'ana', limit, before: async () => {} });
      expect(uploads.taken()).toBe(10);
      done();
    });
    expect(uploads.taken()).toBe(0);
  });

  test('that breaks off leaves neither room nor file', async () => {
    const { bodies, uploads } = createBodies();
    expect(await ask(bodyOf(300, 'break').body, 600, receive(bodies))).toBe('bad-request');
    expect(uploads.taken()).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('under way has no name on the disk: a killed process leaves none', async () => {
    const { bodies, uploads } = createBodies();
    const { body, pulled } = bodyOf(300, 'hang');
    void ask(body, 600, receive(bodies));
    await settled(() => expect(pulled.pieces).toBe(2));
    expect(uploads.taken()).toBe(600);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is cut off when it does not come forward, though most of it is there', async () => {
    const { bodies, uploads } = createBodies({ part: 1 / 10, ms: 20 });
    expect(await ask(bodyOf(999, 'hang').body, 1000, receive(bodies))).toBe('request-timeout');
    expect(uploads.taken()).toBe(0);
  });
});

test('the processes of a site share its room for uploads, and each has room for four', () => {
  const fits = (processes: number): number => {
    const { uploads } = bodyLimits(processes);
    let count = 0;
    try {
      for (; ; count += 1) uploads.take(`network ${count}`, 5_242_880 + 65_536);
    } catch {
      return count;
    }
  };
  expect([1, 2, 4, 16].map(fits)).toEqual([12, 6, 4, 4]);
});

describe('a body in memory', () => {
  const read = (bodies: RequestBodies, network: string) => async (c: Context) =>
    (await bodies.read(c, network, 20_000)).byteLength;

  test('is as long as its limit, and refused unread when it says that it is longer', async () => {
    const { bodies, inMemory } = createBodies();
    expect(await ask(bodyOf(20_000).body, 20_000, read(bodies, 'a'))).toBe(20_000);
    const { body, pulled } = bodyOf(20_001);
    expect(await ask(body, 20_001, read(bodies, 'a'))).toBe('payload-too-large');
    expect(pulled.pieces).toBe(0);
    expect(await ask(bodyOf(20_000, 1, 1).body, null, read(bodies, 'a'))).toBe('payload-too-large');
    expect(inMemory.taken()).toBe(0);
  });

  test('has its room too, unless it is small', async () => {
    const { bodies, inMemory } = createBodies();
    for (let count = 0; count < 2; count += 1) void ask(bodyOf('hang').body, 20_000, read(bodies, 'a'));
    await settled(() => expect(inMemory.taken()).toBe(40_000));
    const { body, pulled } = bodyOf(20_000);
    expect(await ask(body, 20_000, read(bodies, 'b'))).toBe('unavailable');
    expect(pulled.pieces).toBe(0);
    // Without a length it is known as soon as it is no longer small.
    expect(await ask(bodyOf(20_000).body, null, read(bodies, 'a'))).toBe('too-many-requests');
    for (const length of [16_000, null])
      for (const network of ['a', 'b'])
        expect(await ask(bodyOf(16_000).body, length, read(bodies, network))).toBe(16_000);
  });
});
