import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Accounts, BlockEffects } from '#features/accounts/server/index.ts';
import type { Decisions } from '#features/decisions/server/index.ts';
import type { Files, PublicFileReader } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { confirmAddressMail } from '../addresses/server/address-mail.ts';
import { type Addresses, createAddresses } from '../addresses/server/addresses.ts';
import { createCompanyAccess } from '../administration/server/company-access.ts';
import { createCompanyActRoutes } from '../administration/server/company-act-routes.ts';
import { type CompanyActs, createCompanyActs } from '../administration/server/company-acts.ts';
import {
  companyBlockedMail,
  companyUnblockedMail,
  memberBlockedMail,
  memberUnblockedMail,
} from '../administration/server/company-mail.ts';
import { createCompanyRoutes } from '../administration/server/company-routes.ts';
import { createSelectedCompanyRoutes } from '../administration/server/selected-company-routes.ts';
import { createEmployerDirectoryRoutes } from '../directory/server/employer-directory-routes.ts';
import type { ReplyFigures } from '../fields.ts';
import { createEmployersPersonalData } from '../personal-data/server/employer-personal-data.ts';
import { createEmployerProfileRoutes } from '../profile/server/employer-profile-routes.ts';
import { createTeam } from '../team/server/team.ts';
import { invitationMail, joinedMail, leftMail, removedMail, roleChangedMail } from '../team/server/team-mail.ts';
import type { EmployerOrders, EmployerPostings, EmployerReplies } from './employer-postings.ts';
import { type CompanyContact, findContact } from './employer-store.ts';
import { companyPhotos, employers } from './employer-table.ts';
import { companyKey, findOrInsertCompanies } from './imported-companies.ts';

/** Problem codes with their HTTP statuses. */
export const employerProblems = {
  'administration.no-company-numbers': 409,
  'employers.address-link-invalid': 422,
  'employers.already-member': 409,
  'employers.invitation-invalid': 422,
  'employers.invitation-not-found': 404,
  'employers.invitation-other-account': 409,
  'employers.last-owner': 409,
  'employers.member-not-found': 404,
  'employers.not-found': 404,
  'employers.photo-not-found': 404,
  'employers.team-full': 409,
  'employers.profile-changed': 409,
} as const satisfies ProblemTable;

type EmployerProblems = typeof employerProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends EmployerProblems {}
}

export { accountCompanies } from '../team/server/account-companies.ts';
export type {
  CompanyPostings,
  EmployerOrders,
  EmployerPostings,
  EmployerReplies,
} from './employer-postings.ts';
export type { FoundCompanies, KnownCompany } from './imported-companies.ts';

/** API of companies for other features. */
export interface Employers extends Feature, Omit<Addresses, 'routes'> {
  /** Recipient of mail to a company; null for a company without an account. */
  contactOf(executor: Executor, employerId: number): Promise<CompanyContact | null>;
  /** Reply figures of a company; null until enough applications have ended. */
  repliesOf(executor: Executor, employerId: number): Promise<ReplyFigures | null>;
  /** For accounts: effects on a company when an account is blocked or unblocked. */
  access: BlockEffects;
  /** Administrators' actions on companies. */
  acts: Pick<CompanyActs, 'unblock' | 'verify'>;
}

/** Companies in imports, which run without the rest of the application. */
export interface ImportedCompanies {
  /** Inserts missing companies. One import at a time. */
  findOrInsert: typeof findOrInsertCompanies;
  /** Key that identifies a company. */
  keyOf: typeof companyKey;
}

export const importedCompanies: ImportedCompanies = {
  findOrInsert: findOrInsertCompanies,
  keyOf: companyKey,
};

/** A logo is public as soon as a company uses it. */
const audienceOfLogo: PublicFileReader = async (executor, _actor, fileId) => {
  const users = await executor
    .select({ id: employers.id })
    .from(employers)
    .where(eq(employers.logoFileId, fileId))
    .limit(1);
  return users.length > 0 ? 'everybody' : 'nobody';
};

/** A photo is public while its company is; a blocked one's is not. */
const audienceOfPhoto: PublicFileReader = async (executor, _actor, fileId) => {
  const shown = await executor
    .select({ id: companyPhotos.employerId })
    .from(companyPhotos)
    .innerJoin(employers, eq(employers.id, companyPhotos.employerId))
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .where(and(eq(companyPhotos.fileId, fileId), isNull(accounts.blockedAt)));
  return shown.length > 0 ? 'everybody' : 'nobody';
};

export const employerMails = [
  companyBlockedMail,
  companyUnblockedMail,
  memberBlockedMail,
  memberUnblockedMail,
  invitationMail,
  roleChangedMail,
  removedMail,
  joinedMail,
  leftMail,
  confirmAddressMail,
];

/** Companies: public list and pages, profile, team, notice addresses and administration. */
export async function createEmployers(
  deps: Pick<Machinery, 'database' | 'clock' | 'audit' | 'jobs' | 'rateLimit' | 'mailer' | 'notifications'> & {
    /** For the public list of companies. */
    readDatabase: ReadDatabase;
    files: Pick<Files, 'addPublicReader' | 'attachAt' | 'discard' | 'release'>;
    accounts: Pick<Accounts, 'administration' | 'setMarketing' | 'rename' | 'invited'>;
    postings: EmployerPostings;
    orders: EmployerOrders;
    replies: EmployerReplies;
    decisions: Pick<Decisions, 'record' | 'notify'>;
  },
): Promise<Employers> {
  deps.files.addPublicReader(['logo'], audienceOfLogo);
  deps.files.addPublicReader(['workplacePhoto'], audienceOfPhoto);
  const { routes: addressRoutes, ...addresses } = await createAddresses(deps);
  const companyActs = createCompanyActs(deps);
  return {
    ...addresses,
    acts: companyActs,
    contactOf: findContact,
    repliesOf: async (executor, id) => (await deps.replies.of(executor, [id])).get(id) ?? null,
    access: createCompanyAccess(deps),
    problems: employerProblems,
    personalData: [createEmployersPersonalData(deps)],
    routes: [
      ...createEmployerDirectoryRoutes(deps),
      ...createEmployerProfileRoutes(deps),
      ...createCompanyRoutes(deps),
      ...createCompanyActRoutes({ ...deps, companyActs }),
      ...createSelectedCompanyRoutes(deps),
      ...(await createTeam(deps)),
      ...addressRoutes,
    ],
  };
}
