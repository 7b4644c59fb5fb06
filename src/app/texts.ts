import { accountMessages as accountsEn } from '#features/accounts/messages.en.ts';
import { accountMessages as accountsSr } from '#features/accounts/messages.sr.ts';
import { administrationMessages as administrationEn } from '#features/administration/messages.en.ts';
import { administrationMessages as administrationSr } from '#features/administration/messages.sr.ts';
import { advertisingMessages as advertisingEn } from '#features/advertising/messages.en.ts';
import { advertisingMessages as advertisingSr } from '#features/advertising/messages.sr.ts';
import { applicationMessages as applicationsEn } from '#features/applications/messages.en.ts';
import { applicationMessages as applicationsSr } from '#features/applications/messages.sr.ts';
import { contactMessages as contactEn } from '#features/contact/messages.en.ts';
import { contactMessages as contactSr } from '#features/contact/messages.sr.ts';
import { contentMessages as contentEn } from '#features/content/messages.en.ts';
import { contentMessages as contentSr } from '#features/content/messages.sr.ts';
import { employerMessages as employersEn } from '#features/employers/messages.en.ts';
import { employerMessages as employersSr } from '#features/employers/messages.sr.ts';
import { feedMessages as feedsEn } from '#features/feeds/messages.en.ts';
import { feedMessages as feedsSr } from '#features/feeds/messages.sr.ts';
import { fileMessages as filesEn } from '#features/files/messages.en.ts';
import { fileMessages as filesSr } from '#features/files/messages.sr.ts';
import { postingMessages as postingsEn } from '#features/postings/messages.en.ts';
import { postingMessages as postingsSr } from '#features/postings/messages.sr.ts';
import { settingsMessages as settingsEn } from '#features/settings/messages.en.ts';
import { settingsMessages as settingsSr } from '#features/settings/messages.sr.ts';
import type { Language } from '#shared/i18n/language.ts';
import { sharedMessages as sharedEn } from '#shared/i18n/messages.en.ts';
import { sharedMessages as sharedSr } from '#shared/i18n/messages.sr.ts';
import { uiMessages as uiEn } from '#ui/messages.en.ts';
import { uiMessages as uiSr } from '#ui/messages.sr.ts';
import { shellMessages as shellEn } from './messages.en.ts';
import { shellMessages as shellSr } from './messages.sr.ts';

const serbian = {
  ...sharedSr,
  shell: shellSr,
  ui: uiSr,
  accounts: accountsSr,
  administration: administrationSr,
  advertising: advertisingSr,
  applications: applicationsSr,
  contact: contactSr,
  content: contentSr,
  employers: employersSr,
  feeds: feedsSr,
  files: filesSr,
  postings: postingsSr,
  settings: settingsSr,
} as const;

const english = {
  ...sharedEn,
  shell: shellEn,
  ui: uiEn,
  accounts: accountsEn,
  administration: administrationEn,
  advertising: advertisingEn,
  applications: applicationsEn,
  contact: contactEn,
  content: contentEn,
  employers: employersEn,
  feeds: feedsEn,
  files: filesEn,
  postings: postingsEn,
  settings: settingsEn,
} as const;

/** All texts, feature by feature. The Serbian ones type the keys. */
export const texts: Record<Language, object> & { sr: typeof serbian } = { sr: serbian, en: english };

type Tree = { [key: string]: string | Tree };

/** Texts of mails and feeds are the server's alone: they stand under a key `mail`, or under `feeds`. */
const withoutServerTexts = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree)
      .filter(([key]) => key !== 'mail' && key !== 'feeds')
      .map(([key, value]) => [key, typeof value === 'string' ? value : withoutServerTexts(value)]),
  );

/** What browsers get at `/locales/{language}/translation.json`. */
export const browserTexts: Record<Language, object> = {
  sr: withoutServerTexts(serbian as Tree),
  en: withoutServerTexts(english as Tree),
};

export type Texts = typeof serbian;

declare module '../shared/i18n/translator.ts' {
  interface TextRegistry {
    texts: Texts;
  }
}
