import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** The user at the provider, with their claims. */
export interface PersonAtProvider {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
  name?: string;
}

export interface TestOidcProvider {
  /** `OIDC_<NAME>_…` for `readConfig`. */
  environment: Record<string, string>;
  /** Signs in without being asked; null: says no. */
  person: PersonAtProvider | null;
  /**
   * Goes through the provider's pages as a browser would, from the address that the site redirected to. Returns the
   * address that the provider redirects back to.
   */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

const scopes = 'openid email profile';
const client = { id: 'prilika', secret: 'a secret between the site and the provider' };

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
});

/**
 * A real OpenID Connect provider on a free port of this machine: it requires PKCE, and returns claims from the user
 * info endpoint.
 */
export async function startOidcProvider(options: {
  /** Name in the configuration, upper case. */
  name: string;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
}): Promise<TestOidcProvider> {
  const { name, siteUrl } = options;
  let answer: RequestListener | null = null;
  const server = createServer((request, response) => answer?.(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const callback = `${siteUrl}/api/auth/external/${name.toLowerCase()}/callback`;
  const people = new Map<string, PersonAtProvider>();

  const configuration: Configuration = {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [callback] }],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    jwks: { keys: [signingKey()] },
    cookies: { keys: ['of the tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (!accountId || !oidc.client) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  };
  // It warns that it keeps everything in memory, which is what a test wants.
  const { warn } = console;
  console.warn = () => {};
  const provider = new Provider(issuer, configuration);
  console.warn = warn;
  const pages = provider.callback();

  const self: TestOidcProvider = {
    environment: {
      [`OIDC_${name}_ISSUER`]: issuer,
      [`OIDC_${name}_CLIENT_ID`]: client.id,
      [`OIDC_${name}_CLIENT_SECRET`]: client.secret,
      [`OIDC_${name}_LABEL`]: 'Probni',
    },
    person: null,
    async visit(address) {
      const cookies = new Map<string, string>();
      let next = address;
      while (!next.startsWith(callback)) {
        const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          const at = pair.indexOf('=');
          cookies.set(pair.slice(0, at), pair.slice(at + 1));
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`the provider stops: ${response.status} ${await response.text()}`);
        next = new URL(location, next).href;
      }
      return next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return pages(request, response);
    const { person } = self;
    if (person) people.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    provider.interactionFinished(request, response, result).catch((error: Error) => {
      response.statusCode = 500;
      response.end(error.stack);
    });
  };
  return self;
}
