import { pageAddress } from '#kit/site-map.ts';

/** Address of the own orders page that opens the dialog for buying a package. */
export const buyPackageAddress = (code: string): string => `${pageAddress('own-orders')}?paket=${code}`;
