import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { lockAccount } from '../../personal-data/server/personal-data-store.ts';
import { findAccepted, type LegalTexts, recordTerms } from '../../server/consent-store.ts';
import { acceptTerms } from '../contract.ts';

/**
 * Agreeing anew to texts that have changed (rules.md#consents). What was read must be what is shown now; agreeing twice
 * records it once.
 */
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
