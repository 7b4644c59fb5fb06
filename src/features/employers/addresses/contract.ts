import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('employers', () => import('./fields.ts'));

export const listAddresses = get('listAddresses', '/employer/addresses', 'reader', {
  summary: 'Addresses that receive notifications about the own company’s postings, and those that await confirmation.',
  schemas: (f) => ({ data: f.companyAddresses }),
});

export const requestAddress = post('requestAddress', '/employer/addresses', 'recruiter', {
  summary:
    'Emails an address the link that confirms it for notifications of the company; valid once, for seven days. A new link replaces the old.',
  schemas: (f) => ({ body: f.addressInput, data: f.companyAddresses }),
  status: 202,
  problems: ['too-many-requests'],
});

export const checkAddress = get('checkAddress', '/services/company-address', 'public', {
  summary: 'What a link that confirms an address is for; changes nothing.',
  schemas: (f) => ({ query: f.addressQuery, data: f.addressFacts }),
});

export const confirmAddress = post('confirmAddress', '/services/company-address/confirm', 'public', {
  summary: 'Confirms an address for notifications of a company by the token of the email.',
  schemas: (f) => ({ body: f.confirmInput, data: f.confirmedAddress }),
  problems: ['employers.address-link-invalid'],
});
