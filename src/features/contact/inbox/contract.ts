import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints(
  'administration',
  () => import('./fields.ts'),
  () => import('#kit/reason-fields.ts'),
);

export const listMessages = get('listMessages', '/admin/messages', 'admin', {
  summary: 'Messages to the provider and reports of postings, newest first.',
  schemas: (f, z) => ({ query: f.messagesQuery, data: z.array(f.messageRow), meta: f.messagesMeta }),
});

export const getMessage = get('getMessage', '/admin/messages/{id:uuid}', 'admin', {
  summary: 'A message or report in full, with who sent it and how it was dealt with.',
  schemas: (f) => ({ data: f.messageView }),
  problems: ['administration.message-not-found'],
});

/** If two administrators act at once, the second gets a conflict. */
const problems = ['administration.message-not-found', 'administration.already-done'] as const;

export const handleMessage = post('handleMessage', '/admin/messages/{id:uuid}/handle', 'admin', {
  summary: 'Marks a message as dealt with; the reason stays with it as a note. Reports are decided instead.',
  schemas: (f) => ({ body: f.reasonInput }),
  problems,
});

export const decideReport = post('decideReport', '/admin/reports/{id:uuid}/decide', 'admin', {
  summary: 'Upholds or rejects a report of a posting; who left an address is mailed the decision with its reasons.',
  schemas: (f) => ({ body: f.reportDecision }),
  problems,
});

export const reopenMessage = post('reopenMessage', '/admin/messages/{id:uuid}/reopen', 'admin', {
  summary: 'Opens a message or report again that was dealt with.',
  schemas: (f) => ({ body: f.reasonInput }),
  problems,
});
