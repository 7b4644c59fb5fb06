import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import { missingForOrders } from '#features/settings/provider.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { paymentReference } from '#kit/payment-reference.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import type { AdTypeCode } from '../../ad-type.ts';
import { dueAfterDays } from '../../order-states.ts';
import { orderSums } from '../../order-sums.ts';
import { formatPara } from '../../price-list/price-text.ts';
import { inMoneyOf } from '../../price-list/server/ad-type-rows.ts';
import { findPrice, listPackages, type PackageRow } from '../../price-list/server/ad-type-store.ts';
import type { OrderRow } from '../../server/order-table.ts';
import * as contract from '../contract.ts';
import type { Purchase } from '../fields.ts';
import { packageFor } from '../packages.ts';
import type { Credits } from './credits.ts';
import { drawProformaJob } from './order-jobs.ts';
import { referenceBodyOf, toOrder } from './order-rows.ts';
import * as store from './order-store.ts';

/** A period of a posting that is being submitted or renewed. */
export interface NewPeriod {
  employer: EmployerRow;
  postingId: number;
  adType: AdTypeCode;
  days: number;
  netPara: number;
  /** Purchase the employer agreed to; null when there was none. */
  purchase: Purchase | null;
}

/** How a period was bought: settled, with a package credit or for free, or awaiting payment of its order. */
export type BoughtPeriod = { settled: true; packageId: number | null } | { settled: false; packageId: null };

/** Max total of a pro-forma invoice in para: the max value of the column. */
const highestTotal = 2_147_483_647;

/** Max unpaid orders per company: each takes a PDF, an email and a number (rules.md#orders). */
const maxOpenOrders = 20;

/** The employer's address as shown on the pro-forma invoice. */
export const addressOf = ({
  address,
  postal,
  location,
}: Pick<EmployerRow, 'address' | 'postal' | 'location'>): string =>
  [address, `${postal} ${location}`.trim()].filter(Boolean).join(', ');

interface Bargain extends Omit<NewPeriod, 'postingId' | 'purchase'> {
  postingId: number | null;
  count: number;
  /** Total the employer has agreed to pay, in para. */
  total: number;
  /** Path of the `count` field in the input. */
  path: string;
}

interface BuyingDeps extends Pick<Machinery, 'database' | 'clock' | 'jobs'> {
  settings: Pick<Settings, 'current'>;
  credits: Pick<Credits, 'findUsable'>;
}

const partiesOf = async (
  settings: BuyingDeps['settings'],
  tx: Executor,
  employer: EmployerRow,
): Promise<Pick<OrderRow, 'provider' | 'buyer'>> => {
  const { provider } = await settings.current(tx);
  if (missingForOrders(provider).length > 0) throw new Problem('advertising.no-provider');
  const { pib, registrationNumber } = employer;
  const address = addressOf(employer);
  if (!pib || !registrationNumber || !address) throw new Problem('advertising.no-company-data');
  const { bankAccount, ...named } = provider;
  return {
    provider: { ...named, account: bankAccount },
    buyer: { name: employer.company, address, pib, registrationNumber },
  };
};

/** The package for a number of ads (null for a single ad) and its price. */
const termsOf = async (
  executor: Executor,
  { netPara, count, path }: Pick<Bargain, 'netPara' | 'count' | 'path'>,
): Promise<{ sold: PackageRow | null; sums: ReturnType<typeof orderSums> }> => {
  const packages = count === 1 ? [] : await listPackages(executor);
  const sold = packageFor(packages, count);
  if (count > 1 && !sold) {
    const [{ minAds = 1 } = {}] = packages;
    throw validationProblem([{ path, code: 'too-small', params: { min: minAds } }]);
  }
  const sums = orderSums([{ netPara, count }], sold?.discountPercent ?? 0);
  if (sums.total > highestTotal) {
    const max = Math.floor(count * (highestTotal / sums.total));
    throw validationProblem([{ path, code: 'too-big', params: { max } }]);
  }
  return { sold, sums };
};

const place = async (
  { clock, jobs, settings }: Pick<BuyingDeps, 'clock' | 'jobs' | 'settings'>,
  tx: Executor,
  bargain: Bargain,
): Promise<OrderRow> => {
  const { employer, postingId, adType, days, netPara, count } = bargain;
  // The caller holds a lock on the employer's row, so concurrent orders are counted one after the other.
  if ((await store.countOpen(tx, employer.id)) >= maxOpenOrders)
    throw new Problem('advertising.orders-full', { params: { max: maxOpenOrders } });
  const parties = await partiesOf(settings, tx, employer);
  const { sold, sums } = await termsOf(tx, bargain);
  if (bargain.total !== sums.total)
    throw new Problem('advertising.price-changed', { params: { total: formatPara(sums.total, 'sr') } });
  const now = clock.now();
  const issuedOn = localDay(now);
  const year = Number(issuedOn.slice(0, 4));
  const number = `${year}-${String(await store.nextNumber(tx, year)).padStart(6, '0')}`;
  const order = await store.insertOrder(tx, {
    ...parties,
    employerId: employer.id,
    postingId,
    number,
    reference: paymentReference(referenceBodyOf(number)),
    state: 'awaiting_payment',
    adType,
    days,
    count,
    netPara,
    discountPercent: sold?.discountPercent ?? 0,
    packageName: sold?.name ?? null,
    packageMonths: sold?.validMonths ?? null,
    vatPara: sums.vat,
    totalPara: sums.total,
    issuedOn,
    dueOn: addDays(issuedOn, dueAfterDays),
    createdAt: now,
  });
  await jobs.send(tx, drawProformaJob, { orderId: order.id });
  return order;
};

/** Net price of a paid ad type, in para. */
const priceOf = async (executor: Executor, adType: AdTypeCode, days: number): Promise<number> => {
  const price = await findPrice(executor, adType, days);
  if (!price?.available || price.netPara === 0)
    throw validationProblem([{ path: price ? 'adType' : 'days', code: 'not-listed' }]);
  return price.netPara;
};

export function createBuying(deps: BuyingDeps) {
  const { database, clock, settings, credits } = deps;

  return {
    /**
     * Buys a period of a posting in the transaction of the caller, who has locked the employer's row and writes the
     * period with the returned package. A free period is settled; an available credit is used before money unless a
     * package is bought; anything else is ordered and awaits payment. The pro-forma invoice is rendered and mailed
     * after the commit.
     * @throws 422 without a purchase and for a number of ads that matches no package, 409 `advertising.no-credit`,
     *   `advertising.no-provider`, `advertising.price-changed` with the new total, `advertising.no-company-data`,
     *   `advertising.orders-full`
     */
    async buy(tx: Executor, { purchase, ...period }: NewPeriod): Promise<BoughtPeriod> {
      if (period.netPara === 0) return { settled: true, packageId: null };
      if (purchase?.kind !== 'package') {
        const packageId = await credits.findUsable(tx, period.employer.id, period);
        if (packageId !== null) return { settled: true, packageId };
      }
      if (purchase?.kind === 'credit') throw new Problem('advertising.no-credit');
      if (purchase === null) throw validationProblem([{ path: 'purchase', code: 'required' }]);
      const count = purchase.kind === 'package' ? purchase.count : 1;
      await place(deps, tx, { ...period, count, total: purchase.total, path: 'purchase.count' });
      return { settled: false, packageId: null };
    },

    routes: [
      on(contract.quoteOrder, async ({ body, language }) => {
        const { executor } = database;
        const { count } = body;
        const netPara = await priceOf(executor, body.adType, body.days);
        const { sold } = await termsOf(executor, { netPara, count, path: 'count' });
        const { euroRate } = await settings.current(executor);
        const { currency, of } = inMoneyOf({ language, euroRate });
        const discountPercent = sold?.discountPercent ?? 0;
        const inMoney = (net: number) => {
          const { lines: _, ...known } = orderSums([{ netPara: net, count }], discountPercent);
          return { net, ...known };
        };
        return {
          ...body,
          discountPercent,
          package: sold && { code: sold.code, name: sold.name, validMonths: sold.validMonths },
          para: inMoney(netPara),
          shown: { currency, ...inMoney(of(netPara)) },
        };
      }),

      on(contract.orderPackage, async ({ actor: { employerId }, body, once }) => {
        return database.transaction((tx) =>
          runOnce(tx, once, clock, async () => {
            const employer = await store.lockBuyer(tx, employerId);
            // Deleted or blocked since the request started.
            if (!employer) throw new Problem('forbidden');
            const netPara = await priceOf(tx, body.adType, body.days);
            const { id } = await place(deps, tx, { ...body, employer, postingId: null, netPara, path: 'count' });
            // A package order has no posting yet.
            return toOrder((await store.findOrder(tx, id, employerId)) as store.ListedOrder, new Map(), clock.now());
          }),
        );
      }),
    ],
  };
}

export type Buying = ReturnType<typeof createBuying>;
