import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listArticles = endpoint({
  id: 'content.listArticles',
  method: 'GET',
  path: '/admin/blog',
  access: 'admin',
  summary: 'All texts of the blog in any state, the latest saved first.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.articlesQuery, data: z.array(f.articleRow), meta: f.articlesMeta };
  },
});

export const createArticle = endpoint({
  id: 'content.createArticle',
  method: 'POST',
  path: '/admin/blog',
  access: 'admin',
  summary: 'Begins an empty text of the blog.',
  status: 201,
  once: true,
  schemas: async () => {
    const { z } = await import('zod');
    return { body: z.strictObject({}), data: z.object({ id: z.number().int() }) };
  },
  problems: ['administration.too-many-drafts'],
});

export const getArticle = endpoint({
  id: 'content.getArticle',
  method: 'GET',
  path: '/admin/blog/{id}',
  access: 'admin',
  summary: 'A text of the blog as it is being written, with its state and its published versions.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).articleView }),
  problems: ['administration.text-not-found'],
});

export const saveArticle = endpoint({
  id: 'content.saveArticle',
  method: 'PUT',
  path: '/admin/blog/{id}',
  access: 'admin',
  summary: 'Saves what is being written over the version it began with; readers see nothing of it.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.articleSave, data: f.keptArticle };
  },
  problems: [
    'administration.text-not-found',
    'administration.text-changed',
    'files.not-yours',
    'files.infected',
  ],
});

export const publishArticle = endpoint({
  id: 'content.publishArticle',
  method: 'POST',
  path: '/admin/blog/{id}/publish',
  access: 'admin',
  summary: 'Publishes a text at once, or at a moment of Belgrade’s clock; a published one is replaced.',
  once: true,
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.articlePublication, data: f.keptArticle };
  },
  problems: [
    'administration.text-not-found',
    'administration.text-changed',
    'administration.text-is-published',
    'files.not-yours',
    'files.infected',
  ],
});

export const withdrawArticle = endpoint({
  id: 'content.withdrawArticle',
  method: 'POST',
  path: '/admin/blog/{id}/withdraw',
  access: 'admin',
  summary: 'Takes a published text from readers, or a scheduled one from its hour.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), body: (await fields()).articleWithdrawal, data: z.object({}) };
  },
  problems: [
    'administration.text-not-found',
    'administration.text-changed',
    'administration.text-not-published',
  ],
});

export const deleteArticle = endpoint({
  id: 'content.deleteArticle',
  method: 'DELETE',
  path: '/admin/blog/{id}',
  access: 'admin',
  summary: 'Deletes a text that readers have never seen.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.object({}) };
  },
  problems: ['administration.text-not-found', 'administration.text-not-draft'],
});

export const previewArticle = endpoint({
  id: 'content.previewArticle',
  method: 'GET',
  path: '/admin/blog/{id}/preview',
  access: 'admin',
  summary: 'A text as readers would see it: what is being written, or a published version.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), query: f.previewQuery, data: f.articlePreview };
  },
  problems: ['administration.text-not-found'],
});
