import type { LegalTexts } from '#features/accounts/server/index.ts';
import type { Advertising } from '#features/advertising/server/index.ts';
import type { Agents } from '#features/agents/server/index.ts';
import { userCounts } from '#features/applying/server/index.ts';
import type { CandidateCounts } from '#features/candidates/server/index.ts';
import type { Content } from '#features/content/server/index.ts';
import type { EmployerPostings, Employers } from '#features/employers/server/index.ts';
import type { Finding } from '#features/finding/server/index.ts';
import { recountPayJob } from '#features/postings/pay/server/pay-jobs.ts';
import { countSavedPostings, employerPostings, type Postings, soldPostings } from '#features/postings/server/index.ts';
import type { Publishing } from '#features/publishing/server/index.ts';
import type { SettingsEffects } from '#features/settings/server/index.ts';
import type { Machinery } from '#host/machinery.ts';

interface Above {
  advertising: Advertising;
  agents: Agents;
  content: Content;
  employers: Employers;
  finding: Finding;
  postings: Postings;
  publishing: Publishing;
}

/** Ports through which features call those above them; not to be called before all features exist. */
export const portsOf = ({ jobs }: Machinery, above: () => Above) => ({
  settings: {
    isFreeAdOffered: (executor) => above().advertising.isFreeAdOffered(executor),
    offerFreeAd: (tx, available) => above().advertising.offerFreeAd(tx, available),
    rateChanged: (tx) => jobs.send(tx, recountPayJob, {}),
  } satisfies SettingsEffects,
  legalTexts: {
    inForce: (executor) => above().content.legalTexts.inForce(executor),
    asked: (executor) => above().content.legalTexts.asked(executor),
  } satisfies LegalTexts,
  blockEffects: () => above().employers.access,
  companyPostings: {
    ...employerPostings,
    whoHires: (filter) => above().finding.whoHires(filter),
    renameCompany: (...name) => above().postings.renameCompany(...name),
    noticeChanges: () => above().postings.noticeChanges(),
    ofCompany: () => above().publishing.ofCompany,
  } satisfies EmployerPostings,
  soldPostings: { ...soldPostings, ordered: () => above().publishing.ordered },
  liveOf: (employerId: number) => above().finding.liveOf(employerId),
  candidateCounts: {
    applications: userCounts.sentApplications,
    savedPostings: countSavedPostings,
    agents: (executor, accountId) => above().agents.counts(executor, accountId),
  } satisfies CandidateCounts,
});
