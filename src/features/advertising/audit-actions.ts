/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const advertisingAuditActions = ['orders.cancel', 'orders.pay', 'prices.save'] as const;
export type AdvertisingAuditAction = (typeof advertisingAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<AdvertisingAuditAction, true> {}
}
