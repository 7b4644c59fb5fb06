import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: 'es2022', cssMinify: true, reportCompressedSize: false },
  // One bundle starts faster; in development CommonJS packages would break.
  ssr: command === 'build' ? { noExternal: true, external: ['react', 'react-dom', 'react-router'] } : {},
  server: { middlewareMode: false },
}));
