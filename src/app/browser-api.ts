import { type Api, createApi } from '#shared/api-client.ts';
import type { Language } from '#shared/i18n/language.ts';
import { browserTransport } from './browser-transport.ts';

/** The API as browsers call it, in the page's language. */
export const createBrowserApi = (language: Language): Api => createApi(browserTransport, () => language);
