import { type Api, createApi } from '#shared/api-client.ts';
import type { Language } from '#shared/i18n/language.ts';

/** Client over the host's direct call; the address only has to be absolute. */
export const inProcessApi = (
  call: (request: Request) => Promise<Response>,
  origin: string,
  language: Language,
): Api =>
  createApi(
    ({ method, url, headers, body }) =>
      call(new Request(new URL(url, origin), { method, headers, ...(body === undefined ? {} : { body }) })),
    () => language,
  );
