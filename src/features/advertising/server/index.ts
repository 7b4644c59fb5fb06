import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { type Buying, createBuying } from '../orders/server/buying.ts';
import { type Credits, createCredits } from '../orders/server/credits.ts';
import { handleOrderJobs } from '../orders/server/order-jobs.ts';
import { cancelledMail, paidMail, proformaMail, reminderMail } from '../orders/server/order-mail.ts';
import { createOrderRoutes } from '../orders/server/order-routes.ts';
import { createOrders, type OrderedPostings, type Orders } from '../orders/server/orders.ts';
import { createStatementRoutes } from '../orders/server/statement-routes.ts';
import { type AdTypes, createAdTypes } from '../price-list/server/ad-types.ts';
import { createPriceListRoutes } from '../price-list/server/price-list-routes.ts';
import type { SoldPostings } from './sold-postings.ts';

/** Problem codes with their HTTP statuses. */
export const advertisingProblems = {
  'advertising.no-provider': 409,
  'advertising.no-company-data': 409,
  'advertising.price-changed': 409,
  'advertising.no-credit': 409,
  'advertising.orders-full': 409,
  'advertising.order-not-found': 404,
  'advertising.order-settled': 409,
  'advertising.proforma-not-drawn': 409,
} as const satisfies ProblemTable;

type AdvertisingProblems = typeof advertisingProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends AdvertisingProblems {}
}

export type { NewPeriod } from '../orders/server/buying.ts';
export { employerOrders } from '../orders/server/order-store.ts';
export type { OrderedPostings } from '../orders/server/orders.ts';
export type { AdTerms } from '../price-list/server/ad-types.ts';
export type { SoldPostings } from './sold-postings.ts';

export interface Advertising extends Omit<AdTypes, 'routes'>, Feature {
  /** Orders and purchases, for the postings feature. */
  orders: Pick<Orders, 'cancelOf' | 'cancelPackagesOf'> & Pick<Buying, 'buy'>;
  /** Credits of paid packages. */
  credits: Pick<Credits, 'summaryOf'>;
}

export const advertisingMails = [proformaMail, paidMail, cancelledMail, reminderMail];

/** Ad types, prices, the options of an employer, credits and orders. */
export async function createAdvertising(
  deps: Pick<Machinery, 'database' | 'clock' | 'audit' | 'jobs' | 'mailer' | 'translator'> & {
    settings: Pick<Settings, 'current'>;
    employers: Pick<Employers, 'contactOf'>;
    files: Pick<Files, 'save' | 'link'>;
    /** Access to the postings of orders; `ordered` is called only once the application has been composed. */
    postings: SoldPostings & { ordered(): OrderedPostings };
  },
): Promise<Advertising> {
  const adTypes = createAdTypes(deps);
  const credits = createCredits(deps);
  const buying = createBuying({ ...deps, credits });
  const orders = createOrders({ ...deps, credits });
  await handleOrderJobs({ ...deps, orders, changed: () => deps.postings.ordered().changed() });
  return {
    ...adTypes,
    orders: { ...orders, buy: buying.buy },
    credits,
    problems: advertisingProblems,
    routes: [
      ...adTypes.routes,
      ...createPriceListRoutes(deps),
      ...buying.routes,
      ...credits.routes,
      ...createOrderRoutes(deps),
      ...orders.routes,
      ...createStatementRoutes({ ...deps, pay: orders.pay }),
    ],
  };
}
