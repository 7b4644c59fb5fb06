import type { Key } from '#host/secrets.ts';
import { readSignedId, signId } from '#host/signed-id.ts';
import { pageAddress } from '#kit/site-map.ts';

const kind = 'withdrawal';

/** The application id in a link's token; null when the token is invalid. */
export const readWithdrawalLink = (secret: Key, token: string): string | null => readSignedId(secret, kind, token);

/** Path of the page where a guest can withdraw an application; valid as long as the application is stored. */
export const withdrawalPath = (secret: Key, applicationId: string): string =>
  `${pageAddress('application-withdrawal')}?${new URLSearchParams({ token: signId(secret, kind, applicationId) })}`;
