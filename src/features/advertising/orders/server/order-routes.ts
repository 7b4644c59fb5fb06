import { type Route, route } from '#platform/http/call-context.ts';
import type { CreditService } from '../../credits/server/credit-service.ts';
import * as contract from '../contract.ts';
import type { BuyingService } from './buying-service.ts';
import type { OrderService } from './order-service.ts';
import type { StatementService } from './statement-service.ts';

export const orderRoutes = ({
  orders,
  buying,
  credits,
  statements,
}: {
  orders: OrderService;
  buying: BuyingService;
  credits: CreditService;
  statements: StatementService;
}): Route[] => [
  route(contract.quoteOrder, async ({ actor, language }, { body }) => ({
    data: await buying.quote(actor, body, language),
  })),
  route(contract.orderPackage, async ({ actor, once }, { body }) => ({
    data: await buying.orderPackage(actor, body, once),
  })),
  route(contract.getCredits, async ({ actor }) => ({ data: await credits.list(actor) })),
  route(contract.listOrders, ({ actor }, { query }) => orders.list(actor, query)),
  route(contract.getOrder, async ({ actor }, { params }) => ({ data: await orders.get(actor, params.id) })),
  route(contract.orderProforma, async ({ actor }, { params }) => ({
    data: { url: await orders.proforma(actor, params.id) },
  })),
  route(contract.anyOrderProforma, async ({ actor }, { params }) => ({
    data: { url: await orders.anyProforma(actor, params.id) },
  })),
  route(contract.cancelOrder, async ({ actor }, { params }) => {
    await orders.cancel(actor, params.id);
    return { data: {} };
  }),
  route(contract.listAllOrders, ({ actor }, { query }) => orders.listAll(actor, query)),
  route(contract.importStatement, async ({ actor }, { body }) => ({
    data: await statements.read(actor, body.csv),
  })),
  route(contract.payOrder, async ({ actor }, { params, body }) => {
    await orders.pay(actor, params.id, body.note);
    return { data: {} };
  }),
  route(contract.cancelAnyOrder, async ({ actor }, { params, body }) => {
    await orders.cancelAny(actor, params.id, body.reason);
    return { data: {} };
  }),
];
