import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { doubtfulNumber, hasTrustedNumber, pibField, registrationNumberField } from './company-number-fields.ts';
import {
  emailField,
  localDayField,
  oneLine,
  optionalDay,
  optionalEmail,
  optionalText,
  optionalWebAddress,
  personName,
  postalField,
  requiredText,
  requiredTick,
  webAddress,
} from './fields.ts';
import { monthField, optionalMonthField } from './month-field.ts';
import { optionalPhone, phoneField } from './phone-field.ts';
import { optionalReasonForm, optionalReasonInput, reasonInput } from './reason-fields.ts';
import { richTextField } from './rich-text-field.ts';
import { toFieldIssues } from './validation-issues.ts';

/** A refusal: the codes of all issues. */
const refused = (...codes: string[]) => ({ codes });
const read = (field: z.ZodType, raw: unknown): unknown => {
  const result = field.safeParse(raw, { reportInput: true });
  return result.success ? result.data : refused(...toFieldIssues(result.error).map(({ code }) => code));
};
const reads = (name: string, field: z.ZodType, table: readonly (readonly [unknown, unknown])[]): void => {
  test.each(table)(`${name}: %j is %j`, (raw, value) => expect(read(field, raw)).toEqual(value));
};

describe('text', () => {
  reads('required', requiredText(5), [
    ['  kuvar ', 'kuvar'],
    [' ', refused('required')],
    [undefined, refused('required')],
    [7, refused('wrong-type')],
    ['kuvari', refused('too-long')],
  ]);
  reads('required, of three at least', requiredText(5, 3), [
    ['ab', refused('too-short')],
    ['abc', 'abc'],
  ]);
  reads('in one line', oneLine(5), [
    [' a\r\n\tb\u0007 ', 'a b'],
    ['\n', refused('required')],
    ['abcdef', refused('too-long')],
  ]);
  reads('optional', optionalText(5), [
    [undefined, ''],
    [' a ', 'a'],
    ['abcdef', refused('too-long')],
  ]);
  reads('rich', richTextField(5), [
    [undefined, ''],
    [' <p></p> ', ''],
    ['<p>kuvar</p>', '<p>kuvar</p>'],
    ['<p>kuvari</p>', refused('too-long')],
    [`<p>${' '.repeat(60)}</p>`, refused('too-long')],
  ]);
});

describe('people', () => {
  const longest = `${'a'.repeat(244)}@primer.rs`;
  reads('mail', emailField, [
    [' Ana@Primer.RS ', 'ana@primer.rs'],
    ['', refused('email')],
    ['ana@primer.rs, b@primer.rs', refused('email')],
    [longest, longest],
    [`a${longest}`, refused('too-long')],
  ]);
  reads('mail or none', optionalEmail, [
    [undefined, ''],
    ['', ''],
    ['Ana@primer.rs', 'ana@primer.rs'],
  ]);
  reads('name', personName, [
    [' Ђорђе ', 'Ђорђе'],
    ["Ana-Marija D'Anđelo Jr.", "Ana-Marija D'Anđelo Jr."],
    ['N’Golo', 'N’Golo'],
    ['Ana 2', refused('name')],
    ['2 Ana', refused('name')],
    ['', refused('required')],
    ['a'.repeat(101), refused('too-long')],
  ]);
  reads('phone', phoneField, [
    [' 064 123 4567 ', '+381641234567'],
    ['0038164 1234567', '+381641234567'],
    ['381641234567', '+381641234567'],
    ['+43 1 514440', '+431514440'],
    ['12', refused('phone')],
    [' ', refused('required')],
    [`064${' '.repeat(40)}1234567`, refused('too-long')],
  ]);
  reads('tick', requiredTick, [
    [true, true],
    [false, refused('must-agree')],
  ]);
});

describe('days and addresses', () => {
  reads('day', localDayField, [
    ['2026-03-29', '2026-03-29'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', refused('date')],
    ['2026-13-01', refused('date')],
    ['2026-3-29', refused('date')],
    ['2026-03-29T12', refused('date')],
    ['a2026-03-29', refused('date')],
  ]);
  reads('of the web', webAddress, [
    [' primer.rs/a ', 'https://primer.rs/a'],
    ['http://primer.rs', 'http://primer.rs'],
    ['HTTPS://primer.rs', 'HTTPS://primer.rs'],
    ['javascript:alert(1)', refused('web-address')],
    ['ftp://primer.rs', refused('web-address')],
    ['http://localhost', refused('web-address')],
    ['https://ana@primer.rs', refused('web-address')],
    ['https://:tajna@primer.rs', refused('web-address')],
    ['ima razmaka', refused('web-address')],
    [`primer.rs/${'a'.repeat(500)}`, refused('too-long')],
  ]);
  reads('of the web or none', optionalWebAddress, [
    [undefined, ''],
    [' ', ''],
    ['primer.rs', 'https://primer.rs'],
    ['ftp://primer.rs', refused('web-address')],
  ]);
});

describe('companies', () => {
  reads('PIB', pibField, [
    ['101134702', '101134702'],
    ['101134703', refused('pib-check')],
    ['12', refused('pib-form')],
    ['', refused('required')],
  ]);
  reads('registration number', registrationNumberField, [
    ['20084693', '20084693'],
    ['2008', refused('registration-number-form')],
    ['', refused('required')],
  ]);
  reads('postal code', postalField, [
    ['11 000', '11000'],
    ['1100', refused('postal')],
    ['110000', refused('postal')],
    ['', refused('required')],
  ]);

  test.each([
    ['20084693', false, true],
    ['20084694', false, false],
    ['20084694', true, true],
    // Its form is wrong, which is said in another sentence.
    ['2008', false, true],
  ])('the number %s, confirmed %s, is trusted: %s', (registrationNumber, confirmed, trusted) => {
    expect(hasTrustedNumber({ registrationNumber, registrationNumberConfirmed: confirmed })).toBe(trusted);
  });

  test('a doubtful number is told at its field, beside other mistakes too', () => {
    expect(doubtfulNumber).toMatchObject({
      path: ['registrationNumber'],
      params: { code: 'registration-number-check' },
    });
    expect(doubtfulNumber.when({ value: {} })).toBe(false);
    const value = { company: 7, registrationNumber: '20084694', registrationNumberConfirmed: false };
    expect(doubtfulNumber.when({ value })).toBe(true);
  });
});

describe('reasons', () => {
  reads('of an act', reasonInput, [
    [{ reason: ' Jer. ' }, { reason: 'Jer.' }],
    [{ reason: 'Je' }, refused('too-short')],
    [{ reason: 'Jer.', note: '' }, refused('unknown-field')],
  ]);
  reads('that may be left out', optionalReasonInput, [
    [{}, { reason: '' }],
    [{ reason: ' a ' }, { reason: 'a' }],
    [{ note: '' }, refused('unknown-field')],
  ]);
  reads('in a form', optionalReasonForm, [
    [{ reason: ' ' }, { reason: '' }],
    [{}, refused('required')],
  ]);
});

describe('what may be left out', () => {
  reads('a day', optionalDay, [
    [' 31. 5. 1994. ', '1994-05-31'],
    ['1994-05-31', '1994-05-31'],
    [' ', ''],
    [undefined, ''],
    ['31. 2. 1994.', refused('date')],
    ['1'.repeat(41), refused('too-long')],
  ]);
  reads('a phone number', optionalPhone, [
    [' 064 123 4567 ', '+381641234567'],
    ['', ''],
    [undefined, ''],
    ['12', refused('phone')],
  ]);
  reads('a month', optionalMonthField, [
    [' 3. 2024. ', '2024-03'],
    [' ', ''],
    [undefined, ''],
    ['13/2024', refused('month')],
  ]);
});

reads('a month', monthField, [
  ['03/2024', '2024-03'],
  ['', refused('required')],
  ['mart', refused('month')],
  ['1. 3. 2019.', '2019-03'],
  ['2019', refused('month-of-year')],
  ['2019.', refused('month-of-year')],
]);
