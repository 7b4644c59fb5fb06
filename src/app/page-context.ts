import { createContext, type RouterContextProvider } from 'react-router';
import type { Api } from '#kit/api-client.ts';
import { isOutage, problemOf } from '#kit/client-errors.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageStatus } from './page-problem.ts';

/** What loaders may use of the request they serve. */
export interface PageContext {
  api: Api;
  /** Whether there is a session to ask about. */
  session: boolean;
  language: Language;
  t: Translate;
  origin: string;
}

export const pageContext = createContext<PageContext>();

export type Context = Readonly<RouterContextProvider>;

/** The API's response as it is, for actions, which show a refusal together with the input. */
export const rawApi = (context: Context): Api => context.get(pageContext).api;

/**
 * The API as the session of the page request: the only access to data, also while rendering. While the site itself
 * cannot respond, every page says so.
 */
export const api = (context: Context): Api => ({
  call: (...call) =>
    rawApi(context)
      .call(...call)
      .catch((error: unknown) => {
        const status = problemOf(error)?.status;
        throw isOutage(status) ? pageStatus(status) : error;
      }),
});

/** For titles and descriptions, which loaders put into words. */
export const texts = (context: Context): Translate => context.get(pageContext).t;

export const languageOf = (context: Context): Language => context.get(pageContext).language;

export const originOf = (context: Context): string => context.get(pageContext).origin;
