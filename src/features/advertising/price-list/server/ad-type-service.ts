import { missingForOrders } from '#features/settings/provider.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { type Actor, requireRole } from '#shared/actor.ts';
import { hasRole } from '#shared/company-role.ts';
import { addDays, endOfLocalDay, localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import type { AdTypeCode } from '../../ad-type.ts';
import { listUsable } from '../../credits/server/credit-store.ts';
import type { SoldPostings } from '../../server/sold-postings.ts';
import type { AdOption, AdOptions, AdPackage, AdType, AdTypesMeta } from '../fields.ts';
import { toAdTypes, toCredit, toPackages } from './ad-type-rows.ts';
import * as store from './ad-type-store.ts';

/** What a chosen ad type means for a posting. */
export interface AdTerms {
  priority: number;
  questionnaire: boolean;
  /** Net, in para; 0 for the free ad, which skips payment. */
  netPara: number;
}

export interface AdTypeService {
  list(actor: Actor, language: Language): Promise<{ data: AdType[]; meta: AdTypesMeta }>;
  packages(actor: Actor, language: Language): Promise<AdPackage[]>;
  /** For an employer: throws 401 or 403 for others. */
  options(actor: Actor, language: Language): Promise<AdOptions>;
  /**
   * The terms of a choice, for a posting that is being sent. For the free ad the caller holds the employer's row in
   * `tx`, so that two sendings count one after the other.
   * @throws 422 for a type or period that is not sold, 409 `postings.free-not-available`, `postings.free-limit-reached`
   */
  termsFor(tx: Executor, employerId: number, choice: { adType: AdTypeCode; days: number }): Promise<AdTerms>;
  /** Whether the free ad is on offer, for the settings. */
  isFreeAdOffered(executor: Executor): Promise<boolean>;
  /** Puts the free ad on offer or takes it off, for the settings. */
  offerFreeAd(tx: Executor, available: boolean): Promise<void>;
}

/** The end of this day a year ago: free periods since then count towards the limit (rules.md#free-ads). */
const aYearBefore = (now: Date): Date => {
  const [year, month, day] = localDay(now).split('-').map(Number) as [number, number, number];
  const first = `${year - 1}-${String(month).padStart(2, '0')}-01`;
  return endOfLocalDay(addDays(first, day - 1));
};

export function createAdTypeService({
  database,
  clock,
  settings,
  postings,
}: {
  database: Database;
  clock: Clock;
  settings: Pick<Settings, 'current'>;
  postings: Pick<SoldPostings, 'countFreePeriods' | 'creditsUsed'>;
}): AdTypeService {
  const usedFree = (executor: Executor, employerId: number): Promise<number> =>
    postings.countFreePeriods(executor, employerId, aYearBefore(clock.now()));

  const refusalOf = (
    { code, available, prices }: AdType,
    free: { used: number; limit: number },
    buyable: boolean,
  ): AdOption['refusal'] => {
    if (!buyable && prices.some(({ net }) => net > 0)) return 'no-provider';
    if (!available) return code === 'free' ? 'free-not-available' : 'not-available';
    return code === 'free' && free.used >= free.limit ? 'free-limit-reached' : null;
  };

  return {
    async list(_actor, language) {
      const { euroRate, freeAdLimit } = await settings.current(database.executor);
      const rows = await store.listPrices(database.executor);
      return { data: toAdTypes(rows, { language, euroRate }), meta: { freeAdLimit } };
    },

    async packages(_actor, language) {
      const [packages, prices, { euroRate }] = await Promise.all([
        store.listPackages(database.executor),
        store.listPrices(database.executor),
        settings.current(database.executor),
      ]);
      return toPackages(packages, prices, { language, euroRate });
    },

    async options(actor, language) {
      const { employerId, role } = requireRole(actor, 'recruiter');
      const { euroRate, freeAdLimit, provider } = await settings.current(database.executor);
      const orderable = missingForOrders(provider).length === 0;
      const free = { used: await usedFree(database.executor, employerId), limit: freeAdLimit };
      const types = toAdTypes(await store.listPrices(database.executor), { language, euroRate });
      const packages = await store.listPackages(database.executor);
      const credits = (await listUsable(database.executor, employerId, postings, clock.now())).map(toCredit);
      const adTypes = types.map((type) => {
        // What is paid for already needs no pro-forma invoice.
        const buyable = orderable || credits.some(({ adType }) => adType === type.code);
        return { ...type, refusal: refusalOf(type, free, buyable) };
      });
      // Packages are the owners' to buy (ADR 45): others are not offered any.
      const offered = hasRole(role, 'owner') ? packages : [];
      return { adTypes, packages: offered, credits, free };
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
      if (adType === 'free') {
        const { freeAdLimit } = await settings.current(tx);
        if ((await usedFree(tx, employerId)) >= freeAdLimit) throw new Problem('postings.free-limit-reached');
      }
      return { priority: price.priority, questionnaire: price.questionnaire, netPara: price.netPara };
    },

    isFreeAdOffered: (executor) => store.isAvailable(executor, 'free'),

    offerFreeAd: (tx, available) => store.setAvailable(tx, 'free', available),
  };
}
