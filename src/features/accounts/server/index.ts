import type { Decisions } from '#features/decisions/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { OidcProvider } from '#host/oidc-config.ts';
import type { PersonalDataPart } from '#host/personal-data.ts';
import type { Key } from '#host/secrets.ts';
import type { AccessTokens } from '#host/sessions/access-token.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { createAccountRoutes } from '../account/server/account-routes.ts';
import { type AccountWriting, createAccountWriting } from '../account/server/account-writing.ts';
import {
  type AccountAdministration,
  createAccountAdministration,
} from '../administration/server/account-administration.ts';
import { createUserActRoutes } from '../administration/server/user-act-routes.ts';
import type { BlockEffects, UserCounts } from '../administration/server/user-ports.ts';
import { createUserRoutes } from '../administration/server/user-routes.ts';
import { createConsentRoutes } from '../consenting/server/consent-routes.ts';
import { handleDormancyJobs } from '../dormancy/server/dormancy-jobs.ts';
import { dormantDeletedMail, dormantMail } from '../dormancy/server/dormancy-mail.ts';
import { createExternal } from '../external-sign-in/server/external.ts';
import {
  createNotificationRoutes,
  type MarketingWish,
  setMarketing,
} from '../notifications/server/notification-routes.ts';
import { createPasswordRoutes } from '../passwords/server/password-routes.ts';
import { createPersonalDataDeletion } from '../personal-data/server/personal-data-deletion.ts';
import { createPersonalDataExport } from '../personal-data/server/personal-data-export.ts';
import { accountDeletedMail, exportFailedMail, exportReadyMail } from '../personal-data/server/personal-data-mail.ts';
import { createRecovery, type Recovery } from '../recovery/server/recovery.ts';
import { createTokens } from '../recovery/server/tokens.ts';
import { createInvitedAccounts, type InvitedAccounts } from '../registration/server/invited-accounts.ts';
import { createRegistrationRoutes } from '../registration/server/registration-routes.ts';
import { createKnownBrowsers } from '../sessions/server/known-browsers.ts';
import { createLoginTries } from '../sessions/server/login-tries.ts';
import { createSessionRoutes } from '../sessions/server/session-routes.ts';
import { createSessions, type Sessions } from '../sessions/server/sessions.ts';
import { createUnsubscribeRoutes } from '../unsubscribing/server/unsubscribe-routes.ts';
import type { AccountCompanies } from './account-companies.ts';
import { deleteExpiredSessionsJob, endedRetentionDays } from './account-jobs.ts';
import {
  alreadyRegisteredMail,
  passwordAddedMail,
  passwordChangedMail,
  passwordInstructionsMail,
  verificationMail,
} from './account-mail.tsx';
import { accountPersonalData } from './account-personal-data.ts';
import { deleteOldSessions, deleteReplacedTokens, isUndeliverable, recordMailRefused } from './account-store.ts';
import { countConsents, findAccepted, type LegalTexts } from './consent-store.ts';

/** Problem codes with their HTTP statuses. */
export const accountProblems = {
  'accounts.wrong-credentials': 422,
  'accounts.email-not-verified': 422,
  'accounts.blocked': 422,
  'accounts.without-company': 422,
  'accounts.token-invalid': 422,
  'accounts.session-ended': 401,
  'accounts.foreign-origin': 403,
  'accounts.bad-unsubscribe-link': 422,
  'accounts.sign-in-again': 422,
  'accounts.password-needed': 422,
  'accounts.terms-changed': 409,
  'administration.user-not-found': 404,
  'administration.not-yourself': 409,
  'administration.last-administrator': 409,
  'administration.only-candidates': 409,
  'administration.user-blocked': 409,
} as const satisfies ProblemTable;

type AccountProblems = typeof accountProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends AccountProblems {}
}

export type { BlockEffects, UserCounts } from '../administration/server/user-ports.ts';
export { createMailListAddresses } from '../unsubscribing/server/mail-list-addresses.ts';
export type { AccountCompanies } from './account-companies.ts';
export type { LegalTexts } from './consent-store.ts';

export interface Accounts extends AccountWriting, Feature {
  sessions: Sessions;
  recovery: Pick<Recovery, 'sendVerification' | 'sendPasswordInstructions'>;
  /** Operations of administrators on accounts, for higher-level features. */
  administration: AccountAdministration;
  /** Accounts of people invited by a company. */
  invited: InvitedAccounts;
  /** Sets marketing consents in the caller's transaction; missing ones stay. Throws 401 if the account is deleted. */
  setMarketing(tx: Executor, accountId: string, wanted: MarketingWish): Promise<void>;
  /** Whether the account's address has permanently rejected mail. */
  isUndeliverable(executor: Executor, accountId: string): Promise<boolean>;
  /** Records a permanent mail rejection, in the transaction that records the failure. */
  recordMailRefused(tx: Executor, accountId: string): Promise<void>;
  /** Accepted versions of the legal texts (rules.md#consents). */
  consents: { acceptedBy: typeof findAccepted; count: typeof countConsents };
  /** All parts of export and deletion, in processing order. */
  personalDataParts(): readonly PersonalDataPart[];
}

export interface AccountsDeps
  extends Pick<Machinery, 'database' | 'clock' | 'jobs' | 'audit' | 'log' | 'mailer' | 'rateLimit' | 'translator'> {
  /** Signs unsubscribe links. */
  unsubscribeSecret: Key;
  /** Signs the cookie of known browsers. */
  knownBrowsersSecret: Key;
  companies: AccountCompanies;
  userCounts: UserCounts;
  decisions: Pick<Decisions, 'notify'>;
  /** Called lazily, because it is created after the accounts. */
  blockEffects: () => BlockEffects;
  tokens: AccessTokens;
  external: { providers: OidcProvider[]; secret: Key };
  files: Pick<Files, 'save' | 'read' | 'discard'>;
  /** The other features' parts of export and deletion. */
  personalDataParts: () => readonly PersonalDataPart[];
  /** The provider's contact address for help; inside a transaction `executor` is the transaction. */
  contactEmail: (executor: Executor) => Promise<string>;
  legalTexts: LegalTexts;
}

export const accountMails = [
  verificationMail,
  passwordInstructionsMail,
  alreadyRegisteredMail,
  passwordAddedMail,
  passwordChangedMail,
  exportReadyMail,
  exportFailedMail,
  accountDeletedMail,
  dormantMail,
  dormantDeletedMail,
];

/** Registration, login, sessions, external providers. */
export async function createAccounts(deps: AccountsDeps): Promise<Accounts> {
  const sessions = createSessions(deps);
  const external = createExternal({ ...deps, ...deps.external, sessions });
  const loginTries = createLoginTries(deps.rateLimit);
  const browsers = createKnownBrowsers({ key: deps.knownBrowsersSecret, clock: deps.clock });
  const recovery = await createRecovery({
    ...deps,
    tokens: createTokens(deps.clock),
    loginTries,
    browsers,
  });
  const registration = createRegistrationRoutes({
    ...deps,
    recovery,
    perAddress: deps.rateLimit({ name: 'registration-address', points: 20, seconds: 3600 }),
  });
  const writing = createAccountWriting(deps);
  await deps.jobs.handle(deleteExpiredSessionsJob, async () => {
    const until = new Date(deps.clock.now().getTime() - endedRetentionDays * 86_400_000);
    await deleteOldSessions(deps.database.executor, until);
    await deleteReplacedTokens(deps.database.executor, until);
  });
  // The account's own row is deleted last.
  const personalDataParts = () => [...deps.personalDataParts(), accountPersonalData];
  const personalData = { ...deps, parts: personalDataParts };
  const copies = await createPersonalDataExport(personalData);
  const deletion = await createPersonalDataDeletion({
    ...personalData,
    latestCopy: copies.latest,
    triesPerAccount: deps.rateLimit({ name: 'delete-account', points: 10, seconds: 900 }),
  });
  await handleDormancyJobs({ ...deps, erase: deletion.erase });
  const administration = createAccountAdministration({ ...deps, erase: deletion.eraseAccount });
  return {
    ...writing,
    sessions,
    recovery,
    administration,
    invited: createInvitedAccounts(deps),
    setMarketing: (tx, accountId, wanted) => setMarketing(tx, accountId, wanted, deps.clock.now()),
    isUndeliverable,
    recordMailRefused: (tx, accountId) => recordMailRefused(tx, accountId, deps.clock.now()),
    personalDataParts,
    consents: { acceptedBy: findAccepted, count: countConsents },
    routes: [
      ...createConsentRoutes(deps),
      ...createAccountRoutes({
        ...deps,
        sessions,
        browsers,
        loginTries,
        identitiesOf: external.identitiesOf,
        loginsPerAddress: deps.rateLimit({ name: 'login-address', points: 100, seconds: 900 }),
      }),
      ...registration,
      ...recovery.routes,
      ...createUserRoutes({ ...deps, administration, recovery, insert: writing.insert }),
      ...createUserActRoutes({ ...deps, administration, recovery }),
      ...createSessionRoutes(deps),
      ...external.routes,
      ...createPasswordRoutes({
        ...deps,
        triesPerAccount: deps.rateLimit({ name: 'change-password', points: 10, seconds: 900 }),
      }),
      ...createNotificationRoutes(deps),
      ...copies.routes,
      ...deletion.routes,
      ...createUnsubscribeRoutes({ ...deps, secret: deps.unsubscribeSecret }),
    ],
    mount: external.mount,
    problems: accountProblems,
  };
}
