import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: 'es2022', cssMinify: true, reportCompressedSize: false },
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
