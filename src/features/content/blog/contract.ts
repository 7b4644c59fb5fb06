import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('content', () => import('./fields.ts'));

export const listBlog = get('listBlog', '/blog', 'public', {
  summary: 'Published texts of the blog in the language of the request, newest first.',
  schemas: (f, z) => ({ query: f.blogQuery, data: z.array(f.blogCard), meta: f.blogMeta }),
  sameFor: 'guests',
});

export const getBlogPost = get('getBlogPost', '/blog/{id}', 'public', {
  summary: 'One text of the blog in its own language, with its translations and what to read next.',
  schemas: (f) => ({ params: f.blogParams, data: f.blogPost }),
  sameFor: 'guests',
  problems: ['content.post-not-found'],
});
