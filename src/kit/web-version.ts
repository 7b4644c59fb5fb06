import { endpoints } from './endpoint.ts';

const { get } = endpoints('app');

/**
 * Which build of the web client the server hands out now (rules.md#version-check): a hash of the client's files, the
 * same in both.
 */
export const webVersion = get('webVersion', '/app/web/version', 'public', {
  summary: 'Version of the web client that is served now.',
  schemas: (_, z) => ({ data: z.object({ version: z.string() }) }),
});

/** In development every edit rebuilds the client: it has one constant version. */
export const developmentVersion = 'development';
