import { missingForOrders } from '#features/settings/provider.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Shown } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { hasRole } from '#kit/company-role.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import type { AdTypeCode } from '../../ad-type.ts';
import { listUsable } from '../../server/credit-store.ts';
import type { SoldPostings } from '../../server/sold-postings.ts';
import * as contract from '../contract.ts';
import type { AdOption, AdType } from '../fields.ts';
import { toAdTypes, toCredit, toPackages } from './ad-type-rows.ts';
import * as store from './ad-type-store.ts';

/** Terms of the chosen ad type for a posting. */
export interface AdTerms {
  priority: number;
  questionnaire: boolean;
  /** Net price in para; 0 for the free ad, which skips payment. */
  netPara: number;
}

/** End of the same day a year ago: free periods since then count towards the limit (rules.md#free-ads). */
const aYearBefore = (now: Date): Date => {
  const [year, month, day] = localDay(now).split('-').map(Number) as [number, number, number];
  const first = `${year - 1}-${String(month).padStart(2, '0')}-01`;
  return endOfLocalDay(addDays(first, day - 1));
};

/** The euro rate and the free ad limit are part of the settings. */
const shows = (): Shown => ({ scopes: ['prices', 'settings'] });

export function createAdTypes({
  database,
  clock,
  settings,
  postings,
}: Pick<Machinery, 'database' | 'clock'> & {
  settings: Pick<Settings, 'current'>;
  postings: Pick<SoldPostings, 'countFreePeriods' | 'creditsUsed'>;
}) {
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
    /**
     * The terms of a choice, for a posting that is being submitted. For the free ad the caller has locked the
     * employer's row in `tx`, so that concurrent submissions are counted one after the other.
     * @throws 422 for a type or period that is not sold, 409 `postings.free-not-available`, `postings.free-limit-reached`
     */
    async termsFor(
      tx: Executor,
      employerId: number,
      { adType, days }: { adType: AdTypeCode; days: number },
    ): Promise<AdTerms> {
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

    /** Whether the free ad is available, for the settings. */
    isFreeAdOffered: (executor: Executor): Promise<boolean> => store.isAvailable(executor, 'free'),

    /** Switches the free ad on or off, for the settings. */
    offerFreeAd: (tx: Executor, available: boolean): Promise<void> => store.setAvailable(tx, 'free', available),

    routes: [
      on(
        contract.listAdTypes,
        async ({ language }) => {
          const { euroRate, freeAdLimit } = await settings.current(database.executor);
          const rows = await store.listPrices(database.executor);
          return { data: toAdTypes(rows, { language, euroRate }), meta: { freeAdLimit } };
        },
        { shows },
      ),

      on(
        contract.listPackages,
        async ({ language }) => {
          const [packages, prices, { euroRate }] = await Promise.all([
            store.listPackages(database.executor),
            store.listPrices(database.executor),
            settings.current(database.executor),
          ]);
          return toPackages(packages, prices, { language, euroRate });
        },
        { shows },
      ),

      on(contract.getAdOptions, async ({ actor: { employerId, role }, language }) => {
        const { euroRate, freeAdLimit, provider } = await settings.current(database.executor);
        const orderable = missingForOrders(provider).length === 0;
        const free = { used: await usedFree(database.executor, employerId), limit: freeAdLimit };
        const types = toAdTypes(await store.listPrices(database.executor), { language, euroRate });
        const packages = await store.listPackages(database.executor);
        const credits = (await listUsable(database.executor, employerId, postings, clock.now())).map(toCredit);
        const adTypes = types.map((type) => {
          // Ads covered by a credit need no pro-forma invoice.
          const buyable = orderable || credits.some(({ adType }) => adType === type.code);
          return { ...type, refusal: refusalOf(type, free, buyable) };
        });
        // Only owners may buy packages (ADR 45); others are not offered any.
        const offered = hasRole(role, 'owner') ? packages : [];
        return { adTypes, packages: offered, credits, free };
      }),
    ],
  };
}

export type AdTypes = ReturnType<typeof createAdTypes>;
