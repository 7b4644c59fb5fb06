import type { Language } from '#kit/i18n/language.ts';
import type { EditablePage } from '../editing/editable-pages.ts';
import { staticHtml } from './static-html.ts';
import type { StaticSection } from './static-page.ts';

/*
 * Texts about counting visits, added when an analytics script is configured (rules.md#counting-visits), to built-in and
 * edited pages alike.
 */

/** Sentences of the built-in texts that would then be untrue, and their replacements. */
const sentences: Partial<Record<EditablePage, Record<Language, readonly [without: string, configured: string]>>> = {
  privacy: {
    sr: [
      'Koristimo samo ono što je potrebno za rad strana i za ono što ste sami izabrali ili započeli, pa za to nije potrebna saglasnost. Nema kolačića za praćenje, merenje poseta ni oglašavanje.',
      'Bez saglasnosti koristimo samo ono što je potrebno za rad strana i za ono što ste sami izabrali ili započeli. Posete se broje samo ako prihvatite, a kolačića za praćenje i oglašavanje nema.',
    ],
    en: [
      'We only use what the pages need to work and what you have chosen or begun yourself, so no consent is needed for it. There are no cookies for tracking, measuring visits or advertising.',
      'Without consent we only use what the pages need to work and what you have chosen or begun yourself. Visits are counted only if you accept, and there are no cookies for tracking or advertising.',
    ],
  },
  about: {
    sr: ['Na stranama nema tuđih skripti za praćenje.', 'Posete brojimo samo ako to prihvatite.'],
    en: ['Our pages carry no third-party tracking scripts.', 'We count visits only if you accept it.'],
  },
};

const sectionOf: Record<Language, (host: string) => StaticSection> = {
  sr: (host) => ({
    id: 'merenje-poseta',
    title: 'Merenje poseta',
    blocks: [
      `Ako ste prihvatili, na stranama koje se samo čitaju (početna, oglasi, poslodavci, cenovnik, blog i ovakvi tekstovi) učitava se program servisa ${host}, koji dobija adresu strane, vrstu pregledača i uređaja i vašu mrežnu adresu. Pravni osnov je vaša saglasnost (član 12. ZZPL-a).`,
      'Na stranama za prijavu, na nalogu, u prijavama na oglase i na svim drugim stranama sa ličnim podacima taj program se nikada ne učitava.',
      'Izbor pamti kolačić „analytics”, godinu dana; posle toga pitamo ponovo. O izboru čuvamo dve godine zapis sa vremenom i verzijom pitanja: ako ste prijavljeni, uz vaš nalog, a inače bez ičega po čemu bismo znali čiji je.',
      'Izbor možete da promenite kad god želite, na dnu svake strane, pod „Podešavanja kolačića”. Ako vaš pregledač šalje signal „Global Privacy Control” ili „Do Not Track”, računamo da ste odbili i ne pitamo.',
    ],
  }),
  en: (host) => ({
    id: 'merenje-poseta',
    title: 'Counting visits',
    blocks: [
      `If you have accepted, pages that are only read (home, postings, employers, prices, the blog and texts like this one) load a program of ${host}, which gets the address of the page, the type of your browser and device, and your network address. The legal basis is your consent (article 12 of the ZZPL).`,
      'That program is never loaded on sign-in pages, on your account, in job applications or on any other page with personal data.',
      'The cookie “analytics” remembers your choice for one year; then we ask again. We keep a record of the choice for two years, with its time and the version of the question: with your account if you are signed in, and otherwise with nothing that would tell us whose it is.',
      'You can change your choice at any time, at the bottom of every page, under “Cookie settings”. If your browser sends the signal “Global Privacy Control” or “Do Not Track”, we take it that you have declined and do not ask.',
    ],
  }),
};

/** Additional sections of a page, for its table of contents; the ids are the same in both languages. */
export const analyticsSections = (page: EditablePage, language: Language, host: string): StaticSection[] =>
  page === 'privacy' ? [sectionOf[language](host)] : [];

/** The body of a page with the text about the script served by `host`. */
export const withAnalytics = (page: EditablePage, body: string, language: Language, host: string): string => {
  const [without, configured] = sentences[page]?.[language] ?? ['', ''];
  return body.replace(without, configured) + staticHtml({ sections: analyticsSections(page, language, host) });
};
