import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { ArticleService } from './article-service.ts';

export const articleRoutes = (articles: ArticleService): Route[] => [
  route(contract.listArticles, ({ actor, language }, { query }) => articles.list(actor, query, language)),
  route(contract.createArticle, async ({ actor, once }) => ({ data: await articles.create(actor, once) })),
  route(contract.getArticle, async ({ actor }, { params }) => ({
    data: await articles.get(actor, params.id),
  })),
  route(contract.saveArticle, async ({ actor }, { params, body }) => ({
    data: await articles.save(actor, params.id, body.values, body.version),
  })),
  route(contract.publishArticle, async ({ actor, once }, { params, body }) => ({
    data: await articles.publish(actor, params.id, body, once),
  })),
  route(contract.withdrawArticle, async ({ actor }, { params, body }) => {
    await articles.withdraw(actor, params.id, body.version);
    return { data: {} };
  }),
  route(contract.deleteArticle, async ({ actor }, { params }) => {
    await articles.remove(actor, params.id);
    return { data: {} };
  }),
  route(contract.previewArticle, async ({ actor, language }, { params, query }) => ({
    data: await articles.preview(actor, params.id, { ...query, language: query.language ?? language }),
  })),
];
