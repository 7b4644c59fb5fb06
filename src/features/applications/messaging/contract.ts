import { endpoint, idParams, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const writeToGroup = endpoint({
  id: 'applications.writeToGroup',
  method: 'POST',
  path: '/employer/postings/{id}/messages',
  access: 'recruiter',
  summary:
    'Writes to several who applied to an own posting, each in a separate email. Answers how many will get it and who is left out.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.groupMessageInput, data: f.sentMessage };
  },
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

export const previewMessage = endpoint({
  id: 'applications.previewMessage',
  method: 'POST',
  path: '/employer/postings/{id}/messages/preview',
  access: 'recruiter',
  summary:
    'What one of those selected would get, the newest application first, and how many would be left out.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.previewInput, data: f.messagePreview };
  },
  problems: ['postings.not-found', 'applications.not-found', 'applications.too-many-selected'],
});

export const writeToOne = endpoint({
  id: 'applications.writeToOne',
  method: 'POST',
  path: '/employer/applications/{id}/messages',
  access: 'recruiter',
  summary: 'Writes to someone who applied to an own posting.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.messageInput, data: f.sentMessage };
  },
  once: true,
  status: 201,
  problems: ['applications.not-found', 'applications.nobody-to-write-to', 'applications.too-many-messages'],
});

export const listMessages = endpoint({
  id: 'applications.listMessages',
  method: 'GET',
  path: '/employer/applications/{id}/messages',
  access: 'reader',
  summary:
    'The messages of an application to an own posting, the oldest first; reading marks the candidate’s as read.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).thread }),
  problems: ['applications.not-found'],
});

export const listOwnMessages = endpoint({
  id: 'applications.listOwnMessages',
  method: 'GET',
  path: '/candidate/applications/{id}/messages',
  access: 'jobseeker',
  summary: 'The messages of an own application, the oldest first; reading marks the company’s as read.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).thread }),
  problems: ['applications.not-found'],
});

export const answerMessage = endpoint({
  id: 'applications.answerMessage',
  method: 'POST',
  path: '/candidate/applications/{id}/messages',
  access: 'jobseeker',
  summary: 'Answers the company that has written about an own application; it gets an email.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.answerInput, data: f.thread };
  },
  once: true,
  status: 201,
  problems: ['applications.not-found', 'applications.not-answerable', 'too-many-requests'],
});

export const listTemplates = endpoint({
  id: 'applications.listTemplates',
  method: 'GET',
  path: '/employer/message-templates',
  access: 'recruiter',
  summary: 'Kept texts for messages by name.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array((await fields()).messageTemplate) };
  },
});

export const keepTemplate = endpoint({
  id: 'applications.keepTemplate',
  method: 'POST',
  path: '/employer/message-templates',
  access: 'recruiter',
  summary: 'Keeps a text for messages under a name.',
  schemas: async () => {
    const f = await fields();
    return { body: f.templateInput, data: f.messageTemplate };
  },
  problems: ['applications.template-named', 'applications.templates-full'],
  status: 201,
});

export const changeTemplate = endpoint({
  id: 'applications.changeTemplate',
  method: 'PUT',
  path: '/employer/message-templates/{id}',
  access: 'recruiter',
  summary: 'Changes a kept text; messages that were written with it keep theirs.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.changedTemplate, data: f.messageTemplate };
  },
  problems: [
    'applications.template-not-found',
    'applications.template-changed',
    'applications.template-named',
  ],
});

export const deleteTemplate = endpoint({
  id: 'applications.deleteTemplate',
  method: 'DELETE',
  path: '/employer/message-templates/{id}',
  access: 'recruiter',
  summary: 'Forgets a kept text.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await uuidParams(), data: z.object({}) };
  },
  problems: ['applications.template-not-found'],
});
