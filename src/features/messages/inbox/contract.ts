import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('applications', () => import('./fields.ts'));

export const listThreads = get('listThreads', '/employer/messages', 'reader', {
  summary: 'The company’s messages with applicants over all its postings, the latest first.',
  schemas: (f) => ({ query: f.threadsQuery, data: f.threadRows, meta: f.threadsMeta }),
});

export const listOwnThreads = get('listOwnThreads', '/candidate/messages', 'jobseeker', {
  summary: 'The candidate’s messages with companies, the latest first.',
  schemas: (f) => ({ query: f.ownThreadsQuery, data: f.threadRows, meta: f.threadsMeta }),
});
