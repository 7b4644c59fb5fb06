import type { AccountType } from '#kit/actor.ts';
import { pageAddress } from '#kit/site-map.ts';
import { loginPaths } from './login-paths.ts';

/** Query parameters passed between the authentication pages. */
export interface AuthWay {
  /** The requested address. */
  redirectUrl?: string | null;
  email?: string;
}

const withQuery = (path: string, query: Record<string, string | null | undefined>): string => {
  const search = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
};

/** Values of `nalog`, which tells shared pages whose sign-in page to link to. */
const kinds = { kandidat: 'jobseeker', poslodavac: 'employer', administrator: 'admin' } as const;

export const accountTypeOf = (kind: string | null): AccountType =>
  kind !== null && Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : 'jobseeker';

const kindOf = (accountType: AccountType): string | null =>
  accountType === 'jobseeker' ? null : accountType === 'employer' ? 'poslodavac' : 'administrator';

export const loginAddress = (accountType: AccountType, { redirectUrl }: AuthWay = {}): string =>
  withQuery(loginPaths[accountType], { redirectUrl });

/** Address of the link in the verification mail. */
export const verifyingAddress = (token: string, { redirectUrl }: AuthWay = {}): string =>
  withQuery(pageAddress('verify-email'), { token, redirectUrl });

export const registrationAddress = (accountType: 'jobseeker' | 'employer', { redirectUrl }: AuthWay = {}): string =>
  withQuery(accountType === 'employer' ? pageAddress('registration-employer') : pageAddress('registration-candidate'), {
    redirectUrl,
  });

export const forgottenPasswordAddress = (accountType: AccountType, { redirectUrl }: AuthWay = {}): string =>
  withQuery(pageAddress('forgotten-password'), { nalog: kindOf(accountType), redirectUrl });

/** The page that sends instructions; `sent` if they have just been sent. */
export const verificationAddress = (
  accountType: AccountType,
  { email, redirectUrl, sent = false }: AuthWay & { sent?: boolean } = {},
): string =>
  withQuery(pageAddress('email-verification'), {
    email,
    korak: sent ? 'potvrda' : null,
    nalog: kindOf(accountType),
    redirectUrl,
  });
