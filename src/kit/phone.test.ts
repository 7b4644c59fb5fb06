import { expect, test } from 'vitest';
import { formatPhone, formatPhoneAbroad, toE164 } from './phone.ts';

test.each([
  [' 064 123 4567 ', '+381641234567'],
  ['0038164 1234567', '+381641234567'],
  ['381641234567', '+381641234567'],
  ['064 001 2345', '+381640012345'],
  // In the middle of a number these digits are no calling code.
  ['064 381 2345', '+381643812345'],
  ['+43 1 3811234567', '+4313811234567'],
  ['381 64', null],
  ['0043 1 514440', '+431514440'],
  ['12', null],
  [' ', null],
  ['pozovite', null],
  ['021 472 1000 lok 4', '+381214721000;ext=4'],
  ['021/4721-000, lok. 12', '+381214721000;ext=12'],
  ['+381 21 4721000 (lokal 103)', '+381214721000;ext=103'],
  ['+381214721000;ext=4', '+381214721000;ext=4'],
  ['lok 4', null],
])('%j is %s', (text, number) => expect(toE164(text)).toBe(number));

test.each([
  ['+381641234567', '064 1234567'],
  ['+431514440', '+43 1 514440'],
  ['nije broj', 'nije broj'],
  ['+381214721000;ext=4', '021 4721000 lok. 4'],
])('%s is read as %s', (number, text) => expect(formatPhone(number)).toBe(text));

test.each([
  ['+381641234567', '+381 64 1234567'],
  ['+431514440', '+43 1 514440'],
  ['', ''],
])('%s is dialled abroad as %s', (number, text) => expect(formatPhoneAbroad(number)).toBe(text));
