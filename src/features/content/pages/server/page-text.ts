import type { Provider } from '#features/settings/provider.ts';
import { sanitizeArticle } from '#host/html/sanitize.ts';
import type { LocalDay } from '#kit/dates.ts';
import { type Language, languages } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { type EditablePage, isLegal } from '../../editing/editable-pages.ts';
import type { PageValues, SitePage } from '../fields.ts';
import { pageParts } from '../page-sections.ts';
import { analyticsSections, withAnalytics } from '../static-analytics.ts';
import { staticHtml } from '../static-html.ts';
import type { StaticFacts } from '../static-page.ts';
import { staticTexts } from './static-texts.ts';

/** Placeholders for provider data, filled in when a text is shown. */
const placeholders: StaticFacts = { provider: '{provider}', email: '{contact}' };

/** The built-in text in the form of a working copy. */
export const builtInValues = (page: EditablePage): PageValues =>
  Object.fromEntries(
    languages.map((language) => {
      const text = staticTexts[page][language](placeholders);
      const { title, description, brief } = text;
      return [language, { title, description, brief, body: staticHtml(text) }];
    }),
  ) as PageValues;

/** Date of the built-in text. */
export const builtInDay = (page: EditablePage): LocalDay => staticTexts[page].sr(placeholders).changedOn;

/** Provider data as a phrase for use in a sentence. */
export const factsOf = (provider: Provider, t: Translate): StaticFacts => {
  const { name, address, registrationNumber, pib, email } = provider;
  const numbers = [
    address,
    registrationNumber && t('content.static.registrationNumber', { number: registrationNumber }),
    pib && t('content.static.pib', { number: pib }),
  ];
  return { provider: [name, ...numbers.filter(Boolean)].join(', '), email };
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page's text as shown: sanitized, split into sections, with the provider data filled in. */
export function showPage(
  page: EditablePage,
  values: PageValues,
  about: {
    language: Language;
    number: number;
    changedOn: LocalDay;
    facts: StaticFacts;
    countedBy: string | null;
  },
): SitePage {
  const { language, number, changedOn, facts } = about;
  const { title, description, brief } = values[language];
  const { body: written } = values[language];
  const body = about.countedBy ? withAnalytics(page, written, language, about.countedBy) : written;
  const known = [
    ...staticTexts[page][language](facts).sections,
    ...(about.countedBy ? analyticsSections(page, language, about.countedBy) : []),
  ];
  const words = { provider: facts.provider, contact: facts.email };
  const filled = (text: string): string =>
    text.replace(/\{(provider|contact)\}/g, (_, name: keyof typeof words) => words[name]);
  const html = sanitizeArticle(body).replace(/\{(provider|contact)\}/g, (_, name: keyof typeof words) =>
    escaped(words[name]),
  );
  return {
    title: filled(title),
    description: filled(description),
    brief: filled(brief),
    number,
    changedOn,
    binding: isLegal(page),
    ...pageParts(html, known),
  };
}
