import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * What nearly every page needs travels in two files: many small ones compress badly (the first load has a budget), and
 * the first of the two changes only with a package.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|i18next|zustand)[\\/]/,
    priority: 2,
  },
  { name: 'site', test: /[\\/]src[\\/](app|shared|ui)[\\/].*\.tsx?$/, minShareCount: 2, priority: 1 },
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
      'i18next',
      'libphonenumber-js/max',
      'react-hook-form',
      'react-router/dom',
      'zod',
      'zustand/middleware',
      'zustand/vanilla',
    ],
  },
}));
