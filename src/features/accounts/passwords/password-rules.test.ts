import { describe, expect, test } from 'vitest';
import { meetsPasswordRule, passwordFault } from './password-rules.ts';

const strange = 'Ž'.repeat(126);

describe('a new password', () => {
  test.each([
    ['six characters', 'Ab1!xy', 'length'],
    ['seven without a digit', 'Abcdef!', 'number'],
    ['seven without a capital letter', 'abcde1!', 'uppercase'],
    ['seven without a sign', 'Abcdef1', 'special'],
    ['blanks alone', '       ', 'uppercase'],
    ['a blank is no sign', 'Dobar dan 1', 'special'],
    ['an accent is no sign', 'Abcdef1e\u0301', 'special'],
    ['129 characters', `${strange}1!a`, 'too-long'],
    ['emoji count as one character each', 'A1🙂🙂🙂🙂', 'length'],
    ['empty', '', 'length'],
  ])('is refused: %s', (_, password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  test.each([
    ['exactly seven', 'Zrno-7x'],
    ['128 characters', `${strange}1!`],
    ['blanks inside and at the ends', ' Tri plava konja 1! '],
    ['ћирилица', 'Шљива77!'],
    ['diacritics put together from two', 'C\u030Cvorak7!'],
    ['emoji', 'Kajsija7🙂'],
    ['emoji for most of it', 'A1!😀😀😀😀'],
    ['Greek', 'Ωμέγα77;'],
    ['digits of another script', 'Bostan٧٧!'],
    ['three words', 'Dunav-kamen-2026'],
  ])('is accepted: %s', (_, password) => {
    expect(passwordFault(password)).toBeNull();
  });

  test.each([
    'Password1!',
    'P@ssw0rd',
    'P@ssw0rd123!',
    'Passw0rd!',
    'Lozinka1!',
    'Lozinka2026!!',
    'Šifra123!',
    'Qwerty123!',
    '!QAZ2wsx',
    '1Qaz2wsx!',
    'Admin@123',
    'Abc123!@#',
    'Aa123456!',
    'Beograd1!',
    'Welcome1!',
  ])('%s is among the commonest', (password) => {
    expect(passwordFault(password)).toBe('common');
  });

  test('shows each rule as met on its own', () => {
    expect(meetsPasswordRule('A', 'uppercase')).toBe(true);
    expect(meetsPasswordRule('A', 'number')).toBe(false);
  });
});
