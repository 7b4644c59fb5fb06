import type { Language } from '#shared/i18n/language.ts';
import { aboutInEnglish } from './static-about.en.ts';
import { aboutInSerbian } from './static-about.sr.ts';
import { antiDiscriminationInEnglish } from './static-anti-discrimination.en.ts';
import { antiDiscriminationInSerbian } from './static-anti-discrimination.sr.ts';
import type { StaticPageName, WriteStaticText } from './static-page.ts';
import { privacyInEnglish } from './static-privacy.en.ts';
import { privacyInSerbian } from './static-privacy.sr.ts';
import { termsInEnglish } from './static-terms.en.ts';
import { termsInSerbian } from './static-terms.sr.ts';

/** The texts of the static pages. Only loaders read them: a browser gets the one it shows. */
export const staticTexts: Record<StaticPageName, Record<Language, WriteStaticText>> = {
  about: { sr: aboutInSerbian, en: aboutInEnglish },
  privacy: { sr: privacyInSerbian, en: privacyInEnglish },
  terms: { sr: termsInSerbian, en: termsInEnglish },
  antiDiscrimination: { sr: antiDiscriminationInSerbian, en: antiDiscriminationInEnglish },
};
