import type { Hono } from 'hono';
import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { OidcProvider } from '#platform/oidc-config.ts';
import type { PersonalDataPart } from '#platform/personal-data.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import type { AccessTokens } from '#platform/sessions/access-token.ts';
import { type AccountAdministration, accountAdministration } from './account-administration.ts';
import { forgetSessionsJob, keptEndedDays } from './account-jobs.ts';
import {
  alreadyRegisteredMail,
  passwordAddedMail,
  passwordChangedMail,
  passwordInstructionsMail,
  verificationMail,
} from './account-mail.tsx';
import { accountPersonalData } from './account-personal-data.ts';
import { accountRoutes } from './account-routes.ts';
import { type AccountService, createAccountService } from './account-service.ts';
import { deleteOldSessions, deleteReplacedTokens } from './account-store.ts';
import { createExternal } from './external.ts';
import type { ExternalPagesHost } from './external-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { createNotificationService, type MarketingWish, setMarketing } from './notification-service.ts';
import { passwordRoutes } from './password-routes.ts';
import { createPasswordService } from './password-service.ts';
import { createPersonalDataDeletion } from './personal-data-deletion.ts';
import { createPersonalDataExport } from './personal-data-export.ts';
import { accountDeletedMail, exportFailedMail, exportReadyMail } from './personal-data-mail.tsx';
import { personalDataRoutes } from './personal-data-routes.ts';
import { createRecoveryService, type RecoveryService } from './recovery-service.ts';
import { registrationRoutes } from './registration-routes.ts';
import { createRegistrationService } from './registration-service.ts';
import { createSessionList } from './session-list-service.ts';
import { sessionRoutes } from './session-routes.ts';
import { createSessions, type SessionService } from './session-service.ts';
import { createTokens } from './token-service.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';
import { createUnsubscribeService } from './unsubscribe-service.ts';

/** For the mailer, which renders them when they are sent. */
export const accountMails: MailTemplate<never>[] = [
  verificationMail,
  passwordInstructionsMail,
  alreadyRegisteredMail,
  passwordAddedMail,
  passwordChangedMail,
];

export interface Accounts extends AccountService {
  sessions: SessionService;
  recovery: RecoveryService;
  /** For the administration alone. */
  administration: AccountAdministration;
  /** Sets marketing consents in the caller's transaction; what is left out stays. Throws 401 when the account is gone. */
  setMarketing(tx: Executor, accountId: string, wanted: MarketingWish): Promise<void>;
  routes: Route[];
  /** Takes in a feature's part in export and deletion; parts are asked in the order in which they came. */
  addPersonalData(...parts: PersonalDataPart[]): void;
  /** Puts the way to external providers and back into the application. */
  mountExternal(app: Hono, host: ExternalPagesHost): void;
  personalDataParts(): readonly PersonalDataPart[];
}

/** For the mailer, which renders them when they are sent. */
export const personalDataMails: MailTemplate<never>[] = [
  exportReadyMail,
  exportFailedMail,
  accountDeletedMail,
];

export interface AccountsDeps {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  audit: Audit;
  log: Log;
  mailer: Mailer;
  /** Signs unsubscribe links. */
  unsubscribeSecret: Uint8Array;
  employers: Employers;
  tokens: AccessTokens;
  rateLimit: (rule: RateLimitRule) => RateLimit;
  external: { providers: OidcProvider[]; secret: Uint8Array };
  files: Pick<Files, 'keep' | 'read' | 'discard' | 'forgetBytes'>;
  /** Address of the provider, for people who need help; inside a transaction `executor` is the transaction. */
  contactEmail: (executor: Executor) => Promise<string>;
}

/** Registration, login, sessions, external providers. */
export async function createAccounts(deps: AccountsDeps): Promise<Accounts> {
  const sessions = createSessions(deps);
  const external = createExternal({ ...deps, ...deps.external, sessions });
  const loginsPerAccount = deps.rateLimit({ name: 'login-account', points: 10, seconds: 900 });
  const recovery = await createRecoveryService({
    ...deps,
    tokens: createTokens(deps.clock),
    loginsPerAccount,
    requestsPerEmail: deps.rateLimit({ name: 'instructions-email', points: 5, seconds: 900 }),
    requestsPerAddress: deps.rateLimit({ name: 'instructions-address', points: 30, seconds: 900 }),
  });
  const registration = createRegistrationService({
    ...deps,
    recovery,
    perAddress: deps.rateLimit({ name: 'registration-address', points: 20, seconds: 3600 }),
  });
  const service = createAccountService({
    ...deps,
    sessions,
    identitiesOf: external.identitiesOf,
    loginsPerAccount,
    loginsPerAddress: deps.rateLimit({ name: 'login-address', points: 100, seconds: 900 }),
  });
  const passwords = createPasswordService({
    ...deps,
    triesPerAccount: deps.rateLimit({ name: 'change-password', points: 10, seconds: 900 }),
  });
  await deps.jobs.handle(forgetSessionsJob, async () => {
    const until = new Date(deps.clock.now().getTime() - keptEndedDays * 86_400_000);
    await deleteOldSessions(deps.database.executor, until);
    await deleteReplacedTokens(deps.database.executor, until);
  });
  await deps.jobs.schedule(forgetSessionsJob, '23 3 * * *');
  const parts: PersonalDataPart[] = [];
  const personalDataParts = () => [...parts, accountPersonalData];
  const personalData = { ...deps, parts: personalDataParts };
  const copies = await createPersonalDataExport(personalData);
  const deletion = await createPersonalDataDeletion({
    ...personalData,
    triesPerAccount: deps.rateLimit({ name: 'delete-account', points: 10, seconds: 900 }),
  });
  return {
    ...service,
    sessions,
    recovery,
    administration: { ...accountAdministration, erase: deletion.eraseAccount },
    setMarketing: (tx, accountId, wanted) => setMarketing(tx, accountId, wanted, deps.clock.now()),
    addPersonalData: (...more) => {
      parts.push(...more);
    },
    personalDataParts,
    routes: [
      ...accountRoutes(service, sessions),
      ...registrationRoutes(registration, recovery),
      ...sessionRoutes(createSessionList(deps)),
      ...external.routes,
      ...passwordRoutes(passwords),
      ...notificationRoutes(createNotificationService(deps)),
      ...personalDataRoutes(copies, deletion),
      ...unsubscribeRoutes(
        createUnsubscribeService({ ...deps, secret: deps.unsubscribeSecret }),
        deps.mailer,
      ),
    ],
    mountExternal: external.mount,
  };
}
