import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getSitePage = endpoint({
  id: 'content.getSitePage',
  method: 'GET',
  path: '/pages/{id}',
  access: 'public',
  sameFor: 'guests',
  summary:
    'The text of a page (`about`, `privacy`, `terms`, `antiDiscrimination`, `contact`) in the language of the request.',
  schemas: async () => {
    const f = await fields();
    return { params: f.pageParams, data: f.sitePage };
  },
});

export const listPages = endpoint({
  id: 'content.listPages',
  method: 'GET',
  path: '/admin/pages',
  access: 'admin',
  summary: 'The pages whose texts administrators can change, with their published versions.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array((await fields()).pageRow) };
  },
});

export const getPage = endpoint({
  id: 'content.getPage',
  method: 'GET',
  path: '/admin/pages/{id}',
  access: 'admin',
  summary: 'The text of a page as it is being written, with its published versions and who has agreed.',
  schemas: async () => {
    const f = await fields();
    return { params: f.pageParams, data: f.pageView };
  },
  problems: ['administration.text-not-found'],
});

export const savePage = endpoint({
  id: 'content.savePage',
  method: 'PUT',
  path: '/admin/pages/{id}',
  access: 'admin',
  summary: 'Saves what is being written over the version it began with (0: no one has written yet).',
  schemas: async () => {
    const f = await fields();
    return { params: f.pageParams, body: f.pageSave, data: f.keptPage };
  },
  problems: ['administration.text-not-found', 'administration.text-changed'],
});

export const publishPage = endpoint({
  id: 'content.publishPage',
  method: 'POST',
  path: '/admin/pages/{id}/publish',
  access: 'admin',
  summary:
    'Shows a new text on the page; of a text that people agree to with its day, and with a new request to agree.',
  once: true,
  schemas: async () => {
    const f = await fields();
    return { params: f.pageParams, body: f.pagePublication, data: f.keptPage };
  },
  problems: ['administration.text-not-found', 'administration.text-changed'],
});

export const previewPage = endpoint({
  id: 'content.previewPage',
  method: 'GET',
  path: '/admin/pages/{id}/preview',
  access: 'admin',
  summary: 'A page as everyone would see it: what is being written, or a published version.',
  schemas: async () => {
    const f = await fields();
    return { params: f.pageParams, query: f.pagePreviewQuery, data: f.pagePreview };
  },
  problems: ['administration.text-not-found'],
});
