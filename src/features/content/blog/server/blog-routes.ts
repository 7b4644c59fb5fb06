import { type Route, route, type Shown } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { BlogService } from './blog-service.ts';

/** A text appears when its hour has come. */
const shows = (): Shown => ({ scopes: ['blog'], seconds: 60 });

export const blogRoutes = (service: BlogService): Route[] => [
  route(contract.listBlog, ({ actor, language }, { query }) => service.list(actor, language, query), shows),
  route(
    contract.getBlogPost,
    async ({ actor }, { params }) => ({ data: await service.get(actor, params.id) }),
    shows,
  ),
];
