import { endpoints } from '#kit/endpoint.ts';

const { get, post, put } = endpoints('content', () => import('./fields.ts'));

export const getSitePage = get('getSitePage', '/pages/{id}', 'public', {
  summary:
    'The text of a page (`about`, `privacy`, `terms`, `antiDiscrimination`, `contact`) in the language of the request.',
  schemas: (f) => ({ params: f.pageParams, data: f.sitePage }),
  sameFor: 'guests',
});

export const listPages = get('listPages', '/admin/pages', 'admin', {
  summary: 'The pages whose texts administrators can change, with their published versions.',
  schemas: (f, z) => ({ data: z.array(f.pageRow) }),
});

export const getPage = get('getPage', '/admin/pages/{id}', 'admin', {
  summary: 'The text of a page as it is being written, with its published versions and who has agreed.',
  schemas: (f) => ({ params: f.pageParams, data: f.pageView }),
  problems: ['administration.text-not-found'],
});

export const savePage = put('savePage', '/admin/pages/{id}', 'admin', {
  summary: 'Saves what is being written over the version it began with (0: no one has written yet).',
  schemas: (f) => ({ params: f.pageParams, body: f.pageSave, data: f.savedPage }),
  problems: ['administration.text-not-found', 'administration.text-changed'],
});

export const publishPage = post('publishPage', '/admin/pages/{id}/publish', 'admin', {
  summary:
    'Shows a new text on the page; of a text that people agree to with its day, and with a new request to agree.',
  schemas: (f) => ({ params: f.pageParams, body: f.pagePublication, data: f.savedPage }),
  once: true,
  problems: ['administration.text-not-found', 'administration.text-changed'],
});

export const previewPage = get('previewPage', '/admin/pages/{id}/preview', 'admin', {
  summary: 'A page as everyone would see it: what is being written, or a published version.',
  schemas: (f) => ({ params: f.pageParams, query: f.pagePreviewQuery, data: f.pagePreview }),
  problems: ['administration.text-not-found'],
});
