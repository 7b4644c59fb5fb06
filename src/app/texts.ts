import { userMessages as usersEn } from '#features/accounts/administration/messages.en.ts';
import { userMessages as usersSr } from '#features/accounts/administration/messages.sr.ts';
import { accountMessages as accountsEn } from '#features/accounts/messages.en.ts';
import { accountMessages as accountsSr } from '#features/accounts/messages.sr.ts';
import { administrationMessages as administrationEn } from '#features/administration/messages.en.ts';
import { administrationMessages as administrationSr } from '#features/administration/messages.sr.ts';
import { advertisingActs as advertisingActsEn } from '#features/advertising/audit-messages.en.ts';
import { advertisingActs as advertisingActsSr } from '#features/advertising/audit-messages.sr.ts';
import { advertisingMessages as advertisingEn } from '#features/advertising/messages.en.ts';
import { advertisingMessages as advertisingSr } from '#features/advertising/messages.sr.ts';
import { alertMessages as alertsEn } from '#features/agents/alerts/messages.en.ts';
import { alertMessages as alertsSr } from '#features/agents/alerts/messages.sr.ts';
import { agentMailingMessages as agentMailingEn } from '#features/agents/mailing/messages.en.ts';
import { agentMailingMessages as agentMailingSr } from '#features/agents/mailing/messages.sr.ts';
import { validation as agentIssuesEn, agentMessages as agentsEn } from '#features/agents/messages.en.ts';
import { validation as agentIssuesSr, agentMessages as agentsSr } from '#features/agents/messages.sr.ts';
import { agentWizardMessages as agentWizardEn } from '#features/agents/wizard/messages.en.ts';
import { agentWizardMessages as agentWizardSr } from '#features/agents/wizard/messages.sr.ts';
import { analyticsMessages as analyticsEn } from '#features/analytics/messages.en.ts';
import { analyticsMessages as analyticsSr } from '#features/analytics/messages.sr.ts';
import { applicationMessages as applyingEn, validation as applyingIssuesEn } from '#features/applying/messages.en.ts';
import { validation as applyingIssuesSr, applicationMessages as applyingSr } from '#features/applying/messages.sr.ts';
import {
  validation as candidateIssuesEn,
  candidateMessages as candidatesEn,
} from '#features/candidates/messages.en.ts';
import {
  validation as candidateIssuesSr,
  candidateMessages as candidatesSr,
} from '#features/candidates/messages.sr.ts';
import { inboxMessages as inboxEn } from '#features/contact/inbox/messages.en.ts';
import { inboxMessages as inboxSr } from '#features/contact/inbox/messages.sr.ts';
import { contactMessages as contactEn } from '#features/contact/messages.en.ts';
import { contactMessages as contactSr } from '#features/contact/messages.sr.ts';
import { contentAdministrationMessages as contentAdministrationEn } from '#features/content/administration-messages.en.ts';
import { contentAdministrationMessages as contentAdministrationSr } from '#features/content/administration-messages.sr.ts';
import { contentMessages as contentEn } from '#features/content/messages.en.ts';
import { contentMessages as contentSr } from '#features/content/messages.sr.ts';
import { decisionMessages as decisionsEn } from '#features/decisions/messages.en.ts';
import { decisionMessages as decisionsSr } from '#features/decisions/messages.sr.ts';
import { companyMessages as companiesEn } from '#features/employers/administration/messages.en.ts';
import { companyMessages as companiesSr } from '#features/employers/administration/messages.sr.ts';
import { validation as employerIssuesEn, employerMessages as employersEn } from '#features/employers/messages.en.ts';
import { validation as employerIssuesSr, employerMessages as employersSr } from '#features/employers/messages.sr.ts';
import { fileActs as fileActsEn } from '#features/files/audit-messages.en.ts';
import { fileActs as fileActsSr } from '#features/files/audit-messages.sr.ts';
import { fileMessages as filesEn } from '#features/files/messages.en.ts';
import { fileMessages as filesSr } from '#features/files/messages.sr.ts';
import { browsingMessages as browsingEn } from '#features/finding/keywords/messages.en.ts';
import { browsingMessages as browsingSr } from '#features/finding/keywords/messages.sr.ts';
import { mailLogMessages as mailLogEn } from '#features/mails/messages.en.ts';
import { mailLogMessages as mailLogSr } from '#features/mails/messages.sr.ts';
import { validation as messageIssuesEn, messagingMessages as messagesEn } from '#features/messages/messages.en.ts';
import { validation as messageIssuesSr, messagingMessages as messagesSr } from '#features/messages/messages.sr.ts';
import { moderationActs as moderationActsEn } from '#features/moderation/audit-messages.en.ts';
import { moderationActs as moderationActsSr } from '#features/moderation/audit-messages.sr.ts';
import { moderationMessages as moderationEn } from '#features/moderation/messages.en.ts';
import { moderationMessages as moderationSr } from '#features/moderation/messages.sr.ts';
import { notificationMessages as notificationsEn } from '#features/notifications/messages.en.ts';
import { notificationMessages as notificationsSr } from '#features/notifications/messages.sr.ts';
import { validation as postingIssuesEn, postingMessages as postingsEn } from '#features/postings/messages.en.ts';
import { validation as postingIssuesSr, postingMessages as postingsSr } from '#features/postings/messages.sr.ts';
import { publishingActs as publishingActsEn } from '#features/publishing/audit-messages.en.ts';
import { publishingActs as publishingActsSr } from '#features/publishing/audit-messages.sr.ts';
import { wizardMessages as wizardEn } from '#features/publishing/wizard/messages.en.ts';
import { wizardMessages as wizardSr } from '#features/publishing/wizard/messages.sr.ts';
import { wordingMessages as wordingEn } from '#features/publishing/wording/messages.en.ts';
import { wordingMessages as wordingSr } from '#features/publishing/wording/messages.sr.ts';
import { reviewingMessages as reviewingEn } from '#features/reviewing/messages.en.ts';
import { reviewingMessages as reviewingSr } from '#features/reviewing/messages.sr.ts';
import { settingsActs as settingsActsEn } from '#features/settings/audit-messages.en.ts';
import { settingsActs as settingsActsSr } from '#features/settings/audit-messages.sr.ts';
import { settingsMessages as settingsEn } from '#features/settings/messages.en.ts';
import { settingsMessages as settingsSr } from '#features/settings/messages.sr.ts';
import { sharingMessages as sharingEn } from '#features/sharing/messages.en.ts';
import { sharingMessages as sharingSr } from '#features/sharing/messages.sr.ts';
import { statisticsMessages as statisticsEn } from '#features/statistics/messages.en.ts';
import { statisticsMessages as statisticsSr } from '#features/statistics/messages.sr.ts';
import type { Language } from '#kit/i18n/language.ts';
import { sharedMessages as sharedEn } from '#kit/i18n/messages.en.ts';
import { sharedMessages as sharedSr } from '#kit/i18n/messages.sr.ts';
import * as pluginsEn from '#plugins/messages.en.ts';
import * as pluginsSr from '#plugins/messages.sr.ts';
import { uiMessages as uiEn } from '#ui/messages.en.ts';
import { uiMessages as uiSr } from '#ui/messages.sr.ts';
import { shellMessages as shellEn } from './messages.en.ts';
import { shellMessages as shellSr } from './messages.sr.ts';

type Tree = { readonly [key: string]: string | Tree };

type Both<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void ? A : never;

const grafted = (one: Tree, other: Tree): Tree => {
  const result: Record<string, string | Tree> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const there = result[key];
    if (there === undefined) result[key] = value;
    else if (typeof there === 'object' && typeof value === 'object') result[key] = grafted(there, value);
    else throw new Error(`two texts have the key ${key}`);
  }
  return result;
};

/** Merges the texts of several files into one tree. A key defined twice is an error. */
const merged = <const T extends readonly Tree[]>(trees: T): Both<T[number]> =>
  trees.reduce(grafted, {}) as Both<T[number]>;

const serbian = merged([
  sharedSr,
  {
    shell: shellSr,
    ui: uiSr,
    accounts: accountsSr,
    administration: administrationSr,
    advertising: advertisingSr,
    agents: agentsSr,
    candidates: candidatesSr,
    contact: contactSr,
    content: contentSr,
    decisions: decisionsSr,
    employers: employersSr,
    files: filesSr,
    notifications: notificationsSr,
    postings: postingsSr,
    settings: settingsSr,
    sharing: sharingSr,
    analytics: analyticsSr,
  },
  // Features built on postings and on applications, and the administration of subjects, each with its own texts.
  {
    postings: {
      browsing: browsingSr,
      moderation: moderationSr,
      wizard: wizardSr,
      statistics: statisticsSr,
      wording: wordingSr,
    },
  },
  { validation: agentIssuesSr },
  { validation: applyingIssuesSr },
  { validation: candidateIssuesSr },
  { validation: employerIssuesSr },
  { validation: messageIssuesSr },
  { validation: postingIssuesSr },
  { applications: applyingSr },
  { applications: reviewingSr },
  { applications: messagesSr },
  { agents: { wizard: agentWizardSr } },
  { agents: agentMailingSr },
  { agents: alertsSr },
  { administration: usersSr },
  { administration: companiesSr },
  { administration: inboxSr },
  { administration: mailLogSr },
  { administration: contentAdministrationSr },
  { administration: { audit: { acts: advertisingActsSr } } },
  { administration: { audit: { acts: moderationActsSr } } },
  { administration: { audit: { acts: publishingActsSr } } },
  { administration: { audit: { acts: settingsActsSr } } },
  { administration: { audit: { acts: fileActsSr } } },
  ...Object.values(pluginsSr),
]);

const english = merged([
  sharedEn,
  {
    shell: shellEn,
    ui: uiEn,
    accounts: accountsEn,
    administration: administrationEn,
    advertising: advertisingEn,
    agents: agentsEn,
    candidates: candidatesEn,
    contact: contactEn,
    content: contentEn,
    decisions: decisionsEn,
    employers: employersEn,
    files: filesEn,
    notifications: notificationsEn,
    postings: postingsEn,
    settings: settingsEn,
    sharing: sharingEn,
    analytics: analyticsEn,
  },
  // Features built on postings and on applications, and the administration of subjects, each with its own texts.
  {
    postings: {
      browsing: browsingEn,
      moderation: moderationEn,
      wizard: wizardEn,
      statistics: statisticsEn,
      wording: wordingEn,
    },
  },
  { validation: agentIssuesEn },
  { validation: applyingIssuesEn },
  { validation: candidateIssuesEn },
  { validation: employerIssuesEn },
  { validation: messageIssuesEn },
  { validation: postingIssuesEn },
  { applications: applyingEn },
  { applications: reviewingEn },
  { applications: messagesEn },
  { agents: { wizard: agentWizardEn } },
  { agents: agentMailingEn },
  { agents: alertsEn },
  { administration: usersEn },
  { administration: companiesEn },
  { administration: inboxEn },
  { administration: mailLogEn },
  { administration: contentAdministrationEn },
  { administration: { audit: { acts: advertisingActsEn } } },
  { administration: { audit: { acts: moderationActsEn } } },
  { administration: { audit: { acts: publishingActsEn } } },
  { administration: { audit: { acts: settingsActsEn } } },
  { administration: { audit: { acts: fileActsEn } } },
  ...Object.values(pluginsEn),
]);

/** All texts, by feature. The Serbian ones determine the type of the keys. */
export const texts: Record<Language, object> & { sr: typeof serbian } = { sr: serbian, en: english };

/** Texts used only on the server besides those of mails: of feeds, archives, and the question about counting visits. */
const serverPaths = new Set(['feeds', 'applications.archive', 'analytics']);

const withoutServerTexts = (tree: Tree, above = ''): Tree =>
  Object.fromEntries(
    Object.entries(tree)
      .filter(([key]) => key !== 'mail' && !serverPaths.has(above + key))
      .map(([key, value]) => [key, typeof value === 'string' ? value : withoutServerTexts(value, `${above}${key}.`)]),
  );

/** All texts for browsers, at `/locales/{language}/translation.json`. */
export const browserTexts: Record<Language, object> = {
  sr: withoutServerTexts(serbian as Tree),
  en: withoutServerTexts(english as Tree),
};

export type Texts = typeof serbian;

declare module '../kit/i18n/translator.ts' {
  interface TextRegistry {
    texts: Texts;
  }
}
