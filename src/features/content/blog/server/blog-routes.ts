import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { BlogService } from './blog-service.ts';

export const blogRoutes = (service: BlogService): Route[] => [
  route(contract.listBlog, ({ actor, language }, { query }) => service.list(actor, language, query)),
  route(contract.getBlogPost, async ({ actor }, { params }) => ({
    data: await service.get(actor, params.id),
  })),
];
