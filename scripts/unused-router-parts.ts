import type { Plugin } from 'vite';

/** Names that only the server's half imports, which is shaken out of the browser's build. */
const ofServer = (...names: string[]): string =>
  names.map((name) => `export const ${name} = undefined;`).join('\n');

/**
 * Parts of React Router that run only with settings we do not use, and what stands in for them. Each has a replacement
 * for every name that the rest imports: a version with other names fails the build, one with other files as well.
 */
const parts = {
  // Asks the server link by link which routes there are; ours are known from the first page (`routeDiscovery: initial`).
  '/react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${ofServer('getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
  // Watches the router for measurements (`instrumentations` of HydratedRouter).
  '/react-router/dist/production/lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    ${ofServer('instrumentHandler', 'instrumentationResultMetaContext')}`,
};

/** Leaves them out of the browser's build: 2 kB of the budget of every page. */
export const withoutUnusedRouterParts = (): Plugin => {
  const found = new Set<string>();
  return {
    name: 'without-unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = Object.entries(parts).find(([file]) => id.endsWith(file));
      if (!part) return;
      found.add(part[0]);
      return { code: part[1], moduleSideEffects: false };
    },
    buildEnd(error) {
      const missing = Object.keys(parts).filter((file) => !found.has(file));
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(', ')} any more`);
    },
  };
};
