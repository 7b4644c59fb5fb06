import { type Api, createApi } from '#kit/api-client.ts';
import type { Language } from '#kit/i18n/language.ts';
import { browserTransport } from './browser-transport.ts';

/** The API as browsers call it, in the page's language. */
export const createBrowserApi = (language: Language): Api => createApi(browserTransport, () => language);
