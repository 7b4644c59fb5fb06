import * as oidc from 'openid-client';
import type { OidcProvider } from '#host/oidc-config.ts';
import { TimeoutError, withTimeout } from '#host/with-timeout.ts';
import type { ExternalProblem } from '../external-problems.ts';

/** A sign-in with a provider failed; `problem` is shown to the person. */
export class ExternalRefusal extends Error {
  override name = 'ExternalRefusal';
  readonly problem: ExternalProblem;

  constructor(problem: ExternalProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Values used to validate the provider's response; stored sealed in the browser. */
export interface SignInChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The person's data from the provider's claims. */
export interface ExternalPerson {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
  lastName: string;
}

export interface ExternalClient {
  /** Returns the address to redirect to and the values for validating the response. Throws {@link ExternalRefusal}. */
  begin(redirectUri: string): Promise<{ url: string; checks: SignInChecks }>;
  /** Validates the response in `callback` and returns the person's claims. Throws {@link ExternalRefusal}. */
  finish(callback: URL, checks: SignInChecks): Promise<ExternalPerson>;
}

/** The person sees an empty page meanwhile. */
const defaultPatienceMs = 10_000;

/** The person declined, or was not prompted. */
const saidNo = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);
const outOfOrder = new Set(['temporarily_unavailable', 'server_error', 'invalid_client', 'unauthorized_client']);
const notReached = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

const problemOf = (error: unknown): ExternalProblem => {
  if (error instanceof oidc.AuthorizationResponseError && saidNo.has(error.error)) return 'cancelled';
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return outOfOrder.has(error.error) ? 'unavailable' : 'refused';
  if (error instanceof oidc.ClientError) return notReached.has(error.code ?? '') ? 'unavailable' : 'refused';
  // `fetch` reports network errors without a code.
  return error instanceof TypeError && !('code' in error) ? 'unavailable' : 'refused';
};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const personOf = (claims: Record<string, unknown> & { sub: string }): ExternalPerson => {
  const [first = '', ...rest] = text(claims['name']).split(/\s+/);
  const verified = claims['email_verified'];
  return {
    subject: claims.sub,
    email: text(claims['email']) || null,
    // Apple sends a string.
    emailVerified: verified === true || verified === 'true',
    name: text(claims['given_name']) || first,
    lastName: text(claims['family_name']) || rest.join(' '),
  };
};

/**
 * OpenID Connect with one provider: code flow with PKCE, state and nonce; the ID token's signature is verified. The
 * provider's configuration is fetched on first use and cached; failures are not cached.
 */
export function createExternalClient(
  provider: OidcProvider,
  { patienceMs = defaultPatienceMs }: { patienceMs?: number } = {},
): ExternalClient {
  let cached: Promise<oidc.Configuration> | null = null;

  const discover = (): Promise<oidc.Configuration> => {
    if (cached) return cached;
    const issuer = new URL(provider.issuer);
    const fresh = oidc.discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
      timeout: patienceMs / 1000,
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
    });
    cached = fresh;
    fresh.catch(() => {
      cached = null;
    });
    return fresh;
  };

  /** Limits all requests of one step together to the timeout. */
  const inTime = async <T>(step: () => Promise<T>): Promise<T> => {
    try {
      return await withTimeout(patienceMs, step());
    } catch (error) {
      if (error instanceof ExternalRefusal) throw error;
      throw new ExternalRefusal(error instanceof TimeoutError ? 'unavailable' : problemOf(error), error);
    }
  };

  const configuration = (): Promise<oidc.Configuration> =>
    discover().catch((error: unknown) => {
      throw new ExternalRefusal('unavailable', error);
    });

  return {
    begin: (redirectUri) =>
      inTime(async () => {
        const config = await configuration();
        const checks = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          codeVerifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, checks };
      }),

    finish: (callback, { state, nonce, codeVerifier }) =>
      inTime(async () => {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ExternalRefusal('refused');
        // Many providers return the address only from this endpoint.
        const more =
          claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
            ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {};
        return personOf({ ...claims, ...more });
      }),
  };
}
