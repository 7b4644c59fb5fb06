import { pageAddress } from '#shared/site-map.ts';

/** Where the link leads that confirms an address for notices. */
export const noticeAddressAddress = (token: string): string =>
  `${pageAddress('notice-address')}?token=${token}`;
