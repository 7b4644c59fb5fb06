import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { adTypeRoutes } from './ad-type-routes.ts';
import { type AdTypeService, createAdTypeService } from './ad-type-service.ts';
import { type BuyingService, createBuyingService } from './buying-service.ts';
import { type CreditService, createCreditService } from './credit-service.ts';
import { handleOrderJobs } from './order-jobs.ts';
import { cancelledMail, paidMail, proformaMail, reminderMail } from './order-mail.tsx';
import { orderRoutes } from './order-routes.ts';
import { createOrderService, type OrderedPostings, type OrderService } from './order-service.ts';
import { priceListRoutes } from './price-list-service.ts';
import { createStatementService } from './statement-service.ts';

export type { NewPeriod } from './buying-service.ts';
export type { OrderedPostings } from './order-service.ts';

export interface Advertising extends AdTypeService {
  /** For the postings: what is bought with them. */
  orders: Pick<OrderService, 'cancelOf' | 'cancelPackagesOf'> & Pick<BuyingService, 'buy'>;
  /** Credits of paid packages. */
  credits: Pick<CreditService, 'summaryOf'>;
  routes: Route[];
}

/** For the mailer, which renders them when they are sent. */
export const orderMails: MailTemplate<never>[] = [proformaMail, paidMail, cancelledMail, reminderMail];

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
  /** What happens to the postings of orders; called when the whole application stands. */
  postings: OrderedPostings;
}): Promise<Advertising> {
  const service = createAdTypeService(deps);
  const credits = createCreditService(deps);
  const buying = createBuyingService({ ...deps, credits });
  const orders = createOrderService({ ...deps, credits });
  await handleOrderJobs({ ...deps, orders, changed: () => deps.postings.changed() });
  return {
    ...service,
    orders: { ...orders, buy: buying.buy },
    credits,
    routes: [
      ...adTypeRoutes(service),
      ...priceListRoutes(deps),
      ...orderRoutes({ orders, buying, credits, statements: createStatementService({ ...deps, orders }) }),
    ],
  };
}
