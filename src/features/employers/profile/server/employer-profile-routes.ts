import type { Accounts } from '#features/accounts/server/index.ts';
import type { Decisions } from '#features/decisions/server/index.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { sanitizeRichText } from '#host/html/sanitize.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { isRegistrationNumberValid } from '#kit/company-numbers.ts';
import { localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import { toCardFacts } from '../../directory/server/employer-directory-routes.ts';
import { findPublicEmployer } from '../../directory/server/employer-directory-store.ts';
import { notifyDecided } from '../../server/company-decision.ts';
import { photosOf, savePhotos } from '../../server/company-photos.ts';
import type { EmployerPostings } from '../../server/employer-postings.ts';
import { updateCompany } from '../../server/employer-store.ts';
import type { EmployerRow } from '../../server/employer-table.ts';
import { changedVerifiedData } from '../../verified-data.ts';
import * as contract from '../contract.ts';
import type { EmployerProfile, EmployerProfileInput } from '../fields.ts';
import * as store from './employer-profile-store.ts';

interface EmployerProfileDeps extends Pick<Machinery, 'database' | 'clock' | 'audit'> {
  decisions: Pick<Decisions, 'notify'>;
  files: Pick<Files, 'attachAt' | 'discard'>;
  accounts: Pick<Accounts, 'setMarketing'>;
  postings: Pick<EmployerPostings, 'factsOf' | 'renameCompany' | 'noticeChanges' | 'everPublished'>;
}

/** The profile without the fields that depend on postings. */
type StoredProfile = Omit<EmployerProfile, 'hasPage' | 'photos' | 'activePostings' | 'field' | 'pay'>;

const toProfile = ({ employer, account, logo }: store.ProfileRows): StoredProfile => ({
  id: employer.id,
  version: employer.version,
  company: employer.company,
  pib: employer.pib ?? '',
  registrationNumber: employer.registrationNumber ?? '',
  registrationNumberConfirmed: employer.registrationNumberConfirmed,
  phone: employer.phone ?? '',
  website: employer.website ?? '',
  location: employer.location,
  postal: employer.postal,
  address: employer.address,
  email: account.email,
  companyEmail: employer.companyEmail ?? '',
  shortDescription: employer.shortDescription,
  about: employer.about,
  logo: logo && { id: logo.id, name: logo.name, size: logo.size, url: publicFileAddress(logo.id) },
  employees: employer.employees,
  selectionSteps: employer.selectionSteps,
  newsNotifications: account.newsNotifications,
  specialOffers: account.specialOffers,
  verifiedOn: employer.verifiedAt && localDay(employer.verifiedAt),
});

/**
 * The company's own profile (rules.md#newer-versions). A save includes the version it is based on and is rejected if
 * there is a newer one. Changing verified data ends the verification in the same transaction (ADR 14); changing the
 * name updates the search text of the company's postings.
 */
export function createEmployerProfileRoutes(deps: EmployerProfileDeps): Route[] {
  const { database, clock, audit, files, accounts, postings } = deps;

  const read = async (actor: EmployerActor, language: Language): Promise<EmployerProfile> => {
    const rows = await store.findProfile(database.executor, actor);
    if (!rows) throw new Problem('not-found');
    const { id } = rows.employer;
    const [page, facts, photos] = await Promise.all([
      findPublicEmployer(database.executor, id, postings),
      postings.factsOf(database.executor, [id], clock.now()),
      photosOf(database.executor, [id]),
    ]);
    return {
      ...toProfile(rows),
      photos: (photos.get(id) ?? []).map(({ file, alt }) => ({ file, alt, url: publicFileAddress(file) })),
      hasPage: page !== null,
      ...toCardFacts(facts.get(id), language),
    };
  };

  const write = async (
    tx: Executor,
    actor: EmployerActor,
    stored: EmployerRow,
    input: EmployerProfileInput,
  ): Promise<void> => {
    const { company, phone, website, location, postal, address, registrationNumber, logo } = input;
    const replaced = stored.logoFileId === logo ? null : stored.logoFileId;
    if (logo !== null && logo !== stored.logoFileId)
      await files.attachAt('logo', tx, actor, { id: logo, purpose: 'logo' });
    if (input.photos) await savePhotos(files, tx, actor, stored.id, input.photos);
    const unverified = stored.verifiedAt === null ? [] : changedVerifiedData(stored, input);
    await updateCompany(tx, stored.id, {
      company,
      registrationNumber,
      phone,
      location,
      postal,
      address,
      registrationNumberConfirmed: !isRegistrationNumberValid(registrationNumber),
      website: website || null,
      companyEmail: input.companyEmail || null,
      shortDescription: input.shortDescription,
      about: sanitizeRichText(input.about),
      ...(input.employees === undefined ? {} : { employees: input.employees }),
      ...(input.selectionSteps ? { selectionSteps: input.selectionSteps } : {}),
      logoFileId: logo,
      verifiedAt: unverified.length > 0 ? null : stored.verifiedAt,
    });
    if (replaced !== null) await files.discard(tx, [replaced]);
    if (unverified.length > 0) {
      await audit.record(tx, {
        actor: actor.accountId,
        action: 'employers.end-verification',
        objectKind: 'employer',
        objectId: String(stored.id),
        details: { fields: unverified.join(' ') },
      });
      const made = { act: 'verificationWithdrawn', ground: 'changed-data', reason: '', by: null } as const;
      await notifyDecided(deps.decisions, tx, { id: stored.id, company }, made);
    }
    if (company !== stored.company) await postings.renameCompany(tx, stored.id, company);
  };

  return [
    on(contract.getEmployerProfile, ({ actor, language }) => read(actor, language)),

    on(contract.putEmployerProfile, async ({ actor, language, body: input }) => {
      const { newsNotifications, specialOffers } = input;
      try {
        await database.transaction(async (tx) => {
          // Locks the account before the company, as everywhere, to avoid deadlocks.
          await accounts.setMarketing(tx, actor.accountId, { newsNotifications, specialOffers });
          const company = await store.lockCompany(tx, actor);
          if (!company) throw new Problem('not-found');
          if (company.version !== input.version) throw new Problem('employers.profile-changed');
          await write(tx, actor, company, input);
        });
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'employers.profile-changed')) throw error;
        throw new Problem('employers.profile-changed', { current: await read(actor, language) });
      }
      postings.noticeChanges();
      return read(actor, language);
    }),
  ];
}
