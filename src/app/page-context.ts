import { createContext, type RouterContextProvider } from 'react-router';
import type { Api } from '#kit/api-client.ts';
import { isOutage, problemOf } from '#kit/client-errors.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageStatus } from './page-problem.ts';

/** What loaders may use of their request. */
export interface PageContext {
  api: Api;
  /** Whether the request carries a session. */
  session: boolean;
  language: Language;
  t: Translate;
  origin: string;
}

export const pageContext = createContext<PageContext>();

export type Context = Readonly<RouterContextProvider>;

/** The API with its responses unchanged, for actions, which show a refusal together with the input. */
export const rawApi = (context: Context): Api => context.get(pageContext).api;

/**
 * The API with the session of the page request: the only access to data, also while rendering. While the site itself is
 * unavailable, every page shows that.
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

/** For titles and descriptions, which loaders translate. */
export const texts = (context: Context): Translate => context.get(pageContext).t;

export const languageOf = (context: Context): Language => context.get(pageContext).language;

export const originOf = (context: Context): string => context.get(pageContext).origin;
