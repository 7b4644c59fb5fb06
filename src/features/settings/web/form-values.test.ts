import { expect, test } from 'vitest';
import type { Translate } from '#kit/i18n/translator.ts';
import type { SettingsView } from '../fields.ts';
import { missingForOrders } from '../provider.ts';
import { comparedSettings, toForm } from './form-values.ts';

const view: SettingsView = {
  provider: {
    name: 'Prilika d.o.o.',
    address: 'Dositejeva 1, 11000 Beograd',
    pib: '104052135',
    registrationNumber: '17162543',
    registrationNumberConfirmed: false,
    bankAccount: '840000000095584510',
    email: 'podrska@prilika.test',
    phone: '',
  },
  euroRate: 117.2,
  freeAd: { available: true, limit: 2 },
  version: 3,
};

test('the form shows the account and the rate as they are written', () => {
  expect(toForm(view, 'sr')).toMatchObject({ provider: { bankAccount: '840-955845-10' }, euroRate: '117,2' });
  expect(toForm({ ...view, euroRate: 117.1724 }, 'en').euroRate).toBe('117.1724');
});

test('two states differ in what a person can see', () => {
  const other = {
    ...view,
    provider: { ...view.provider, phone: '+381113245678' },
    freeAd: { available: false, limit: 2 },
    version: 4,
  };
  const differences = (newer: SettingsView) =>
    comparedSettings(((key: string) => key) as Translate)
      .filter(({ of }) => of(toForm(view, 'sr')) !== of(toForm(newer, 'sr')))
      .map(({ label }) => label);
  expect(differences(other)).toEqual(['settings.fields.phone', 'settings.fields.freeAdAvailable']);
  expect(differences({ ...view, version: 9 })).toEqual([]);
});

test('an order needs everything that is on a pro-forma invoice, not a phone', () => {
  expect(missingForOrders(view.provider)).toEqual([]);
  expect(missingForOrders({ ...view.provider, pib: '', bankAccount: '' })).toEqual(['pib', 'bankAccount']);
});
