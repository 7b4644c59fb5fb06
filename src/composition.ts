import { createAccounts } from '#features/accounts/server/index.ts';
import { createAdvertising, employerOrders } from '#features/advertising/server/index.ts';
import { createAgents } from '#features/agents/server/index.ts';
import { createApplications, sentWith, userCounts } from '#features/applying/server/index.ts';
import { countDocumentsOf, createCandidates } from '#features/candidates/server/index.ts';
import { createContact } from '#features/contact/server/index.ts';
import { createContent } from '#features/content/server/index.ts';
import { createDecisions } from '#features/decisions/server/index.ts';
import { accountCompanies, createEmployers } from '#features/employers/server/index.ts';
import { createFiles } from '#features/files/server/index.ts';
import { createFinding } from '#features/finding/server/index.ts';
import { countMessages, createMessages, employerReplies } from '#features/messages/server/index.ts';
import { createPostings } from '#features/postings/server/index.ts';
import { createPublishing } from '#features/publishing/server/index.ts';
import { createReviewing } from '#features/reviewing/server/index.ts';
import { createSettings, firstProvider } from '#features/settings/server/index.ts';

import type { Feature } from '#host/feature.ts';
import { machineryPersonalData } from '#host/machinery.ts';
import type { Plugin, PluginFeature } from '#plugins/plugin.ts';
import * as plugins from '#plugins/server.ts';
import type { Ground } from './application.ts';
import { portsOf } from './feature-ports.ts';
import { allMails } from './mails.ts';
import { hearRemoved, hearWritten, payMarksOf, placesOfApplications, pluginCore } from './plugin-places.ts';
import { composeUpper } from './upper-features.ts';

/** All features: with `upper-features.ts` the only module that imports their server parts. */
export async function composeFeatures(ground: Ground) {
  const { config, machinery, readDatabase, keyFor, analytics } = ground;
  /** The plugins, created last. */
  const added: PluginFeature[] = [];
  // The features, lowest layer first. Lower ones get ports to those above, which must not be called before all exist.
  const ports = portsOf(machinery, () => ({ advertising, agents, content, employers, finding, postings, publishing }));
  const { legalTexts } = ports;
  const settings = await createSettings({ ...machinery, effects: ports.settings, first: firstProvider(config) });
  const { store, clamd, tokens, unsubscribeSecret } = ground;
  const decisions = createDecisions({ ...machinery, secret: keyFor('decision links') });
  const linkSecret = keyFor('file links');
  const files = await createFiles({ ...machinery, store, secret: linkSecret, countDocumentsOf, clamd });
  const accounts = await createAccounts({
    ...machinery,
    tokens,
    files,
    decisions,
    unsubscribeSecret,
    companies: accountCompanies,
    userCounts,
    external: { providers: config.OIDC, secret: keyFor('external sign-in') },
    knownBrowsersSecret: keyFor('known browsers'),
    blockEffects: ports.blockEffects,
    personalDataParts: () => [...features.flatMap(({ personalData = [] }) => personalData), ...machineryPersonalData],
    contactEmail: async (executor) => (await settings.current(executor)).provider.email,
    legalTexts,
  });
  const countedBy = analytics && new URL(analytics.script).host;
  const content = createContent({ ...machinery, files, accounts, settings, countedBy });
  const employers = await createEmployers({
    ...machinery,
    readDatabase,
    files,
    accounts,
    orders: employerOrders,
    replies: employerReplies,
    decisions,
    postings: ports.companyPostings,
  });
  const advertising = await createAdvertising({
    ...machinery,
    settings,
    employers,
    files,
    postings: ports.soldPostings,
  });
  const postings = await createPostings({
    ...machinery,
    readDatabase,
    files,
    employers,
    changed: ground.listsChanged,
    liveOf: ports.liveOf,
  });
  const lists = { readDatabase, payMarks: payMarksOf(added), searchFreshMs: config.SEARCH_FRESH_MS };
  const finding = await createFinding({ ...machinery, ...lists, postings, secret: keyFor('views') });
  const postingRemoved = hearRemoved(added);
  const sold = { advertising, employers, postings };
  const publishing = createPublishing({ ...machinery, ...sold, files, postingRemoved });
  const contact = await createContact({
    ...machinery,
    accounts,
    postings,
    settings,
    decisions,
    legalTexts,
    secret: keyFor('reports'),
  });
  const candidates = createCandidates({ ...machinery, accounts, files, counts: ports.candidateCounts, sentWith });
  const agents = await createAgents({
    ...machinery,
    accounts,
    finding,
    mailsPerMinute: config.AGENT_MAILS_PER_MINUTE,
    linkSecret: keyFor('agent links'),
    isUndeliverable: (executor, accountId) => accounts.isUndeliverable(executor, accountId),
    payMarks: lists.payMarks,
  });
  const applying = await createApplications({
    ...machinery,
    ...sold,
    files,
    candidates,
    legalTexts,
    withdrawalSecret: keyFor('withdrawal links'),
    ...placesOfApplications(added),
  });
  const reviewing = createReviewing({ ...machinery, files, countMessages });
  const messages = await createMessages({ ...machinery, employers });
  const lower = { accounts, files, settings, finding, agents, contact, content, decisions };
  const upper = await composeUpper({ ...ground, ...sold, ...lower, postingRemoved });
  for (const plugin of Object.values<Plugin>(plugins))
    added.push(await plugin.create(pluginCore(ground, { ...lower, employers, postings })));
  const { statistics, moderation, ...others } = upper;
  const market = [accounts, employers, advertising, postings, finding, publishing, statistics, moderation];
  const people = [candidates, agents, applying, reviewing, messages, contact];
  const features: Feature[] = [...market, ...people, settings, content, ...Object.values(others), files, ...added];
  machinery.mailer.register(allMails(agents));
  return { features, settings, accounts, files, finding, notificationsWritten: hearWritten(added) };
}
