import { expect, test } from 'vitest';
import { sharedMessages } from '#kit/i18n/messages.sr.ts';
import { createTranslator, type Translate } from '#kit/i18n/translator.ts';
import { wrongFields } from './wrong-fields.ts';
import { toFieldErrors } from './zod-form.ts';

const t: Translate = createTranslator('sr', sharedMessages);
const { required, choose } = sharedMessages.validation;

test('every mistake is listed with its path, however deep it is', () => {
  const errors = toFieldErrors(
    [
      { path: 'message', code: 'required' },
      { path: 'salaryRange.min', code: 'required' },
      { path: 'entries.1.title', code: 'required' },
      { path: 'type', code: 'choose' },
    ],
    t,
  );
  expect(wrongFields(errors)).toEqual([
    { path: 'message', message: required },
    { path: 'salaryRange.min', message: required },
    { path: 'entries.1.title', message: required },
    { path: 'type', message: choose },
  ]);
});

test('a list that is wrong as a whole and in its parts says both', () => {
  const issues = [
    { path: 'entries.0.title', code: 'required' },
    { path: 'entries', code: 'choose' },
  ];
  const both = [
    { path: 'entries', message: choose },
    { path: 'entries.0.title', message: required },
  ];
  expect(wrongFields(toFieldErrors(issues, t))).toEqual(expect.arrayContaining(both));
  expect(wrongFields(toFieldErrors(issues.toReversed(), t))).toEqual(both);
});

test('a mistake of the whole form has no path', () => {
  expect(wrongFields(toFieldErrors([{ path: '', code: 'required' }], t))).toEqual([{ path: '', message: required }]);
});
