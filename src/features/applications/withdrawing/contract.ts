import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const checkWithdrawal = endpoint({
  id: 'applications.checkWithdrawal',
  method: 'GET',
  path: '/services/application-withdrawal',
  access: 'public',
  summary: 'The guest’s application that the link of an email takes back; changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { query: f.withdrawalQuery, data: f.withdrawalFacts };
  },
  problems: ['applications.bad-withdrawal-link'],
});

export const withdrawByLink = endpoint({
  id: 'applications.withdrawByLink',
  method: 'POST',
  path: '/services/application-withdrawal',
  access: 'public',
  summary:
    'Takes an application back that was sent without an account, by the signed link of its email. Once more changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { body: f.withdrawalInput, data: f.withdrawalFacts };
  },
  problems: ['applications.bad-withdrawal-link'],
});
