import { describe, expect, test } from 'vitest';
import { buildProforma } from '#tests/builders/proforma-builder.ts';
import { type ReadPdf, readPdf } from '#tests/support/read-pdf.ts';
import { scanQr } from '#tests/support/scan-qr.ts';
import type { ProformaData } from '../../server/proforma-data.ts';
import { IpsQrError } from '../ips-qr.ts';
import { renderProforma } from './proforma-document.tsx';

const open = async (data: ProformaData): Promise<ReadPdf> => readPdf(await renderProforma(data));

describe('a pro-forma invoice', () => {
  test('says everything that is demanded', async () => {
    const { pages, info } = await open(buildProforma());
    expect(pages).toHaveLength(1);
    for (const part of [
      'Predračun 2026-000123',
      'Datum izdavanja: 20. 11. 2026.',
      'Rok za uplatu: 28. 11. 2026.',
      'Čigra d.o.o. Niš',
      'Bulevar 12, 18000 Niš',
      'PIB 104052135, matični broj 17162543',
      'Kupac Đorđević & Žižić d.o.o.',
      'Njegoševa 10, 11000 Beograd',
      'PIB 101134702, matični broj 20084693',
      '1 Promovisan oglas, 30 dana Paket A+, važi 6 meseci 3 15.900,00 10% 42.930,00',
      'Vrednost bez popusta 47.700,00',
      'Popust 10% −4.770,00',
      'Osnovica za PDV 42.930,00',
      'PDV 20% 8.586,00',
      'Za uplatu 51.516,00 RSD',
      'Tekući račun 840-955845-10',
      'Primalac Čigra d.o.o. Niš',
      'Račun primaoca 840-955845-10',
      'Iznos 51.516,00 RSD',
      'NBS IPS QR',
      'Svrha uplate Predračun 2026-000123',
      'Model i poziv na broj 97 38-2026000123',
      'Rok za uplatu 28. 11. 2026.',
      'Predračun nije račun i ne služi za odbitak prethodnog poreza.',
      'Pitanja: podrska@prilika.test, 011 3245678',
    ]) {
      expect(pages[0]).toContain(part);
    }
    expect(pages[0]).not.toContain('Strana');
    expect(info).toMatchObject({ Title: 'Predračun 2026-000123', Language: 'sr-Latn' });
  });

  test('its code says what the slip says', async () => {
    expect(await scanQr(await open(buildProforma()), 1)).toBe(
      'K:PR|V:01|C:1|R:840000000095584510|N:Čigra d.o.o. Niš\nBulevar 12\n18000 Niš|I:RSD51516,00|P:Đorđević & Žižić d.o.o.\nNjegoševa 10\n11000 Beograd|SF:221|S:Predračun 2026-000123|RO:97382026000123',
    );
  });

  test('without a discount there is no line for one', async () => {
    const { pages } = await open(buildProforma({ discountPercent: 0 }));
    expect(pages[0]).not.toContain('Vrednost bez popusta');
    expect(pages[0]).toContain('Osnovica za PDV 47.700,00');
    expect(pages[0]).toContain('Za uplatu 57.240,00 RSD');
  });

  test('Cyrillic is read as it was written, a missing phone leaves nothing behind', async () => {
    const buyer = {
      ...buildProforma().buyer,
      name: 'Ђурђевак д.о.о., њ џ ћ љ',
      address: 'Цара Душана 1, 21000 Нови Сад',
    };
    const pdf = await open(buildProforma({ buyer, provider: { ...buildProforma().provider, phone: '' } }));
    expect(pdf.pages[0]).toContain('Kupac Ђурђевак д.о.о., њ џ ћ љ Цара Душана 1, 21000 Нови Сад');
    expect(pdf.pages[0]).toMatch(/Pitanja: podrska@prilika\.test$/);
    expect(await scanQr(pdf, 1)).toContain('|P:Ђурђевак д.о.о., њ џ ћ љ\nЦара Душана 1\n21000 Нови Сад|');
  });

  test('long names, their signs and line feeds, and twelve items break nothing', async () => {
    const name = `Firma | sa\nimenom ${'Ž'.repeat(90)} ${'и'.repeat(90)}`;
    const items = Array.from({ length: 12 }, (_, at) => ({
      name: `Istaknut oglas ${at + 1}, 15 dana`,
      note: 'Paket A+++,\nvaži 12 meseci',
      count: at + 1,
      netPara: 1_040_000 + at,
    }));
    const data = buildProforma({ items, discountPercent: 30, buyer: { ...buildProforma().buyer, name } });
    const pdf = await open(data);
    const all = pdf.pages.join(' ');
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.pages[0]).toContain('Strana 1 od 2');
    expect(pdf.pages[1]).toContain('Strana 2 od 2');
    for (const page of pdf.pages) expect(page).toContain('Predračun nije račun');
    expect(all).toContain('Kupac Firma | sa imenom ŽŽŽ');
    expect(all.match(/Ž/g)).toHaveLength(90);
    expect(all.match(/и/g)).toHaveLength(90);
    for (const { name: item } of items) expect(all).toContain(`${item} Paket A+++, važi 12 meseci`);
    expect(await scanQr(pdf, 2)).toContain('|P:Firma - sa imenom ŽŽŽ');
    // Nothing is drawn outside the margins.
    const { data: pixels, width, height } = await pdf.draw(1, 1);
    for (let y = 0; y < height; y += 1) {
      for (const x of [...Array(40).keys(), ...Array.from({ length: 40 }, (_, at) => width - 1 - at)]) {
        expect(pixels[(y * width + x) * 4], `${x}, ${y}`).toBe(255);
      }
    }
  });

  test('one that could not be paid is not made', async () => {
    await expect(renderProforma(buildProforma({ account: '840000000095584511' }))).rejects.toThrow(IpsQrError);
    await expect(renderProforma(buildProforma({ reference: '392026000123' }))).rejects.toThrow(IpsQrError);
  });
});
