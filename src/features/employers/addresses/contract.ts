import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listAddresses = endpoint({
  id: 'employers.listAddresses',
  method: 'GET',
  path: '/employer/addresses',
  access: 'reader',
  summary:
    'Addresses that receive notifications about the own company’s postings, and those that await confirmation.',
  schemas: async () => ({ data: (await fields()).companyAddresses }),
});

export const requestAddress = endpoint({
  id: 'employers.requestAddress',
  method: 'POST',
  path: '/employer/addresses',
  access: 'recruiter',
  summary:
    'Emails an address the link that confirms it for notifications of the company; valid once, for seven days. A new link replaces the old.',
  schemas: async () => {
    const f = await fields();
    return { body: f.addressInput, data: f.companyAddresses };
  },
  status: 202,
  problems: ['too-many-requests'],
});

export const checkAddress = endpoint({
  id: 'employers.checkAddress',
  method: 'GET',
  path: '/services/company-address',
  access: 'public',
  summary: 'What a link that confirms an address is for; changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { query: f.addressQuery, data: f.addressFacts };
  },
});

export const confirmAddress = endpoint({
  id: 'employers.confirmAddress',
  method: 'POST',
  path: '/services/company-address/confirm',
  access: 'public',
  summary: 'Confirms an address for notifications of a company by the token of the email.',
  schemas: async () => {
    const f = await fields();
    return { body: f.confirmInput, data: f.confirmedAddress };
  },
  problems: ['employers.address-link-invalid'],
});
