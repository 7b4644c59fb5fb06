import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { withoutUnusedRouterParts } from './scripts/unused-router-parts.ts';

const packages = 'react|react-dom|react-router|scheduler';
// Parts that public pages show at once; forms, windows and menus come with those who use them.
const lightUi =
  '(ad-|badge|breadcrumbs|button|card|choice|class-names|footer|header|icon-button|initials|late-|link|logo|main|native-select|note|on-demand|pagination|search-bar|segmented|site|skip-link|text-button|theme|toasts|ui-texts|visually)[a-z-]*\\.tsx?$';
const everywhere = [
  'app/(shell/(document|error-page|focus|language|late-|navigation\\.|router-link|session-sync|shell|site-|user-identity|version-check)|page-meta|unsaved-input)',
  'features/postings/(search-address|web/(badge-rule|posting-parts|posting-row|search/search-form))',
  'shared/(i18n/|client-errors|dates|money|paging|serbian-text)',
  `ui/(site/|forms/problem-|icons/icons?\\.|${lightUi})`,
];

/**
 * What nearly every page needs travels in two files: many small ones compress badly, and the first load has a budget. The
 * packages stand apart, because they change seldom.
 */
const chunkGroups = [
  { name: 'framework', test: new RegExp(`/node_modules/(${packages})/`), priority: 2 },
  { name: 'site', test: new RegExp(`/src/(${everywhere.join('|')})`), priority: 1 },
  {
    name: 'postings-list',
    test: /\/features\/postings\/web\/search\/(?!filter-drawer|search-form|suggestion|latest)/,
    priority: 1,
  },
];

// Names of scripts and style sheets stand in every page's manifest of routes, which counts towards the first load.
const shortNames = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), withoutUnusedRouterParts()],
  build: {
    target: 'es2022',
    cssMinify: true,
    reportCompressedSize: false,
    // A font inside a style sheet or script would be carried twice, and the page's policy refuses it.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: chunkGroups } } } },
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
