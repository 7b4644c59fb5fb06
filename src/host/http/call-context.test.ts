import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { Account, Actor, Admin, EmployerActor, Jobseeker } from '#kit/actor.ts';
import { endpoints } from '#kit/endpoint.ts';
import { on } from './call-context.ts';

const { get, put, del } = endpoints('things', async () => ({ thing: z.object({ a: z.number() }) }));
const summary = 'A thing.';
const data = { summary, schemas: (f: { thing: z.ZodObject<{ a: z.ZodNumber }> }) => ({ data: f.thing }) };
const answer = async () => ({ a: 1 });

test('who calls is known by the access', () => {
  on(get('a', '/a', 'public', data), async ({ actor }) => {
    expectTypeOf(actor).toEqualTypeOf<Actor>();
    return answer();
  });
  on(get('b', '/b', 'account', data), async ({ actor }) => {
    expectTypeOf(actor).toEqualTypeOf<Account>();
    return answer();
  });
  on(get('c', '/c', 'jobseeker', data), async ({ actor }) => {
    expectTypeOf(actor).toEqualTypeOf<Jobseeker>();
    return answer();
  });
  on(get('d', '/d', 'reader', data), async ({ actor }) => {
    expectTypeOf(actor).toEqualTypeOf<EmployerActor>();
    return answer();
  });
  on(get('e', '/e', 'admin', data), async ({ actor }) => {
    expectTypeOf(actor).toEqualTypeOf<Admin>();
    return answer();
  });
  // @ts-expect-error A guest is no administrator.
  on(get('f', '/f', 'public', data), (_: { actor: Admin }) => answer());
});

test('what came is known by path and schemas', () => {
  const save = put('save', '/a/{id}/b/{part:uuid}', 'admin', {
    summary,
    schemas: (f, z) => ({ query: z.object({ q: z.string() }), body: f.thing, data: f.thing }),
  });
  on(save, async ({ id, part, query, body }) => {
    expectTypeOf(id).toEqualTypeOf<number>();
    expectTypeOf(part).toEqualTypeOf<string>();
    expectTypeOf(query).toEqualTypeOf<{ q: string }>();
    return body;
  });
  // @ts-expect-error The path has no such parameter.
  on(save, async ({ other, body }) => ({ ...body, other }));
  on(get('a', '/a', 'public', data), async ({ body }) => {
    expectTypeOf(body).toEqualTypeOf<undefined>();
    return answer();
  });
});

test('what is answered has to fit', () => {
  // @ts-expect-error It says another thing.
  on(get('a', '/a', 'public', data), async () => ({ b: 1 }));
  // @ts-expect-error It says nothing.
  on(get('a', '/a', 'public', data), async () => {});
  on(del('a', '/a', 'public', { summary }), async () => {});
  // @ts-expect-error Nothing more than that is promised.
  on(del('a', '/a', 'public', { summary }), async () => 1);
  const list = get('a', '/a', 'public', {
    summary,
    schemas: (f, z) => ({ data: z.array(f.thing), meta: z.object({ total: z.number() }) }),
  });
  on(list, async () => ({ data: [{ a: 1 }], meta: { total: 1 } }));
  // @ts-expect-error A list says how many there are.
  on(list, async () => [{ a: 1 }]);
});
