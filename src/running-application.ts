import { readdirSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Application, ApplicationDeps, composeApplication } from './application.ts';
import { pastBuilds, storeBuild } from './host/http/past-builds.ts';
import { createStaticFiles } from './host/http/static-files.ts';
import type { RenderPage } from './kit/render-host.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The part of the web build used here. */
interface ServerBuild {
  entry: { module: { createRender(build: ServerBuild, mode: string): RenderPage } };
  assets: { version: string };
}

const loadBuild = async (): Promise<{ render: RenderPage; version: string }> => {
  const build = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as ServerBuild;
  return { render: build.entry.module.createRender(build, 'production'), version: build.assets.version };
};

/** A file of the client's build; its name contains a hash. */
const findAsset = (name: string): string | null => {
  const form = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const file = readdirSync(join(root, 'build/client/assets')).find((one) => form.test(one));
  return file ? `/assets/${file}` : null;
};

/** A composed, initialised and started application. */
export interface Running {
  /** The application that currently handles requests; in development it is replaced after an edit. */
  current(): Promise<Application>;
  stop(): Promise<void>;
}

type Surroundings = Pick<ApplicationDeps, 'config' | 'database' | 'replica' | 'log' | 'tracing' | 'demo'>;

/** Writes the initial data of an application, before its jobs start. */
export type Fill = (application: Application) => Promise<void>;

/** Composes the application with the production build. */
export const startProduction = async (deps: Surroundings, fill: Fill): Promise<Running> => {
  const build = loadBuild();
  // A failure shows with the first page; the API does not need the build.
  build.catch(() => {});
  const client = join(root, 'build/client');
  const builds = join(deps.config.DATA_DIR, 'builds');
  const { composeApplication } = await import('./application.ts');
  const application = await composeApplication({
    ...deps,
    loadRender: async () => (await build).render,
    webVersion: async () => (await build).version,
    staticFiles: createStaticFiles(client, pastBuilds(builds)),
    assetOf: findAsset,
    development: false,
  });
  await fill(application);
  await application.start();
  void application.warmUp();
  const stored = build
    .then(({ version }) => storeBuild(join(client, 'assets'), builds, version, new Date()))
    .catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the files of this build are not stored for the next one'),
    );
  return {
    current: () => Promise.resolve(application),
    async stop() {
      await stored;
      await application.stop();
    },
  };
};

/** Loads the application through Vite, and composes it again with the same database when its modules change. */
export const startDevelopment = async (
  deps: Surroundings,
  fill: Fill,
  server: Server,
  listener: RequestListener,
): Promise<Running> => {
  const { startDevelopmentWeb } = await import('./host/http/development-web.ts');
  const web = await startDevelopmentWeb(root, server, listener);
  let loaded: object | null = null;
  let running: Promise<Application> | null = null;
  const compose = async (
    previous: Promise<Application> | null,
    module: { composeApplication: typeof composeApplication },
  ) => {
    await (await previous)?.stop();
    const next = await module.composeApplication({
      ...deps,
      loadRender: web.loadRender,
      staticFiles: null,
      development: true,
    });
    await fill(next);
    await next.start();
    return next;
  };
  const current = async (): Promise<Application> => {
    const module = await web.load<{ composeApplication: typeof composeApplication }>('/src/application.ts');
    if (module !== loaded || !running) {
      loaded = module;
      running = compose(running?.catch(() => null as never) ?? null, module);
    }
    return running;
  };
  await current();
  return {
    current,
    async stop() {
      await web.stop();
      await (await running)?.stop();
    },
  };
};
