import { jwtVerify, SignJWT } from 'jose';
import { type Account, accountTypes } from '#kit/actor.ts';
import { companyRoles } from '#kit/company-role.ts';
import { Problem } from '#kit/problem.ts';
import type { Clock } from '../clock.ts';
import { type Key, readWith } from '../secrets.ts';

/** How long an access token is valid (rules.md#sessions). */
export const accessTokenMinutes = 15;

const issuer = 'prilika';
const audience = 'prilika-api';
const type = 'at+jwt';

export interface AccessTokens {
  sign(account: Account): Promise<string>;
  /** The account of a token; throws 401 for one that is forged, expired or of another kind. */
  verify(token: string): Promise<Account>;
}

const accountOf = (claims: Record<string, unknown>): Account => {
  const { sub, sid, typ: accountType, emp, rol } = claims;
  if (typeof sub !== 'string' || typeof sid !== 'string') throw new Error('claims are missing');
  const accountKind = accountTypes.find((one) => one === accountType);
  const base = { kind: 'account', accountId: sub, sessionId: sid } as const;
  const role = companyRoles.find((one) => one === rol);
  if (accountKind === 'employer' && typeof emp === 'number' && role)
    return { ...base, accountType: 'employer', employerId: emp, role };
  if (accountKind === 'jobseeker' || accountKind === 'admin') return { ...base, accountType: accountKind };
  throw new Error('unknown kind of account');
};

/** Access tokens are JWTs signed with HS256 under the site's secret. */
export function createAccessTokens(secret: Key, clock: Clock): AccessTokens {
  return {
    sign(account) {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({
        sid: account.sessionId,
        typ: account.accountType,
        ...(account.accountType === 'employer' ? { emp: account.employerId, rol: account.role } : {}),
      })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(account.accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + accessTokenMinutes * 60)
        .sign(secret.bytes);
    },
    async verify(token) {
      try {
        const { payload } = await readWith(secret, (bytes) =>
          jwtVerify(token, bytes, {
            algorithms: ['HS256'],
            typ: type,
            issuer,
            audience,
            currentDate: clock.now(),
            requiredClaims: ['sub', 'exp', 'iat'],
          }),
        );
        return accountOf(payload);
      } catch (error) {
        throw new Problem('unauthorized', { cause: error });
      }
    },
  };
}
