import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');
const fileLink = async () => (await import('#features/files/fields.ts')).fileLink;

export const listOrders = endpoint({
  id: 'advertising.listOrders',
  method: 'GET',
  path: '/employer/orders',
  access: 'recruiter',
  summary: 'Own orders, the latest first.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.ordersQuery, data: z.array(f.order), meta: f.ordersMeta };
  },
});

export const getOrder = endpoint({
  id: 'advertising.getOrder',
  method: 'GET',
  path: '/employer/orders/{id}',
  access: 'recruiter',
  summary: 'An own order.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).order }),
  problems: ['advertising.order-not-found'],
});

export const orderProforma = endpoint({
  id: 'advertising.orderProforma',
  method: 'GET',
  path: '/employer/orders/{id}/proforma',
  access: 'recruiter',
  summary: 'A download address for the pro-forma invoice of an own order, valid for 60 seconds.',
  schemas: async () => ({ params: await idParams(), data: await fileLink() }),
  problems: ['advertising.order-not-found', 'advertising.proforma-not-drawn'],
});

export const quoteOrder = endpoint({
  id: 'advertising.quoteOrder',
  method: 'POST',
  path: '/employer/orders/quote',
  access: 'recruiter',
  summary: 'What so many ads of one type and period cost now, and which package they are.',
  schemas: async () => {
    const f = await fields();
    return { body: f.quoteInput, data: f.quote };
  },
});

export const orderPackage = endpoint({
  id: 'advertising.orderPackage',
  method: 'POST',
  path: '/employer/orders',
  access: 'owner',
  summary: 'Orders a package without a posting; its credits can be used from the payment on.',
  schemas: async () => {
    const f = await fields();
    return { body: f.packageInput, data: f.order };
  },
  problems: [
    'advertising.no-provider',
    'advertising.no-company-data',
    'advertising.orders-full',
    'advertising.price-changed',
  ],
  status: 201,
  once: true,
});

export const getCredits = endpoint({
  id: 'advertising.getCredits',
  method: 'GET',
  path: '/employer/credits',
  access: 'recruiter',
  summary: 'Own paid packages with what is left of them and every change, the longest valid first.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array((await import('../credits/fields.ts')).creditPackage) };
  },
});

export const cancelOrder = endpoint({
  id: 'advertising.cancelOrder',
  method: 'POST',
  path: '/employer/orders/{id}/cancel',
  access: 'owner',
  summary: 'Cancels an own order that is not paid; its pending posting is closed.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.object({}) };
  },
  problems: ['advertising.order-not-found', 'advertising.order-settled'],
});

export const listAllOrders = endpoint({
  id: 'advertising.listAllOrders',
  method: 'GET',
  path: '/admin/orders',
  access: 'admin',
  summary: 'Orders of all employers, the latest first.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.adminOrdersQuery, data: z.array(f.adminOrder), meta: f.adminOrdersMeta };
  },
});

export const anyOrderProforma = endpoint({
  id: 'advertising.anyOrderProforma',
  method: 'GET',
  path: '/admin/orders/{id}/proforma',
  access: 'admin',
  summary: 'A download address for the pro-forma invoice of any order, valid for 60 seconds.',
  schemas: async () => ({ params: await idParams(), data: await fileLink() }),
  problems: ['advertising.order-not-found', 'advertising.proforma-not-drawn'],
});

export const payOrder = endpoint({
  id: 'advertising.payOrder',
  method: 'POST',
  path: '/admin/orders/{id}/paid',
  access: 'admin',
  summary: 'Notes that an order is paid; its posting goes live or to review automatically.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), body: (await fields()).paymentInput, data: z.object({}) };
  },
  problems: ['advertising.order-not-found', 'advertising.order-settled'],
});

export const cancelAnyOrder = endpoint({
  id: 'advertising.cancelAnyOrder',
  method: 'POST',
  path: '/admin/orders/{id}/cancel',
  access: 'admin',
  summary: 'Cancels an order that is not paid, with a reason that its employer gets by email.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), body: (await fields()).cancellationInput, data: z.object({}) };
  },
  problems: ['advertising.order-not-found', 'advertising.order-settled'],
});

export const importStatement = endpoint({
  id: 'advertising.importStatement',
  method: 'POST',
  path: '/admin/orders/statement',
  access: 'admin',
  summary:
    'Reads a bank statement: orders whose reference and amount fit are paid, everything else is listed. The same file can be read again.',
  schemas: async () => {
    const f = await fields();
    return { body: f.statementInput, data: f.statementResult };
  },
});
