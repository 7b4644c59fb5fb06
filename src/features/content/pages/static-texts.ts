import type { Language } from '#shared/i18n/language.ts';
import type { EditablePage } from '../editing/editable-pages.ts';
import { aboutInEnglish } from './static-about.en.ts';
import { aboutInSerbian } from './static-about.sr.ts';
import { antiDiscriminationInEnglish } from './static-anti-discrimination.en.ts';
import { antiDiscriminationInSerbian } from './static-anti-discrimination.sr.ts';
import { contactInEnglish, contactInSerbian } from './static-contact.ts';
import type { WriteStaticText } from './static-page.ts';
import { privacyInEnglish } from './static-privacy.en.ts';
import { privacyInSerbian } from './static-privacy.sr.ts';
import { termsInEnglish } from './static-terms.en.ts';
import { termsInSerbian } from './static-terms.sr.ts';

/** The texts that come with the program: they are shown until somebody writes others (rules.md#site-texts). Only the server reads them. */
export const staticTexts: Record<EditablePage, Record<Language, WriteStaticText>> = {
  about: { sr: aboutInSerbian, en: aboutInEnglish },
  privacy: { sr: privacyInSerbian, en: privacyInEnglish },
  terms: { sr: termsInSerbian, en: termsInEnglish },
  contact: { sr: contactInSerbian, en: contactInEnglish },
  antiDiscrimination: { sr: antiDiscriminationInSerbian, en: antiDiscriminationInEnglish },
};
