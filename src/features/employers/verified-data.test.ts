import { expect, test } from 'vitest';
import { changedVerifiedData } from './verified-data.ts';

const company = {
  company: 'Kvarc',
  registrationNumber: '17162543',
  address: 'Njegoševa 14',
  postal: '11000',
  location: 'Beograd',
};

test('what differs is named; blanks make no difference', () => {
  expect(changedVerifiedData(company, { ...company, company: ' Kvarc ', address: 'Njegoševa  14' })).toEqual([]);
  expect(changedVerifiedData(company, { ...company, company: 'Kvarc d.o.o.', location: 'Zemun' })).toEqual([
    'company',
    'location',
  ]);
  expect(changedVerifiedData({ ...company, registrationNumber: null }, company)).toEqual(['registrationNumber']);
});
