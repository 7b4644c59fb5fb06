import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Endpoint } from '#kit/endpoint.ts';
import { Problem, type ProblemTable } from '#kit/problem.ts';
import { openToOtherSites } from './mount-endpoint.ts';
import type { ApiDocument, ApiExamples, ApiPart } from './openapi.ts';
import { viewerCsp } from './security-headers.ts';

/** Files of the viewer's page, by the end of their address. */
const files: Record<string, { url: string; type: string }> = {
  'swagger-ui.js': {
    url: import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript',
  },
  'swagger-ui.css': { url: import.meta.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css' },
  'viewer.js': { url: import.meta.resolve('./api-docs-viewer.js'), type: 'text/javascript' },
  'viewer.css': { url: import.meta.resolve('./api-docs-viewer.css'), type: 'text/css' },
};

const parts: Record<ApiPart, { name: string; page: string; document: string }> = {
  site: { name: 'Site', page: '/api/docs', document: '/api/openapi.json' },
  administration: {
    name: 'Administration',
    page: '/api/docs/administration',
    document: '/api/openapi/administration.json',
  },
};

const docsPage = (c: Context, part: ApiPart, problems: ProblemTable): Response | Promise<Response> => {
  c.header('Content-Security-Policy', viewerCsp);
  return c.html(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Prilika API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css"><link rel="stylesheet" href="/api/docs/files/viewer.css">
<script defer src="/api/docs/files/swagger-ui.js"></script><script defer src="/api/docs/files/viewer.js"></script></head>
<body><nav aria-label="Parts of the API">${Object.values(parts).map(
    ({ name, page }) =>
      html`<a href="${page}"${page === parts[part].page ? html` aria-current="page"` : ''}>${name}</a> `,
  )}<a href="${parts[part].document}">OpenAPI 3.1</a></nav>
<main><details><summary>Problems</summary>
<ul>${Object.entries(problems).map(([code, status]) => html`<li id="${code}"><code>${code}</code> → ${status}</li>`)}</ul></details>
<div id="viewer" data-document="${parts[part].document}"></div></main>
</body></html>`);
};

/** `/api/docs` and `/api/openapi.json`: the API description for people and for programs, separately for each part. */
export function mountApiDocs(
  app: Hono,
  {
    endpoints,
    problems,
    examples,
  }: { endpoints: readonly Endpoint[]; problems: ProblemTable; examples: () => Promise<ApiExamples> },
): void {
  const documents = new Map<ApiPart, Promise<ApiDocument>>();
  /** Created on first request: it takes as long as the rest of the start. */
  const documentOf = (part: ApiPart): Promise<ApiDocument> => {
    const made =
      documents.get(part) ??
      import('./openapi.ts').then(async ({ createOpenApi }) =>
        createOpenApi(endpoints, problems, part, await examples()),
      );
    documents.set(part, made);
    return made;
  };
  for (const [part, { page, document }] of Object.entries(parts) as [ApiPart, (typeof parts)[ApiPart]][]) {
    app.get(document, openToOtherSites, async (c) => c.json(await documentOf(part)));
    app.get(page, (c) => docsPage(c, part, problems));
  }
  app.get('/api/docs/files/:name', async (c) => {
    const file = files[c.req.param('name')];
    if (!file) throw new Problem('not-found');
    c.header('Content-Type', `${file.type}; charset=utf-8`);
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(await readFile(fileURLToPath(file.url), 'utf8'));
  });
}
