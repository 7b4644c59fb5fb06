import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;
/** Folders whose files nearly every page needs at once; what comes with a form, a window or a menu lies elsewhere. */
const everywhere = /\/src\/(app\/shell|features\/postings\/web|ui\/light|ui\/site|shared\/i18n)\/[^/]+$/;

/**
 * What nearly every page needs travels in two files: many small ones compress badly, and the first load has a budget. The
 * packages stand apart, because they change seldom.
 */
const chunkGroups = [
  { name: 'framework', test: framework, priority: 2 },
  { name: 'site', test: everywhere, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    cssMinify: true,
    reportCompressedSize: false,
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
      '@mantine/core',
      '@mantine/dates',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'dayjs/locale/sr',
      'libphonenumber-js/max',
      'react-hook-form',
      'react-router/dom',
      'zod',
      'zustand/middleware',
      'zustand/vanilla',
    ],
  },
}));
