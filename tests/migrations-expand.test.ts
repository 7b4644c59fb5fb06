import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Compatibility, readCompatibility, understoodFrom } from '#host/database/compatibility.ts';
import { contractingStatements } from './support/contracting-statements.ts';

const { expandOnlySince, contractions } = readCompatibility('drizzle') as Compatibility;
const { entries } = JSON.parse(readFileSync('drizzle/meta/_journal.json', 'utf8')) as {
  entries: { tag: string; when: number }[];
};
const placeOf = (tag: string): number => entries.findIndex((entry) => entry.tag === tag);

describe('migrations only add, so that the version before goes on beside the new one', () => {
  const later = entries.slice(placeOf(expandOnlySince) + 1).map(({ tag }) => tag);

  test.each(later)('%s', (tag) => {
    const found = contractingStatements(readFileSync(`drizzle/${tag}.sql`, 'utf8'));
    if (tag in contractions) expect(found, 'it takes nothing away: no exception is needed').not.toEqual([]);
    else expect(found, 'see „A migration” in CONTRIBUTING.md').toEqual([]);
  });

  test('what is named is there, and what a migration takes away was given up before', () => {
    expect(placeOf(expandOnlySince)).toBeGreaterThanOrEqual(0);
    for (const [tag, { unusedSince, what }] of Object.entries(contractions)) {
      expect(later, tag).toContain(tag);
      expect(placeOf(unusedSince), unusedSince).toBeGreaterThanOrEqual(0);
      expect(placeOf(unusedSince), `${what} is given up by the release before`).toBeLessThan(placeOf(tag));
    }
    const newest = entries.at(-1) as { when: number };
    expect(understoodFrom('drizzle')).toBeLessThanOrEqual(newest.when);
  });
});

describe('the look at a migration', () => {
  test.each([
    'ALTER TABLE "orders" DROP COLUMN "note";',
    'DROP TABLE "orders";',
    'alter table orders\n  rename column note to remark',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer;',
    'ALTER TABLE orders ALTER note_id TYPE integer; ALTER TABLE orders ALTER COLUMN note TYPE int',
    'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;',
    'CREATE UNIQUE INDEX "orders_note" ON "orders" USING btree ("note");',
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_check" CHECK (note <> $$a$$);',
  ])('sees %j', (sql) => {
    expect(contractingStatements(sql)).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "orders" ADD COLUMN "note" text;',
    `ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "things" ("id" integer NOT NULL); CREATE UNIQUE INDEX "a" ON "things" ("id");',
    'CREATE TABLE "things" ("id" integer); --> statement-breakpoint\nALTER TABLE "things" ADD CONSTRAINT "a" UNIQUE("id");',
    'CREATE INDEX "orders_note" ON "orders" ("note"); DROP INDEX "orders_other";',
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL; -- rename nothing',
    `CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$;`,
    `UPDATE orders SET note = 'drop table orders; rename';`,
  ])('lets pass %j', (sql) => {
    expect(contractingStatements(sql)).toEqual([]);
  });
});
