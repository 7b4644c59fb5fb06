import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const packages = 'react|react-dom|react-router|scheduler|zustand';
const lightUi = '(?!board|city-|file-|meter|radio-|steps|switch|tab|text-area|timeline)[a-z-]+\\.tsx?$';
const everywhere = [
  'app/(shell/|browser-transport|page-meta)',
  'features/postings/(search-address|web/(badge-rule|posting-parts|posting-row))',
  'shared/(i18n/|api-client|dates|endpoint|money|paging|root-store|serbian-text)',
  `ui/(site/|forms/problem-|icons/icons?\\.|${lightUi})`,
];

/**
 * What nearly every page needs travels in two files: many small ones compress badly, and the first load has a budget. The
 * packages stand apart, because they change seldom.
 */
const chunkGroups = [
  { name: 'framework', test: new RegExp(`/node_modules/(${packages})/`), priority: 2 },
  { name: 'site', test: new RegExp(`/src/(${everywhere.join('|')})`), priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: 'es2022', cssMinify: true, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
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
