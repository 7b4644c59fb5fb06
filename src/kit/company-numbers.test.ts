import { describe, expect, test } from 'vitest';
import {
  isPibForm,
  isPibValid,
  isRegistrationNumberForm,
  isRegistrationNumberValid,
  normalizePib,
  normalizeRegistrationNumber,
} from './company-numbers.ts';

describe('PIB', () => {
  test.each(['101134702', '100002887', '100041150', '104052135', 'RS 104052135', 'rs104.052.135', '104-052-135'])(
    '%s is right',
    (text) => {
      expect(isPibValid(normalizePib(text))).toBe(true);
    },
  );

  test.each(['101134701', '100001442'])('%s has a wrong check digit', (text) => {
    expect(isPibForm(normalizePib(text))).toBe(true);
    expect(isPibValid(normalizePib(text))).toBe(false);
  });

  test.each(['1234567890', '10113470', '10113470A', '', 'RS', '１０１１３４７０２'])('%s is no PIB', (text) => {
    expect(isPibForm(normalizePib(text))).toBe(false);
    expect(isPibValid(normalizePib(text))).toBe(false);
  });

  test('every single wrong digit is found', () => {
    const right = '101134702';
    for (let place = 0; place < 9; place += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const wrong = right.slice(0, place) + digit + right.slice(place + 1);
        expect(isPibValid(wrong), wrong).toBe(wrong === right);
      }
    }
  });
});

describe('registration number', () => {
  test.each(['17162543', '20084693', '07007965', '17335600', '17 162 543'])('%s is right', (text) => {
    expect(isRegistrationNumberValid(normalizeRegistrationNumber(text))).toBe(true);
  });

  test('17162544 has the form and a wrong check digit', () => {
    expect(isRegistrationNumberForm('17162544')).toBe(true);
    expect(isRegistrationNumberValid('17162544')).toBe(false);
  });

  test('the body 2000009 has no check digit', () => {
    for (let digit = 0; digit < 10; digit += 1) expect(isRegistrationNumberValid(`2000009${digit}`)).toBe(false);
  });

  test.each(['7007965', '1716254A', '2000009x', '', '171625433'])('%s has not the form', (text) => {
    expect(isRegistrationNumberForm(normalizeRegistrationNumber(text))).toBe(false);
  });
});
