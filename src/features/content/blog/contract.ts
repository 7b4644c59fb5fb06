import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listBlog = endpoint({
  id: 'content.listBlog',
  method: 'GET',
  path: '/blog',
  access: 'public',
  sameFor: 'guests',
  summary: 'Published texts of the blog in the language of the request, newest first.',
  schemas: async () => {
    const { z } = await import('zod');
    const { blogQuery, blogCard, blogMeta } = await fields();
    return { query: blogQuery, data: z.array(blogCard), meta: blogMeta };
  },
});

export const getBlogPost = endpoint({
  id: 'content.getBlogPost',
  method: 'GET',
  path: '/blog/{id}',
  access: 'public',
  sameFor: 'guests',
  summary: 'One text of the blog in its own language, with its translations and what to read next.',
  schemas: async () => {
    const { blogParams, blogPost } = await fields();
    return { params: blogParams, data: blogPost };
  },
  problems: ['content.post-not-found'],
});
