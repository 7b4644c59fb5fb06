import type { RequestListener, Server } from 'node:http';
import type { Hono } from 'hono';
import { createServer as createViteServer } from 'vite';
import type { RenderPage } from '#shared/render-host.ts';

interface ServerBuild {
  entry: { module: { createRender(build: ServerBuild, mode: string): RenderPage } };
}

export interface DevelopmentWeb {
  loadRender(): Promise<RenderPage>;
  staticFiles: ((app: Hono) => void) | null;
  stop(): Promise<void>;
}

/**
 * Pages with hot reload in this process: Vite answers first, except for the API, and what is not its own goes to the
 * application. The server build is asked for anew with each page, so edits are seen by the next request.
 */
export async function startDevelopmentWeb(
  root: string,
  server: Server,
  application: RequestListener,
): Promise<DevelopmentWeb> {
  const vite = await createViteServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  server.removeListener('request', application);
  server.on('request', (request, response) => {
    if (/^\/(api|locales|healthz|readyz)(\/|$)/.test(request.url ?? '')) application(request, response);
    else vite.middlewares(request, response, () => application(request, response));
  });
  return {
    async loadRender() {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return build.entry.module.createRender(build, 'development');
    },
    staticFiles: null,
    stop: () => vite.close(),
  };
}
