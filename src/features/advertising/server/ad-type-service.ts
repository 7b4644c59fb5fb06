import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { addDays, endOfLocalDay, localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import { type AdTypeCode, freeAdLimit } from '../ad-type.ts';
import type { AdOption, AdOptions, AdPackage, AdType } from '../fields.ts';
import { toAdTypes, toPackages } from './ad-type-rows.ts';
import * as store from './ad-type-store.ts';

/** What a chosen ad type means for a posting. */
export interface AdTerms {
  priority: number;
  questionnaire: boolean;
  /** Net, in para; 0 for the free ad, which skips payment. */
  netPara: number;
}

export interface AdTypeService {
  list(actor: Actor, language: Language): Promise<AdType[]>;
  packages(actor: Actor, language: Language): Promise<AdPackage[]>;
  /** For an employer: throws 401 or 403 for others. */
  options(actor: Actor, language: Language): Promise<AdOptions>;
  /**
   * The terms of a choice, for a posting that is being sent. For the free ad the caller holds the employer's row in
   * `tx`, so that two sendings count one after the other.
   * @throws 422 for a type or period that is not sold, 409 `postings.free-not-available`, `postings.free-limit-reached`
   */
  termsFor(tx: Executor, employerId: number, choice: { adType: AdTypeCode; days: number }): Promise<AdTerms>;
}

/** End of this day a year ago: free periods since then count towards the limit (SPEC §7: 12 months). */
const aYearBefore = (now: Date): Date => {
  const [year, month, day] = localDay(now).split('-').map(Number) as [number, number, number];
  const first = `${year - 1}-${String(month).padStart(2, '0')}-01`;
  return endOfLocalDay(addDays(first, day - 1));
};

export function createAdTypeService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): AdTypeService {
  const usedFree = (executor: Executor, employerId: number): Promise<number> =>
    store.countFreePeriods(executor, employerId, aYearBefore(clock.now()));

  const refusalOf = ({ code, available }: AdType, used: number): AdOption['refusal'] => {
    if (!available) return code === 'free' ? 'free-not-available' : 'not-available';
    return code === 'free' && used >= freeAdLimit ? 'free-limit-reached' : null;
  };

  return {
    async list(_actor, language) {
      return toAdTypes(await store.listPrices(database.executor), language);
    },

    async packages(_actor, language) {
      const [packages, prices] = await Promise.all([
        store.listPackages(database.executor),
        store.listPrices(database.executor),
      ]);
      return toPackages(packages, prices, language);
    },

    async options(actor, language) {
      const { employerId } = requireType(actor, 'employer');
      const used = await usedFree(database.executor, employerId);
      const types = toAdTypes(await store.listPrices(database.executor), language);
      return {
        adTypes: types.map((type) => ({ ...type, refusal: refusalOf(type, used) })),
        free: { used, limit: freeAdLimit },
      };
    },

    async termsFor(tx, employerId, { adType, days }) {
      const price = await store.findPrice(tx, adType, days);
      if (!price) {
        const path = (await store.hasAdType(tx, adType)) ? 'productDuration' : 'productGroup';
        throw validationProblem([{ path, code: 'not-listed' }]);
      }
      if (!price.available) {
        if (adType === 'free') throw new Problem('postings.free-not-available');
        throw validationProblem([{ path: 'productGroup', code: 'not-listed' }]);
      }
      if (adType === 'free' && (await usedFree(tx, employerId)) >= freeAdLimit) {
        throw new Problem('postings.free-limit-reached');
      }
      return { priority: price.priority, questionnaire: price.questionnaire, netPara: price.netPara };
    },
  };
}
