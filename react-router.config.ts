import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // Routes are known from the first page on, instead of being asked for link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
