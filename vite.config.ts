import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { minifySync } from 'rolldown/utils';
import { defineConfig, type Plugin } from 'vite';
import { readingPageFiles } from './src/app/reading-pages.ts';

const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;
/**
 * Folders whose files nearly every page needs at once, and three small files that would each be named in every document;
 * what comes with a form, a window or a menu lies elsewhere.
 */
const everywhere =
  /\/src\/(?:(?:app\/shell|features\/postings\/web|ui\/light|ui\/site|kit\/i18n)\/[^/]+|app\/(?:browser-texts|step-navigation)\.ts|plugins\/places\/panel\.tsx)$/;

/** The root brings its styles into every document: no other part of the client loads them once more. */
const rootStylesOnce: Plugin = {
  name: 'root-styles-once',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name === 'root') continue;
      const css = chunk.viteMetadata?.importedCss;
      for (const file of css ?? []) if (/\/styles-[\w-]+\.css$/.test(file)) css?.delete(file);
    }
  },
};

interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Whether one of these files loads this module at once. */
const isLoadedBy = (files: readonly string[], id: string, graph: Graph, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  return (
    files.some((file) => id.replace(/\?.*$/, '').endsWith(`/src/app/${file}.tsx`)) ||
    (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isLoadedBy(files, importer, graph, seen))
  );
};

const readingFiles = ['root', ...readingPageFiles.map((file) => `pages/${file}`)];

/** The styles of what is around every page and of all pages for reading in one file (ADR 54): the next page asks for none. */
const stylesOfReading = (id: string, graph: Graph): string | null =>
  id.endsWith('.css') && isLoadedBy(readingFiles, id, graph) ? 'styles' : null;

/**
 * What nearly every page needs travels in two files: many small ones compress badly, and the first load has a budget. The
 * packages stand apart, because they change seldom.
 */
const chunkGroups = [
  { name: stylesOfReading, priority: 3 },
  { name: 'framework', test: framework, priority: 2 },
  { name: 'site', test: everywhere, priority: 1 },
];

/** Scripts of the client that no page imports: of errors, which the server names (ADR 64), and the service worker (ADR 90). */
const scriptsApart: Plugin = {
  name: 'scripts-apart',
  apply: 'build',
  buildStart() {
    if (this.environment.name !== 'client') return;
    this.emitFile({
      type: 'chunk',
      name: 'error-reports',
      id: fileURLToPath(new URL('./src/app/errors/error-reports.ts', import.meta.url)),
    });
    // Its address stays the same and decides which pages it may answer.
    this.emitFile({
      type: 'chunk',
      fileName: 'service-worker.js',
      id: fileURLToPath(new URL('./src/app/service-worker/service-worker.ts', import.meta.url)),
    });
  },
};

/** Scripts that are written into documents (`late-scripts.tsx`, `early-errors.ts`) are sent with each: they are made small. */
const smallInlineScript: Plugin = {
  name: 'small-inline-script',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/app\/(?:wake-scripts|errors\/early-errors|analytics\/page-scripts)\.ts$/ },
    handler: (code, id) => ({ code: minifySync(id, code, { module: true }).code, map: null }),
  },
};

/** What a page asks for by itself when it wakes; nobody waits for it. */
const ofWaking =
  /\/(?:browser-session|browser-transport|latest-chips|latest-searches|page-data|place-river|search-keys|version-check)-/;

/** Chunks that every page loads first. */
const ofEveryPage = /\/(?:framework|site|rolldown-runtime|root-store|plain-object|tab-storage)-[\w-]+\.js$/;

export default defineConfig(({ command }) => ({
  plugins: [smallInlineScript, scriptsApart, reactRouter(), rootStylesOnce],
  build: {
    target: 'es2022',
    cssMinify: true,
    reportCompressedSize: false,
    // A file names what it may load later; what every page has loaded by then is left out.
    // Links for what comes at waking are more work than what is loaded: each is 9 ms of a slow phone's first moment.
    modulePreload: {
      resolveDependencies: (file, parts) =>
        parts.filter((part) => !ofEveryPage.test(part) && (!ofWaking.test(file) || part.endsWith('.css'))),
    },
    // A font inside a style sheet or script would be carried twice, and the page's policy refuses it.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
  // One bundle starts faster; in development CommonJS packages would break.
  ssr: command === 'build' ? { noExternal: true, external: ['react', 'react-dom', 'react-router'] } : {},
  // Named here, so that the first visit in development does not reload when they are found one by one.
  optimizeDeps: {
    include: [
      '@tiptap/react',
      '@tiptap/starter-kit',
      'cally',
      'libphonenumber-js/max',
      'react-hook-form',
      'react-router/dom',
      'zod',
      'zustand/middleware',
      'zustand/vanilla',
    ],
  },
}));
