import { endpoint } from './endpoint.ts';

/** Which build of the web client the server hands out now (SPEC §3): a hash of the client's files, the same in both. */
export const webVersion = endpoint({
  id: 'app.webVersion',
  method: 'GET',
  path: '/app/web/version',
  access: 'public',
  summary: 'Version of the web client that is served now.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.object({ version: z.string() }) };
  },
});

/** In development the client is made anew with every edit: it has one version. */
export const developmentVersion = 'development';
