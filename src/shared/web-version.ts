import { endpoint } from './endpoint.ts';

/**
 * Which build of the web client the server hands out now (rules.md#version-check): a hash of the client's files, the
 * same in both.
 */
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

/** In development every edit rebuilds the client: it has one constant version. */
export const developmentVersion = 'development';
