import { expect, test } from 'vitest';
import { routesOf } from './query-routes.ts';

test.each<[string, string[] | null]>([
  ["'knjigovođ'", ['knjigovođ']],
  ["'knjigovođ':A", ['knjigovođ']],
  ["'program' & 'java'", ['program']],
  ["'java' & 'program'", ['program']],
  ["'vozač' | 'šofer'", ['vozač', 'šofer']],
  ["'medicinsk':A <-> 'sestr':A | 'negovatelj':A", ['medicinsk', 'negovatelj']],
  ["( 'a' | 'b' ) & 'magacin'", ['magacin']],
  ["'magacin' & ( 'a' | 'b' ) & !'noćn'", ['magacin']],
  ["'o''brien'", ["o'brien"]],
  ["!'noćn'", null],
  ["'prod':*", null],
  ["'prod':*A | 'prodaj'", null],
  ["'prod':* & 'novi'", ['novi']],
  ["'novi' <2> 'sad'", ['novi']],
  ["!( 'a' & 'b' ) & 'c'", ['c']],
])('%s is looked for under %j', (query, routes) => {
  expect(routesOf(query)).toEqual(routes);
});
