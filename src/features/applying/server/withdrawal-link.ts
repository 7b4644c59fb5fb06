import type { Key } from '#host/secrets.ts';
import { pageAddress } from '#kit/site-map.ts';
import { readSignedId, signId } from './signed-id.ts';

const kind = 'withdrawal';

/** The application that a token of a link names; null when it is not ours. */
export const readWithdrawalLink = (secret: Key, token: string): string | null => readSignedId(secret, kind, token);

/** Path of the page where a guest takes an application back; it leads there as long as the application is kept. */
export const withdrawalPath = (secret: Key, applicationId: string): string =>
  `${pageAddress('application-withdrawal')}?${new URLSearchParams({ token: signId(secret, kind, applicationId) })}`;
