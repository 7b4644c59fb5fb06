import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { PageService } from './page-service.ts';

export const pageRoutes = (pages: PageService): Route[] => [
  route(
    contract.getSitePage,
    async ({ actor, language }, { params }) => ({ data: await pages.show(actor, params.id, language) }),
    () => ({ scopes: ['pages', 'settings'] }),
  ),
  route(contract.listPages, async ({ actor, language }) => ({ data: await pages.list(actor, language) })),
  route(contract.getPage, async ({ actor }, { params }) => ({ data: await pages.get(actor, params.id) })),
  route(contract.savePage, async ({ actor }, { params, body }) => ({
    data: await pages.save(actor, params.id, body.values, body.version),
  })),
  route(contract.publishPage, async ({ actor, once }, { params, body }) => ({
    data: await pages.publish(actor, params.id, body, once),
  })),
  route(contract.previewPage, async ({ actor, language }, { params, query }) => ({
    data: await pages.preview(actor, params.id, { ...query, language: query.language ?? language }),
  })),
];
