import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type CreditService, createCreditService } from '../credits/server/credit-service.ts';
import { type BuyingService, createBuyingService } from '../orders/server/buying-service.ts';
import { handleOrderJobs } from '../orders/server/order-jobs.ts';
import { cancelledMail, paidMail, proformaMail, reminderMail } from '../orders/server/order-mail.tsx';
import { orderRoutes } from '../orders/server/order-routes.ts';
import {
  createOrderService,
  type OrderedPostings,
  type OrderService,
} from '../orders/server/order-service.ts';
import { createStatementService } from '../orders/server/statement-service.ts';
import { type AdTypes, createAdTypes } from '../price-list/server/ad-types.ts';
import { createPriceListRoutes } from '../price-list/server/price-list-routes.ts';
import { advertisingProblems } from '../problems.ts';
import type { SoldPostings } from './sold-postings.ts';

export type { NewPeriod } from '../orders/server/buying-service.ts';
export { employerOrders } from '../orders/server/employer-orders.ts';
export type { OrderedPostings } from '../orders/server/order-service.ts';
export type { AdTerms } from '../price-list/server/ad-types.ts';
export type { SoldPostings } from './sold-postings.ts';

export interface Advertising extends Omit<AdTypes, 'routes'>, Feature {
  /** For the postings: what is bought with them. */
  orders: Pick<OrderService, 'cancelOf' | 'cancelPackagesOf'> & Pick<BuyingService, 'buy'>;
  /** Credits of paid packages. */
  credits: Pick<CreditService, 'summaryOf'>;
}

/** Ad types, their prices, what an employer may use, and what employers order. */
export async function createAdvertising(deps: {
  database: Database;
  clock: Clock;
  settings: Pick<Settings, 'current'>;
  audit: Audit;
  jobs: Jobs;
  mailer: Pick<Mailer, 'queue'>;
  employers: Pick<Employers, 'contactOf'>;
  files: Pick<Files, 'keep' | 'link'>;
  /** What happens to the postings of orders; called once the application is composed. */
  postings: SoldPostings & { ordered(): OrderedPostings };
}): Promise<Advertising> {
  const adTypes = createAdTypes(deps);
  const credits = createCreditService(deps);
  const buying = createBuyingService({ ...deps, credits });
  const orders = createOrderService({ ...deps, credits });
  await handleOrderJobs({ ...deps, orders, changed: () => deps.postings.ordered().changed() });
  return {
    ...adTypes,
    orders: { ...orders, buy: buying.buy },
    credits,
    problems: advertisingProblems,
    mails: [proformaMail, paidMail, cancelledMail, reminderMail],
    routes: [
      ...adTypes.routes,
      ...createPriceListRoutes(deps),
      ...orderRoutes({ orders, buying, credits, statements: createStatementService({ ...deps, orders }) }),
    ],
  };
}
