import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints(
  'advertising',
  () => import('./fields.ts'),
  () => import('../credit-fields.ts'),
  () => import('#features/files/fields.ts'),
);

export const listOrders = get('listOrders', '/employer/orders', 'recruiter', {
  summary: 'Own orders, the latest first.',
  schemas: (f, z) => ({ query: f.ordersQuery, data: z.array(f.order), meta: f.ordersMeta }),
});

export const getOrder = get('getOrder', '/employer/orders/{id}', 'recruiter', {
  summary: 'An own order.',
  schemas: (f) => ({ data: f.order }),
  problems: ['advertising.order-not-found'],
});

export const orderProforma = get('orderProforma', '/employer/orders/{id}/proforma', 'recruiter', {
  summary: 'A download address for the pro-forma invoice of an own order, valid for 60 seconds.',
  schemas: (f) => ({ data: f.fileLink }),
  problems: ['advertising.order-not-found', 'advertising.proforma-not-drawn'],
});

export const quoteOrder = post('quoteOrder', '/employer/orders/quote', 'recruiter', {
  summary: 'What so many ads of one type and period cost now, and which package they are.',
  schemas: (f) => ({ body: f.quoteInput, data: f.quote }),
});

export const orderPackage = post('orderPackage', '/employer/orders', 'owner', {
  summary: 'Orders a package without a posting; its credits can be used from the payment on.',
  schemas: (f) => ({ body: f.packageInput, data: f.order }),
  problems: [
    'advertising.no-provider',
    'advertising.no-company-data',
    'advertising.orders-full',
    'advertising.price-changed',
  ],
  status: 201,
  once: true,
});

export const getCredits = get('getCredits', '/employer/credits', 'recruiter', {
  summary: 'Own paid packages with what is left of them and every change, the longest valid first.',
  schemas: (f, z) => ({ data: z.array(f.creditPackage) }),
});

export const cancelOrder = post('cancelOrder', '/employer/orders/{id}/cancel', 'owner', {
  summary: 'Cancels an own order that is not paid; its pending posting is closed.',
  problems: ['advertising.order-not-found', 'advertising.order-settled'],
});

export const listAllOrders = get('listAllOrders', '/admin/orders', 'admin', {
  summary: 'Orders of all employers, the latest first.',
  schemas: (f, z) => ({ query: f.adminOrdersQuery, data: z.array(f.adminOrder), meta: f.adminOrdersMeta }),
});

export const anyOrderProforma = get('anyOrderProforma', '/admin/orders/{id}/proforma', 'admin', {
  summary: 'A download address for the pro-forma invoice of any order, valid for 60 seconds.',
  schemas: (f) => ({ data: f.fileLink }),
  problems: ['advertising.order-not-found', 'advertising.proforma-not-drawn'],
});

export const payOrder = post('payOrder', '/admin/orders/{id}/paid', 'admin', {
  summary: 'Notes that an order is paid; its posting goes live or to review automatically.',
  schemas: (f) => ({ body: f.paymentInput }),
  problems: ['advertising.order-not-found', 'advertising.order-settled'],
});

export const cancelAnyOrder = post('cancelAnyOrder', '/admin/orders/{id}/cancel', 'admin', {
  summary: 'Cancels an order that is not paid, with a reason that its employer gets by email.',
  schemas: (f) => ({ body: f.cancellationInput }),
  problems: ['advertising.order-not-found', 'advertising.order-settled'],
});

export const importStatement = post('importStatement', '/admin/orders/statement', 'admin', {
  summary:
    'Reads a bank statement: orders whose reference and amount fit are paid, everything else is listed. The same file can be read again.',
  schemas: (f) => ({ body: f.statementInput, data: f.statementResult }),
});
