import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { lockAccount } from '../../personal-data/server/personal-data-store.ts';
import { findAccepted, type LegalTexts, recordTerms } from '../../server/consent-store.ts';
import { acceptTerms } from '../contract.ts';

/** Renews consent to changed texts (rules.md#consents). The versions read must be the current ones. Idempotent. */
export const createConsentRoutes = ({
  database,
  clock,
  legalTexts,
}: Pick<Machinery, 'database' | 'clock'> & {
  legalTexts: LegalTexts;
}): Route[] => [
  on(acceptTerms, async ({ actor: { accountId }, body }) => {
    await database.transaction(async (tx) => {
      if (!(await lockAccount(tx, accountId))) throw new Problem('unauthorized');
      const { terms, privacy } = await legalTexts.inForce(tx);
      if (body.terms !== terms || body.privacy !== privacy) throw new Problem('accounts.terms-changed');
      const accepted = await findAccepted(tx, accountId);
      if (accepted && accepted.terms >= terms && accepted.privacy >= privacy) return;
      await recordTerms(tx, legalTexts, { accountId, source: 'renewal' }, clock.now());
    });
  }),
];
