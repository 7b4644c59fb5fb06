import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedEvent } from './error-event.ts';
import { harmlessMessage } from './error-words.ts';

/** What must never leave the house, as people type it and as programs quote it. */
const personal = fc.oneof(
  fc.constantFrom(
    'Zvezdana',
    'zvezdana',
    'Петровић',
    'Đorđević-Šćepanović',
    'ana@primer.rs',
    'ANA+posao@PRIMER.co.rs',
    '+381601234567',
    '060/123-45-67',
    '0101990710006',
    '7a9f8e2b6c5d4e3f',
    '#$%&/()=?*@',
    'Kneza Miloša 10',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    '/email/potvrda/aZ3kQ9xYw',
  ),
  fc.emailAddress(),
  fc.string({ minLength: 4 }).map((text) => `q${text}`),
);

/** Parts of what is personal that are more than a sign: words of three letters and more, and numbers. */
const tracesOf = (text: string): string[] => text.match(/[\p{L}\p{N}_@]{3,}/gu) ?? [];

const quoted = fc.tuple(
  fc.constantFrom(
    (text: string) => `duplicate key value violates unique constraint (email)=(${text})`,
    (text: string) => `Cannot read properties of undefined (reading '${text}')`,
    (text: string) => `${text}`,
    (text: string) => `invalid input syntax: "${text}" at ${text}\n    at ${text} (src/main.ts:1:1)`,
    (text: string) => `Error: ${text}, ${text};${text}`,
    (text: string) => `fetch https://x.rs/${encodeURIComponent(text)}?token=${text} failed`,
  ),
  personal,
);

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}_@]+/gu) ?? []);

describe('a message', () => {
  test('keeps what the program says', () => {
    expect(harmlessMessage("Cannot read properties of undefined (reading 'company')")).toBe(
      "Cannot read properties of undefined (reading '…')",
    );
    expect(harmlessMessage('null value in column "email" of relation "accounts" violates not-null constraint')).toBe(
      'null value in column "…" of relation "…" violates not-null constraint',
    );
    expect(harmlessMessage('connect ECONNREFUSED 127.0.0.1:5432')).toBe('connect ECONNREFUSED #.#.#.#:#');
  });

  test('loses whatever it quotes', () => {
    fc.assert(
      fc.property(quoted, ([frame, text]) => {
        const known = wordsOf(harmlessMessage(frame('…')));
        const said = wordsOf(harmlessMessage(frame(text)));
        for (const trace of tracesOf(text)) {
          const word = trace.toLowerCase();
          // A word of the list says nothing about anybody, whoever has typed it.
          if (harmlessMessage(word) === word) continue;
          if (!known.has(word)) expect([...said]).not.toContain(word);
        }
      }),
    );
  });

  test('is short, whatever came', () => {
    fc.assert(fc.property(fc.string({ maxLength: 5000 }), (text) => harmlessMessage(text).length <= 300));
  });
});

describe('an event', () => {
  const planted = 'Zvezdana ana@primer.rs 0601234567';

  /** Everything that the protocol has room for, with personal data in each place. */
  const everything = {
    event_id: 'a'.repeat(32),
    timestamp: 1_700_000_000,
    message: planted,
    logentry: { message: planted, params: [planted] },
    server_name: planted,
    release: planted,
    environment: planted,
    transaction: `/oglasi/${planted}`,
    request: { url: planted, data: planted, cookies: { refresh: planted }, headers: { Cookie: planted } },
    user: { id: planted, email: planted, username: planted, ip_address: planted },
    breadcrumbs: [{ message: planted, data: { planted } }],
    contexts: { device: { name: planted }, [planted]: { planted } },
    extra: { planted },
    fingerprint: [planted],
    modules: { [planted]: planted },
    tags: {
      requestId: planted,
      role: planted,
      language: planted,
      job: planted,
      code: planted,
      [planted]: planted,
    },
    exception: {
      values: [
        {
          type: planted,
          value: planted,
          module: planted,
          mechanism: { type: planted, data: { planted } },
          stacktrace: {
            frames: [
              { filename: planted, function: planted, vars: { planted }, context_line: planted },
              { filename: `src/${planted}.ts`, lineno: 1 },
              { filename: '/home/ana/app.ts', lineno: 1 },
              { filename: 'src/../../etc/passwd.ts', lineno: 1 },
              { filename: 'src/main.ts', function: planted, lineno: planted, colno: 2, vars: { planted } },
            ],
          },
        },
      ],
    },
  };

  test('holds nothing but what is allowed', () => {
    expect(allowedEvent(everything)).toEqual({
      event_id: 'a'.repeat(32),
      timestamp: 1_700_000_000,
      platform: 'node',
      level: 'error',
      tags: {},
      exception: {
        values: [
          {
            type: 'Error',
            value: '… #',
            stacktrace: { frames: [{ filename: 'src/main.ts', colno: 2, in_app: false }] },
          },
        ],
      },
    });
  });

  test('allowed once more is the same, whatever it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.constant(everything)), (value) => {
        const once = allowedEvent(value);
        expect(allowedEvent(once)).toEqual(once);
      }),
    );
  });

  test('keeps what helps to find the fault', () => {
    const event = {
      platform: 'node' as const,
      level: 'error' as const,
      release: 'prilika@a1b2c3',
      environment: 'production',
      transaction: '/api/postings/:id',
      tags: {
        requestId: '6b1f9b5e-3c54-4f5e-9d3a-0f1c2b3a4d5e',
        language: 'sr',
        role: 'employer',
        method: 'POST',
        job: 'agents.search',
        code: '23505',
        constraint: 'accounts_email_unique',
      },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'x is not a function',
            stacktrace: {
              frames: [
                {
                  filename: 'node:internal/process/task_queues',
                  function: 'processTicks',
                  lineno: 1,
                  colno: 2,
                  in_app: false,
                },
                {
                  filename: 'src/features/agents/server/index.ts',
                  function: 'async Object.run',
                  lineno: 9,
                  colno: 3,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
    };
    const { exception, ...rest } = allowedEvent(event);
    expect(rest).toEqual({ ...event, exception: undefined, kind: undefined });
    expect(exception.values[0]?.value).toBe('… is not a function');
    expect(exception.values[0]?.stacktrace).toEqual(event.exception.values[0]?.stacktrace);
  });
});
