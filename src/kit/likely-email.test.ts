import { expect, test } from 'vitest';
import { likelyEmail } from './likely-email.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana.peric@gmail.con', 'ana.peric@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana@Gmaill.com ', 'Ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@eunet.ts', 'ana@eunet.rs'],
])('%s: probably %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@primer.rs',
  'ana@mts.rs',
  'ana@yahoo.co.uk',
  'ana@gmx.com',
  'ana',
  '@gmial.com',
  '',
  'ana@',
  'ana@firma-gmail.com',
])('%s is left alone', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
