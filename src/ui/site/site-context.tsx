import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from '#kit/api-client.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';

/** What components may use of the application around them. */
export interface Site {
  language: Language;
  t: Translate;
  /** The API from the browser, as the signed-in user. It must not be called during server rendering. */
  api: Api;
}

const SiteContext = createContext<Site | null>(null);

/** Wraps the whole application; used by both entries. */
export const SiteProvider = ({ value, children }: { value: Site; children: ReactNode }) => (
  <SiteContext value={value}>{children}</SiteContext>
);

const useSite = (): Site => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('SiteProvider is missing');
  return site;
};

/** The translator of the page's language. */
export const useTexts = (): Translate => useSite().t;

export const useLanguage = (): Language => useSite().language;

/** The typed client, for effects and event handlers. */
export const useApi = (): Api => useSite().api;
