import { texts } from '#app/texts.ts';
import type { MailSurroundings } from '#host/mail/mail-template.ts';
import type { Language } from '#kit/i18n/language.ts';
import { createTranslators } from '#kit/i18n/translator.ts';

/** The texts of the product, as its mails use them. */
export const translator = createTranslators(texts);

/** What a mail is rendered with, for a site at this address. */
export const mailSurroundings = (language: Language): MailSurroundings => ({
  language,
  t: translator(language),
  siteUrl: 'https://prilika.test',
});
