import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { OidcProvider } from '#host/oidc-config.ts';
import { startOidcProvider } from '#tests/support/oidc-provider.ts';
import { createExternalClient, ExternalRefusal } from './external-client.ts';

const siteUrl = 'https://prilika.test';
const callback = `${siteUrl}/api/auth/external/test/callback`;
const servers: Server[] = [];
const provider = await startOidcProvider({ name: 'TEST', siteUrl });
afterAll(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await provider.close();
});

const at = (issuer: string): OidcProvider => ({
  id: 'test',
  issuer,
  clientId: provider.environment['OIDC_TEST_CLIENT_ID'] as string,
  clientSecret: provider.environment['OIDC_TEST_CLIENT_SECRET'] as string,
  label: 'Probni',
});
const issuer = provider.environment['OIDC_TEST_ISSUER'] as string;

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const problemOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ExternalRefusal ? error.problem : error),
  );

test('a provider that never responds times out', async () => {
  const silent = await serve(() => {});
  const client = createExternalClient(at(silent), { patienceMs: 50 });
  expect(await problemOf(client.begin(callback))).toBe('unavailable');
});

test.each<[string, RequestListener]>([
  ['answers with an error', (_, response) => response.writeHead(503).end()],
  ['answers with a page', (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hi</p>')],
  ['breaks off', (request) => request.socket.destroy()],
  [
    'says that it is somebody else',
    (_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ issuer: 'https://accounts.google.com' })),
  ],
])('a provider that %s is not available', async (_, answer) => {
  expect(await problemOf(createExternalClient(at(await serve(answer))).begin(callback))).toBe('unavailable');
});

test('a provider that cannot be reached is not available', async () => {
  const address = await serve(() => {});
  const server = servers.pop() as Server;
  server.close();
  await once(server, 'close');
  expect(await problemOf(createExternalClient(at(address)).begin(callback))).toBe('unavailable');
});

test('a failure is not remembered, what was found is', async () => {
  let requests = 0;
  const flaky: string = await serve(async (request, response) => {
    requests += 1;
    if (requests === 1) return void response.writeHead(503).end();
    const document = await (await fetch(`${issuer}${request.url}`)).text();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(document.replaceAll(issuer, flaky));
  });
  const client = createExternalClient(at(flaky));
  expect(await problemOf(client.begin(callback))).toBe('unavailable');
  await Promise.all([client.begin(callback), client.begin(callback)]);
  await client.begin(callback);
  expect(requests).toBe(2);
});

test('a wrong secret of ours is our fault, not the person’s', async () => {
  provider.person = { sub: 'ana', email: 'ana@posta.example', email_verified: true };
  const client = createExternalClient({ ...at(issuer), clientSecret: 'another' });
  const { url, checks } = await client.begin(callback);
  expect(await problemOf(client.finish(new URL(await provider.visit(url)), checks))).toBe('unavailable');
});

test.each([
  ['access_denied', 'cancelled'],
  ['temporarily_unavailable', 'unavailable'],
  ['invalid_scope', 'refused'],
])('the response %s counts as %s, if its state is ours', async (error, problem) => {
  const client = createExternalClient(at(issuer));
  const { checks } = await client.begin(callback);
  const answer = (state: string) => new URL(`${callback}?${new URLSearchParams({ error, state, iss: issuer })}`);
  expect(await problemOf(client.finish(answer(checks.state), checks))).toBe(problem);
  expect(await problemOf(client.finish(answer('foreign'), checks))).toBe('refused');
});

test('the claims identify the person; every request has its own PKCE, state and nonce', async () => {
  provider.person = {
    sub: 'mila',
    email: 'mila@posta.example',
    email_verified: 'true',
    given_name: ' Mila ',
    family_name: 'Đurić',
  };
  const client = createExternalClient(at(issuer));
  const [first, second] = [await client.begin(callback), await client.begin(callback)];
  for (const name of ['state', 'nonce', 'codeVerifier'] as const)
    expect(first.checks[name]).not.toBe(second.checks[name]);
  expect(await client.finish(new URL(await provider.visit(first.url)), first.checks)).toEqual({
    subject: 'mila',
    email: 'mila@posta.example',
    emailVerified: true,
    name: 'Mila',
    lastName: 'Đurić',
  });
});
