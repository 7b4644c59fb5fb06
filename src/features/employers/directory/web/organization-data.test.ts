import { expect, test } from 'vitest';
import type { EmployerPage } from '../fields.ts';
import { organizationData } from './organization-data.ts';

const employer: EmployerPage = {
  id: 7,
  company: 'Kvarc',
  logo: null,
  shortDescription: 'Računovodstvena kuća.',
  about: '',
  companyEmail: 'kontakt@kvarc.example',
  location: 'Novi Sad',
  postal: '21000',
  address: 'Njegoševa 14',
  phone: '+381113000000',
  website: 'https://kvarc.example',
  pib: '101134702',
  registrationNumber: '20084693',
  verifiedOn: null,
  since: '2026-01-01',
  field: null,
  pay: null,
  cover: null,
  employees: null,
  photos: [],
  selectionSteps: [],
  withPay: 0,
  fields: [],
  activePostings: 2,
  replies: null,
};

test('a company is described with the data its page shows', () => {
  expect(organizationData(employer, 'https://prilika.test')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Kvarc',
    url: 'https://prilika.test/poslodavci/7',
    sameAs: 'https://kvarc.example',
    description: 'Računovodstvena kuća.',
    telephone: '+381113000000',
    email: 'kontakt@kvarc.example',
    taxID: '101134702',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Njegoševa 14',
      addressLocality: 'Novi Sad',
      postalCode: '21000',
      addressCountry: 'RS',
    },
  });
});

test('the logo has its whole address', () => {
  const data = organizationData({ ...employer, logo: '/api/services/files/1/public' }, 'https://prilika.test');
  expect(data).toMatchObject({ logo: 'https://prilika.test/api/services/files/1/public' });
});

test('what the page does not show is not there, and without a PIB no country is claimed', () => {
  const bare = {
    shortDescription: '',
    postal: '',
    address: '',
    phone: null,
    website: null,
    pib: null,
    companyEmail: null,
  };
  const data = organizationData({ ...employer, ...bare, location: 'Beč' }, 'https://prilika.test');
  expect(Object.keys(data)).toEqual(['@context', '@type', 'name', 'url', 'address']);
  expect(data).toMatchObject({ address: { addressLocality: 'Beč' } });
  expect(data).not.toMatchObject({ address: { addressCountry: 'RS' } });
  const longer = organizationData({ ...employer, about: '<p>O nama</p>' }, 'https://prilika.test');
  expect(longer).not.toHaveProperty('description');
});
