import { endpoints } from '#kit/endpoint.ts';

const { get, post, put, del } = endpoints('content', () => import('./fields.ts'));

export const listArticles = get('listArticles', '/admin/blog', 'admin', {
  summary: 'All texts of the blog in any state, the latest saved first.',
  schemas: (f, z) => ({ query: f.articlesQuery, data: z.array(f.articleRow), meta: f.articlesMeta }),
});

export const createArticle = post('createArticle', '/admin/blog', 'admin', {
  summary: 'Begins an empty text of the blog.',
  schemas: (_, z) => ({ body: z.strictObject({}), data: z.object({ id: z.number().int() }) }),
  status: 201,
  once: true,
  problems: ['administration.too-many-drafts'],
});

export const getArticle = get('getArticle', '/admin/blog/{id}', 'admin', {
  summary: 'A text of the blog as it is being written, with its state and its published versions.',
  schemas: (f) => ({ data: f.articleView }),
  problems: ['administration.text-not-found'],
});

export const saveArticle = put('saveArticle', '/admin/blog/{id}', 'admin', {
  summary: 'Saves what is being written over the version it began with; readers see nothing of it.',
  schemas: (f) => ({ body: f.articleSave, data: f.savedArticle }),
  problems: ['administration.text-not-found', 'administration.text-changed', 'files.not-yours', 'files.infected'],
});

export const publishArticle = post('publishArticle', '/admin/blog/{id}/publish', 'admin', {
  summary: 'Publishes a text at once, or at a moment of Belgrade’s clock; a published one is replaced.',
  schemas: (f) => ({ body: f.articlePublication, data: f.savedArticle }),
  once: true,
  problems: [
    'administration.text-not-found',
    'administration.text-changed',
    'administration.text-is-published',
    'files.not-yours',
    'files.infected',
  ],
});

export const withdrawArticle = post('withdrawArticle', '/admin/blog/{id}/withdraw', 'admin', {
  summary: 'Takes a published text from readers, or a scheduled one from its hour.',
  schemas: (f) => ({ body: f.articleWithdrawal }),
  problems: ['administration.text-not-found', 'administration.text-changed', 'administration.text-not-published'],
});

export const deleteArticle = del('deleteArticle', '/admin/blog/{id}', 'admin', {
  summary: 'Deletes a text that readers have never seen.',
  problems: ['administration.text-not-found', 'administration.text-not-draft'],
});

export const previewArticle = get('previewArticle', '/admin/blog/{id}/preview', 'admin', {
  summary: 'A text as readers would see it: what is being written, or a published version.',
  schemas: (f) => ({ query: f.previewQuery, data: f.articlePreview }),
  problems: ['administration.text-not-found'],
});
