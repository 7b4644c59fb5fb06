import { expect, test } from 'vitest';
import { changedVerifiedData } from './verified-data.ts';

const known = {
  company: 'Kvarc',
  registrationNumber: '17162543',
  address: 'Njegoševa 14',
  postal: '11000',
  location: 'Beograd',
};

test('what differs is named; blanks make no difference', () => {
  expect(changedVerifiedData(known, { ...known, company: ' Kvarc ', address: 'Njegoševa  14' })).toEqual([]);
  expect(changedVerifiedData(known, { ...known, company: 'Kvarc d.o.o.', location: 'Zemun' })).toEqual([
    'company',
    'location',
  ]);
  expect(changedVerifiedData({ ...known, registrationNumber: null }, known)).toEqual(['registrationNumber']);
});
