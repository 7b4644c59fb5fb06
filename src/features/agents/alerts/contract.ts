import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('agents', () => import('./fields.ts'));

export const describeAlert = get('describeAlert', '/alerts', 'public', {
  summary: 'What an alert for a search would look for, and what of the search it cannot hold.',
  schemas: (f) => ({ query: f.alertSearchQuery, data: f.alertSearch }),
});

export const requestAlert = post('requestAlert', '/alerts', 'public', {
  summary:
    'Emails an address the link that turns a search into an alert: new jobs by email without an account. The answer is the same for every address.',
  schemas: (f) => ({ body: f.alertInput, data: f.alertRequested }),
  status: 202,
  problems: ['too-many-requests'],
});

export const checkAlert = get('checkAlert', '/services/alert', 'public', {
  summary: 'The alert that the link of an email confirms, or has confirmed; changes nothing.',
  schemas: (f) => ({ query: f.alertQuery, data: f.alertView }),
  problems: ['agents.bad-link'],
});

export const confirmAlert = post('confirmAlert', '/services/alert/confirm', 'public', {
  summary:
    'Confirms an alert by the token of the email: an agent of the address, or of the candidate whose verified address it is. Again, it returns the same.',
  schemas: (f) => ({ body: f.alertConfirmation, data: f.alertView }),
  problems: ['agents.bad-link', 'agents.limit-reached', 'agents.alerts-limit-reached'],
});
