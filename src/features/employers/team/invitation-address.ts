import { pageAddress } from '#shared/site-map.ts';

/** Where the link of an invitation leads. */
export const invitationAddress = (token: string): string =>
  `${pageAddress('company-invitation')}?token=${token}`;
