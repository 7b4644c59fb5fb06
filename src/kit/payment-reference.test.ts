import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPaymentReference,
  isPaymentReferenceValid,
  normalizePaymentReference,
  paymentReference,
  referenceControl,
} from './payment-reference.ts';

describe('reference number of model 97', () => {
  test.each([
    ['123412', '14', '14123412', '14-123412'],
    ['12345', '20', '2012345', '20-12345'],
    ['12345a', '28', '2812345A', '28-12345A'],
    ['21750940-2204', '47', '47217509402204', '47-21750940-2204'],
    ['21750940 2204', '47', '47217509402204', '47-21750940-2204'],
    ['2026000123', '38', '382026000123', '38-2026000123'],
    ['20260001', '04', '0420260001', '04-20260001'],
    ['30', '08', '0830', '08-30'],
  ])('%s has the control %s', (body, control, reference, shown) => {
    expect(referenceControl(body)).toBe(control);
    expect(paymentReference(body)).toBe(reference);
    expect(formatPaymentReference(body)).toBe(shown);
    for (const text of [reference, shown, ` ${shown.toLowerCase()} `]) {
      expect(isPaymentReferenceValid(text)).toBe(true);
      expect(normalizePaymentReference(text)).toBe(reference);
    }
  });

  test.each(['20-123456', '28-12345b', '0430', '830', '', '97', '14-12341č', '14_123412', '1a-123412'])(
    '%s does not fit',
    (text) => expect(isPaymentReferenceValid(text)).toBe(false),
  );

  test.each(['', '  ', '-', 'č1', '12.5', '１２'])('„%s” is no body', (body) => {
    expect(() => paymentReference(body)).toThrow(RangeError);
    expect(() => formatPaymentReference(body)).toThrow(RangeError);
  });

  test('every other control is wrong, and every single wrong digit is found', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), fc.nat(19), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const fitting = Array.from({ length: 100 }, (_, control) => String(control).padStart(2, '0')).filter(
          (control) => isPaymentReferenceValid(control + body),
        );
        expect(fitting).toEqual([referenceControl(body)]);
        const place = at % body.length;
        const wrong = body.slice(0, place) + ((Number(body[place]) + by) % 10) + body.slice(place + 1);
        expect(isPaymentReferenceValid(referenceControl(body) + wrong)).toBe(false);
      }),
    );
  });
});
