import { endpoints } from '#kit/endpoint.ts';

const { get, post, put, del } = endpoints('applications', () => import('./fields.ts'));

export const writeToGroup = post('writeToGroup', '/employer/postings/{id}/messages', 'recruiter', {
  summary:
    'Writes to several who applied to an own posting, each in a separate email. Answers how many will get it and who is left out.',
  schemas: (f) => ({ body: f.groupMessageInput, data: f.sentMessage }),
  once: true,
  status: 201,
  problems: [
    'postings.not-found',
    'applications.not-found',
    'applications.too-many-selected',
    'applications.nobody-to-write-to',
    'applications.too-many-messages',
  ],
});

export const previewMessage = post('previewMessage', '/employer/postings/{id}/messages/preview', 'recruiter', {
  summary: 'What one of those selected would get, the newest application first, and how many would be left out.',
  schemas: (f) => ({ body: f.previewInput, data: f.messagePreview }),
  problems: ['postings.not-found', 'applications.not-found', 'applications.too-many-selected'],
});

export const writeToOne = post('writeToOne', '/employer/applications/{id:uuid}/messages', 'recruiter', {
  summary: 'Writes to someone who applied to an own posting.',
  schemas: (f) => ({ body: f.messageInput, data: f.sentMessage }),
  once: true,
  status: 201,
  problems: ['applications.not-found', 'applications.nobody-to-write-to', 'applications.too-many-messages'],
});

export const listMessages = get('listMessages', '/employer/applications/{id:uuid}/messages', 'reader', {
  summary: 'The messages of an application to an own posting, the oldest first; reading marks the candidate’s as read.',
  schemas: (f) => ({ data: f.thread }),
  problems: ['applications.not-found'],
});

export const listOwnMessages = get('listOwnMessages', '/candidate/applications/{id:uuid}/messages', 'jobseeker', {
  summary: 'The messages of an own application, the oldest first; reading marks the company’s as read.',
  schemas: (f) => ({ data: f.thread }),
  problems: ['applications.not-found'],
});

export const answerMessage = post('answerMessage', '/candidate/applications/{id:uuid}/messages', 'jobseeker', {
  summary: 'Answers the company that has written about an own application; it gets an email.',
  schemas: (f) => ({ body: f.answerInput, data: f.thread }),
  once: true,
  status: 201,
  problems: ['applications.not-found', 'applications.not-answerable', 'too-many-requests'],
});

export const listTemplates = get('listTemplates', '/employer/message-templates', 'recruiter', {
  summary: 'Kept texts for messages by name.',
  schemas: (f, z) => ({ data: z.array(f.messageTemplate) }),
});

export const keepTemplate = post('keepTemplate', '/employer/message-templates', 'recruiter', {
  summary: 'Keeps a text for messages under a name.',
  schemas: (f) => ({ body: f.templateInput, data: f.messageTemplate }),
  problems: ['applications.template-named', 'applications.templates-full'],
  status: 201,
});

export const changeTemplate = put('changeTemplate', '/employer/message-templates/{id:uuid}', 'recruiter', {
  summary: 'Changes a kept text; messages that were written with it keep theirs.',
  schemas: (f) => ({ body: f.changedTemplate, data: f.messageTemplate }),
  problems: ['applications.template-not-found', 'applications.template-changed', 'applications.template-named'],
});

export const deleteTemplate = del('deleteTemplate', '/employer/message-templates/{id:uuid}', 'recruiter', {
  summary: 'Forgets a kept text.',
  problems: ['applications.template-not-found'],
});
