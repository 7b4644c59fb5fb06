import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentReference } from '#kit/payment-reference.ts';
import { IpsQrError, ipsQrFaults, ipsQrText, type PaymentSlip } from './ips-qr.ts';

const short = 'K:PR|V:01|C:1|R:840000000095584510|N:Čigra doo|I:RSD1025,12|SF:221';
const slip: PaymentSlip = {
  payeeAccount: '840000000095584510',
  payee: ['Čigra doo'],
  amountPara: 102_512,
};

const tagsOf = (make: () => string): string[] => {
  try {
    make();
  } catch (error) {
    if (error instanceof IpsQrError) return error.tags;
    throw error;
  }
  return [];
};

describe('text of the IPS QR', () => {
  test('what must be there', () => expect(ipsQrText(slip)).toBe(short));

  test('a slip with payer, purpose and reference', () => {
    const text = ipsQrText({
      ...slip,
      payee: ['Čigra doo', 'Bulevar 12', 'Niš'],
      amountPara: 1_440_000,
      payer: ['Marko Marković'],
      purpose: 'Predračun 2026-000123',
      reference: paymentReference('2026000123'),
    });
    expect(text).toBe(
      'K:PR|V:01|C:1|R:840000000095584510|N:Čigra doo\nBulevar 12\nNiš|I:RSD14400,00|P:Marko Marković|SF:221|S:Predračun 2026-000123|RO:97382026000123',
    );
  });

  test('the account of who pays and another payment code', () => {
    expect(ipsQrText({ ...slip, payerAccount: '165000000000005574', paymentCode: '189' })).toBe(
      'K:PR|V:01|C:1|R:840000000095584510|N:Čigra doo|I:RSD1025,12|O:165000000000005574|SF:189',
    );
  });

  test.each([
    [1, 'RSD0,01'],
    [0, 'RSD0,00'],
    [100_000, 'RSD1000,00'],
    [102_512, 'RSD1025,12'],
    [105, 'RSD1,05'],
  ])('%i para are %s', (amountPara, amount) => {
    expect(ipsQrText({ ...slip, amountPara })).toContain(`|I:${amount}|`);
  });

  test('signs and line feeds in names part no tags', () => {
    const text = ipsQrText({
      ...slip,
      payee: ['Čigra | doo\n\n', '  ', 'Bulevar\r\n12', 'Niš|'],
      payer: ['A|RO:9714123412'],
      purpose: 'Oglas\n| 30 dana',
    });
    expect(text).toBe(
      'K:PR|V:01|C:1|R:840000000095584510|N:Čigra - doo\nBulevar 12\nNiš-|I:RSD1025,12|P:A-RO:9714123412|SF:221|S:Oglas - 30 dana',
    );
  });

  test('what is too long is cut: names to 70 characters, addresses line by line, the purpose to 35', () => {
    const text = ipsQrText({
      ...slip,
      payee: ['Đ'.repeat(200), 'Niš'],
      payer: ['Firma', 'Bulevar 12', 'Ž'.repeat(70), 'Niš'],
      purpose: `${'a'.repeat(34)} bc`,
    });
    expect(text).toContain(`|N:${'Đ'.repeat(70)}|`);
    expect(text).toContain('|P:Firma\nBulevar 12|');
    expect(text).toMatch(/\|S:a{34}$/);
  });

  test.each<[string[], Partial<PaymentSlip>]>([
    [['R'], { payeeAccount: '840000000095584511' }],
    [['R'], { payeeAccount: '840-955845-10' }],
    [['N'], { payee: [] }],
    [['N'], { payee: [' \n'] }],
    [['I'], { amountPara: -1 }],
    [['I'], { amountPara: Number.NaN }],
    [['I'], { amountPara: 1.5 }],
    [['I'], { amountPara: 100_000_000_000_000 }],
    [['O'], { payerAccount: '165000000000005575' }],
    [['SF'], { paymentCode: '321' }],
    [['SF'], { paymentCode: '' }],
    [['RO'], { reference: '14-123412' }],
    [['RO'], { reference: '15123412' }],
    [['RO'], { reference: paymentReference('1'.repeat(22)) }],
  ])('a wrong %s is refused: %o', (tags, wrong) => {
    expect(tagsOf(() => ipsQrText({ ...slip, ...wrong }))).toEqual(tags);
  });

  test('any name gives a valid text', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { maxLength: 5 });
    fc.assert(
      fc.property(words, words, fc.string({ unit: 'binary' }), fc.nat(), (payee, payer, purpose, amountPara) => {
        const text = ipsQrText({ ...slip, payee: ['Prilika', ...payee], payer, purpose, amountPara });
        expect(ipsQrFaults(text)).toEqual([]);
      }),
    );
  });
});

describe('a text that is no slip', () => {
  test.each([
    ['I', 'RSD1025,12', 'RSD,01'],
    ['I', 'RSD1025,12', 'RSD1.025,12'],
    ['I', 'RSD1025,12', 'RSD1025.12'],
    ['I', 'RSD1025,12', 'RSD1025'],
    ['I', 'RSD1025,12', 'RSD-1,00'],
    ['I', 'RSD1025,12', 'RSDNaN,00'],
    ['I', 'RSD1025,12', 'RSD1,123'],
    ['I', 'RSD1025,12', 'RSD1234567890123,00'],
    ['I', 'RSD1025,12', 'EUR10,00'],
    ['N', 'Čigra doo', 'Č'.repeat(71)],
    ['N', 'Čigra doo', 'Čigra\na\nb\nc'],
    ['N', 'Čigra doo', 'Čigra\n\nNiš'],
    ['N', 'Čigra doo', ''],
    ['R', '840000000095584510', '840000000095584511'],
    ['R', '840000000095584510', '840-955845-10'],
    ['S', 'SF:221', 'SF:221|S:Predračun\n1'],
    ['S', 'SF:221', `SF:221|S:${'a'.repeat(36)}`],
    ['S', 'SF:221', 'SF:221|S:'],
    ['RO', 'SF:221', 'SF:221|RO:97-14123412'],
    ['RO', 'SF:221', 'SF:221|RO:9715123412'],
    ['K', 'K:PR', 'K:PR '],
    ['K', 'K:PR', 'K:XX'],
    ['V', 'V:01', 'V:02'],
    ['C', 'C:1', 'C:2'],
    ['C', 'C:1|', ''],
    ['SF', '|SF:221', ''],
    ['SF', 'SF:221', 'SF:21'],
    ['SF', 'SF:221', 'SF:2211'],
    ['SF', 'SF:221', 'SF:1221'],
    ['SF', 'SF:221', 'SF:321'],
    ['I', 'RSD1025,12', 'xRSD1025,12'],
    ['N', 'Čigra doo', 'Čigra \nNiš'],
    ['N', 'Čigra doo', 'Čigra\n Niš'],
    ['S', 'SF:221', 'SF:221|S: Oglas'],
    ['RO', 'SF:221', 'SF:221|RO:0'],
    ['RO', 'SF:221', 'SF:221|RO:00'],
    ['RO', 'SF:221', 'SF:221|RO:0x12'],
    ['RO', 'SF:221', 'SF:221|RO:x0012'],
    ['RO', 'SF:221', 'SF:221|RO:0012x'],
    ['RO', 'SF:221', `SF:221|RO:00${'1'.repeat(24)}`],
    ['S', '|SF:221', '|SF:221|S:a|S:b'],
  ])('a wrong %s is seen: %s → %s', (tag, right, wrong) => {
    expect(ipsQrFaults(short.replace(right, wrong))).toEqual([tag]);
  });

  test.each([`|${short}`, `${short}|`, short.replace('|C:1', '||C:1'), `${short}|X:1`, `${short}|K:PR`, ''])(
    'its form is wrong: %s',
    (text) => expect(ipsQrFaults(text)).not.toEqual([]),
  );

  test('what has just its place is right', () => {
    for (const more of [`S:${'a'.repeat(35)}`, `RO:00${'1'.repeat(23)}`])
      expect(ipsQrFaults(`${short}|${more}`), more).toEqual([]);
    expect(ipsQrFaults(short.replace('Čigra doo', `${'Č'.repeat(66)}\nNiš`))).toEqual([]);
    expect(ipsQrText({ ...slip, payee: ['Č'.repeat(66), 'Niš'] })).toContain(`|N:${'Č'.repeat(66)}\nNiš|`);
  });

  test('a refusal names what is wrong', () => {
    const error = new IpsQrError(['R', 'SF']);
    expect(error.name).toBe('IpsQrError');
    expect(error.message).toContain('R, SF');
  });

  test('a model without control may part its numbers', () => {
    expect(ipsQrFaults(`${short}|RO:0012-345`)).toEqual([]);
    expect(ipsQrFaults(`${short}|RO:9714123412`)).toEqual([]);
  });
});
