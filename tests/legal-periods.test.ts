import { expect, test } from 'vitest';
import { retention } from '#features/administration/server/retention-job.ts';
import { cancelledAfterDays, dueAfterDays } from '#features/advertising/order-states.ts';
import { alertLinkDays, endedAlertDays } from '#features/agents/agent-limits.ts';
import { hitDays, mailDays } from '#features/agents/mailing/server/agent-retention.ts';
import { staticTexts } from '#features/content/pages/server/static-texts.ts';
import { objectionMonths } from '#features/decisions/decision-grounds.ts';
import { teamLimits } from '#features/employers/team/team-limits.ts';
import { dailyBackups, weeklyBackups } from '#operations/backup/backup-folder.ts';
import { privacyPart } from './support/privacy-notice.ts';

/*
 * The legal pages name periods of features that they may not import (rules.md#privacy-notice): they are those that the code uses.
 */
test.each([
  ['sr', `${hitDays} dana, odnosno ${mailDays} dana`],
  ['en', `${hitDays} days and ${mailDays} days`],
  ['sr', `posle još ${endedAlertDays} dana; nepotvrđeno se briše posle ${alertLinkDays} dana`],
  ['en', `after another ${endedAlertDays} days; unconfirmed, it is deleted after ${alertLinkDays} days`],
  ['sr', `važi ${teamLimits.invitationDays} dana, pa se posle još ${teamLimits.retentionDays} dana briše`],
  ['en', `valid for ${teamLimits.invitationDays} days, then deleted after another ${teamLimits.retentionDays} days`],
  ['sr', `Mejlovi koje smo poslali\n${retention.mailLogDays} dana;`],
  ['en', `Emails we have sent\n${retention.mailLogDays} days;`],
  ['sr', `1 sat, pa još ${retention.tokenDays} dana`],
  ['en', `1 hour respectively, then another ${retention.tokenDays} days`],
  ['sr', `Dnevnik važnih radnji (bez imena i adresa)\n${retention.auditMonths} meseca`],
  ['en', `(without names and addresses)\n${retention.auditMonths} months`],
  ['sr', `Odluke i prigovori\n${retention.auditMonths} meseca`],
  ['en', `Decisions and objections\n${retention.auditMonths} months`],
  ['sr', `poslednjih ${dailyBackups} dana i poslednje ${weeklyBackups} nedelje`],
  ['en', `the last ${dailyBackups} days and the last ${weeklyBackups} weeks`],
] as const)('the privacy notice (%s) says “%s”', (language, words) => {
  expect(privacyPart('koliko', language)).toContain(words);
});

test.each([
  ['sr', `jednom i u roku od ${objectionMonths} meseci`],
  ['en', `once and within ${objectionMonths} months`],
] as const)('the terms (%s) say until when a decision is objected to', (language, words) => {
  expect(JSON.stringify(staticTexts.terms[language]({ provider: '', email: '' }))).toContain(words);
});

test.each([
  ['sr', `u roku od ${dueAfterDays} dana; posle`, `u narednih ${cancelledAfterDays} dana`],
  ['en', `due in ${dueAfterDays} days`, `in the following ${cancelledAfterDays} days`],
] as const)('the terms (%s) say when an order is due and when it is cancelled', (language, due, cancelled) => {
  const said = JSON.stringify(staticTexts.terms[language]({ provider: '', email: '' }));
  expect(said).toContain(due);
  expect(said).toContain(cancelled);
});
