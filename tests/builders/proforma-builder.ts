import { orderSums } from '#features/advertising/order-sums.ts';
import type { ProformaData } from '#features/advertising/server/proforma-data.ts';
import { paymentReference } from '#kit/payment-reference.ts';

/** What a pro-forma invoice says: three postings of a package with its discount, its sums worked out. */
export const buildProforma = (change: Partial<Omit<ProformaData, 'sums'>> = {}): ProformaData => {
  const data = {
    number: '2026-000123',
    issuedOn: '2026-11-20',
    dueOn: '2026-11-28',
    provider: {
      name: 'Čigra d.o.o. Niš',
      address: 'Bulevar 12, 18000 Niš',
      pib: '104052135',
      registrationNumber: '17162543',
      email: 'podrska@prilika.test',
      phone: '+381113245678',
    },
    buyer: {
      name: 'Đorđević & Žižić d.o.o.',
      address: 'Njegoševa 10, 11000 Beograd',
      pib: '101134702',
      registrationNumber: '20084693',
    },
    items: [{ name: 'Promovisan oglas, 30 dana', note: 'Paket A+, važi 6 meseci', netPara: 1_590_000, count: 3 }],
    discountPercent: 10,
    account: '840000000095584510',
    reference: paymentReference('2026000123'),
    purpose: 'Predračun 2026-000123',
    ...change,
  };
  return { ...data, sums: orderSums(data.items, data.discountPercent) };
};
