import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('applications', () => import('./fields.ts'));

export const checkWithdrawal = get('checkWithdrawal', '/services/application-withdrawal', 'public', {
  summary: 'The guest’s application that the link of an email takes back; changes nothing.',
  schemas: (f) => ({ query: f.withdrawalQuery, data: f.withdrawalFacts }),
  problems: ['applications.bad-withdrawal-link'],
});

export const withdrawByLink = post('withdrawByLink', '/services/application-withdrawal', 'public', {
  summary:
    'Takes an application back that was sent without an account, by the signed link of its email. Once more changes nothing.',
  schemas: (f) => ({ body: f.withdrawalInput, data: f.withdrawalFacts }),
  problems: ['applications.bad-withdrawal-link'],
});
