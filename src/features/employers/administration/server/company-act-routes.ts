import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Admin } from '#kit/actor.ts';
import { removePhotos } from '../../server/company-photos.ts';
import type { EmployerPostings } from '../../server/employer-postings.ts';
import * as team from '../../team/server/team-store.ts';
import * as contract from '../contract.ts';
import { type CompanyActDeps, type CompanyActs, lockTeam, recordAct } from './company-acts.ts';
import * as store from './company-store.ts';

interface CompanyActRouteDeps extends CompanyActDeps, Pick<Machinery, 'database'> {
  files: Pick<Files, 'discard' | 'release'>;
  postings: Pick<EmployerPostings, 'noticeChanges' | 'ofCompany'>;
  companyActs: CompanyActs;
}

/** Administrators' actions on companies (`company-acts.ts`). */
export function createCompanyActRoutes(deps: CompanyActRouteDeps): Route[] {
  const { database, clock, audit, accounts, files, postings, companyActs } = deps;

  const perform = async <Id, Body extends { reason: string }>(
    act: (tx: Executor, input: Body & { by: string; id: Id }) => Promise<void>,
    { actor, id, body }: { actor: Admin; id: Id; body: Body },
  ): Promise<void> => {
    await database.transaction((tx) => act(tx, { ...body, by: actor.accountId, id }));
    postings.noticeChanges();
  };

  return [
    on(contract.verifyCompany, (call) => perform(companyActs.verify, call)),
    on(contract.unverifyCompany, (call) => perform(companyActs.unverify, call)),
    on(contract.blockCompany, (call) => perform(companyActs.block, call)),
    on(contract.unblockCompany, (call) => perform(companyActs.unblock, call)),
    on(contract.removePhoto, (call) => perform(companyActs.removePhoto, call)),
    on(contract.removeSteps, (call) => perform(companyActs.removeSteps, call)),

    // The company's orders are retained (ADR 19), and with them the pro-forma invoices.
    on(contract.deleteCompany, async ({ actor: { accountId: admin }, id, body: { reason } }) => {
      await database.transaction(async (tx) => {
        const { company, held } = await lockTeam(accounts, tx, id);
        const counts = await postings.ofCompany().count(tx, id);
        const removed = await postings.ofCompany().removeAll(tx, id, admin, reason);
        await store.closeCompany(tx, id, clock.now());
        if (company.logoFileId !== null) await files.discard(tx, [company.logoFileId]);
        await removePhotos(files, tx, id);
        for (const account of held) {
          await files.release(tx, account.id, 'proforma');
          await accounts.administration.erase(tx, account);
        }
        await team.deleteInvitations(tx, id);
        const details = { postings: removed, applications: counts.applications, members: held.length };
        await recordAct(audit, tx, admin, 'employers.delete', id, { reason, details });
      });
      postings.noticeChanges();
    }),
  ];
}
