import type { RequestListener, Server } from 'node:http';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { RenderPage } from '#kit/render-host.ts';

interface ServerBuild {
  entry: { module: { createRender(build: ServerBuild, mode: string): RenderPage } };
}

export interface DevelopmentWeb {
  loadRender(): Promise<RenderPage>;
  /** Loads the module at this path of the project; returns a new object after it or anything it imports was edited. */
  load<T>(path: string): Promise<T>;
  stop(): Promise<void>;
}

const answeredByApplication = /^\/(api|locales|healthz|readyz)(\/|$)/;

const startVite = (root: string, server: Server): Promise<ViteDevServer> =>
  createViteServer({ root, appType: 'custom', server: { middlewareMode: true, ws: { server } } });

/**
 * Hot reload in this process: Vite handles requests first, except for the API, and passes the others to the
 * application. Pages and the server's modules are loaded again for each request, so that edits take effect with the
 * next one.
 */
export async function startDevelopmentWeb(
  root: string,
  server: Server,
  application: RequestListener,
): Promise<DevelopmentWeb> {
  // Makes the routes include the gallery.
  process.env['PRILIKA_DEV'] = '1';
  const vite = await startVite(root, server);
  server.removeListener('request', application);
  server.on('request', (request, response) => {
    if (answeredByApplication.test(request.url ?? '')) application(request, response);
    else vite.middlewares(request, response, () => application(request, response));
  });
  return {
    async loadRender() {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return build.entry.module.createRender(build, 'development');
    },
    load: async <T>(path: string) => (await vite.ssrLoadModule(path)) as T,
    stop: () => vite.close(),
  };
}
