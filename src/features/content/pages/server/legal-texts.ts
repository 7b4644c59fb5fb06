import type { LegalTexts } from '#features/accounts/server/index.ts';
import { listAsked, listLegal } from './page-store.ts';
import { builtInDay } from './page-text.ts';

/**
 * Versions in force of the texts that people accept, and versions that everybody is asked to accept
 * (rules.md#consents).
 */
export const siteLegalTexts: LegalTexts = {
  async inForce(executor) {
    const shown = await listLegal(executor);
    const of = (page: 'terms' | 'privacy') => shown.find((one) => one.page === page);
    return {
      terms: of('terms')?.number ?? 0,
      privacy: of('privacy')?.number ?? 0,
      day: of('terms')?.inForceOn ?? builtInDay('terms'),
    };
  },
  async asked(executor) {
    const asked = await listAsked(executor);
    const of = (page: 'terms' | 'privacy') => asked.find((one) => one.page === page)?.number ?? 0;
    return { terms: of('terms'), privacy: of('privacy') };
  },
};
