import type { ProblemTable } from '#kit/problem.ts';

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
