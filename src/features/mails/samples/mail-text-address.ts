import { toSearch } from '#shared/endpoint.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageAddress } from '#shared/site-map.ts';

/** The text of a mail, in a language. */
export const mailTextAddress = (template: string, language: Language): string =>
  `${pageAddress('admin-mail-texts')}${toSearch({ mejl: template, jezik: language })}`;
