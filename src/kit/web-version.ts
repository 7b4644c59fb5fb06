import { endpoints } from './endpoint.ts';

const { get } = endpoints('app');

/**
 * The build of the web client that the server serves now (rules.md#version-check): a hash of the client's files, the
 * same in both.
 */
export const webVersion = get('webVersion', '/app/web/version', 'public', {
  summary: 'Version of the web client that is served now.',
  schemas: (_, z) => ({ data: z.object({ version: z.string() }) }),
});

/** The constant version in development, where every edit rebuilds the client. */
export const developmentVersion = 'development';
