import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Endpoint } from '#shared/endpoint.ts';
import type { ProblemTable } from '#shared/problem.ts';
import type { createOpenApi } from './openapi.ts';
import { standaloneCsp } from './security-headers.ts';

export type ApiDocument = Awaited<ReturnType<typeof createOpenApi>>;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2523;background:#fcf9f4;overflow-wrap:anywhere}
h1,h2{line-height:1.2}h2{margin-top:2.5rem;text-transform:capitalize}details{background:#fff;border:1px solid #e6e2da;border-radius:8px;margin:.5rem 0;padding:.6rem 1rem}
summary{cursor:pointer}code,pre{font-family:ui-monospace,monospace;font-size:.875rem}pre{overflow:auto;background:#f7f3ec;padding:1rem;border-radius:8px}
.m{display:inline-block;min-width:4.2rem;font-weight:700;color:#006267}.a{color:#535851;font-size:.875rem}a{color:#006267}
@media(prefers-color-scheme:dark){body{background:#121e1c;color:#eceae5}details{background:#192422;border-color:#2c3936}pre{background:#263431}.m,a{color:#7cc9ce}.a{color:#b9bdb6}}`;

const accessLabel: Record<Endpoint['access'], string> = {
  public: 'everybody',
  account: 'signed in',
  jobseeker: 'candidates',
  reader: 'members of a company',
  recruiter: 'recruiters and owners of a company',
  owner: 'owners of a company',
  admin: 'administrators',
};

/** `/api/docs`: the OpenAPI document for people, without any script. */
export function apiDocsPage(
  c: Context,
  endpoints: Endpoint[],
  document: ApiDocument,
  problems: ProblemTable,
): Response | Promise<Response> {
  const groups = Map.groupBy(endpoints, (endpoint) => endpoint.id.split('.')[0] as string);
  c.header('Content-Security-Policy', standaloneCsp);
  return c.html(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Prilika API</title><style>${raw(style)}</style></head><body>
<h1>Prilika API</h1>
<p>Base <code>/api</code>. Success answers <code>{ data, meta? }</code>, failure <code>application/problem+json</code> (RFC 9457) with all wrong fields in
<code>errors</code>. Send <code>Authorization: Bearer …</code> when logged in and <code>Locale: sr|en</code>. The same as a document: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${[...groups].map(
  ([group, list]) =>
    html`<h2>${group}</h2>${list.map((endpoint) => {
      const operation = document.paths?.[endpoint.path]?.[endpoint.method.toLowerCase() as 'get'];
      return html`<details><summary><span class="m">${endpoint.method}</span><code>${endpoint.path}</code> <span class="a">${accessLabel[endpoint.access]}</span><br>${endpoint.summary}</summary>
<pre>${JSON.stringify(operation, null, 2)}</pre></details>`;
    })}`,
)}
<h2>Schemas</h2>
${Object.entries(document.components?.schemas ?? {}).map(
  ([name, schema]) =>
    html`<details id="${name}"><summary><code>${name}</code></summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`,
)}
<h2>Problems</h2>
<ul>${Object.entries(problems).map(([code, status]) => html`<li id="${code}"><code>${code}</code> → ${status}</li>`)}</ul>
</body></html>`);
}
