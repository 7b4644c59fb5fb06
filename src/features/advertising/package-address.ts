import { pageAddress } from '#kit/site-map.ts';

/** The window in which a package is bought opens with this address of the own orders. */
export const buyPackageAddress = (code: string): string => `${pageAddress('own-orders')}?paket=${code}`;
