import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';

/** A message as the browser gets it, with what the push service was told. */
export interface ReceivedPush {
  message: unknown;
  ttl: number;
  topic: string | undefined;
  /** Who runs the site, as its signature (VAPID) says. */
  contact: string | undefined;
}

/** A browser that has subscribed. */
export interface PushBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What it got, oldest first. */
  received: ReceivedPush[];
  /** What the service answers for it from now on, one after another, and the last one always; at first 201. */
  answer(...answers: PushAnswer[]): void;
  /** How often the service was asked for it. */
  asked(): number;
}

type PushAnswer = { status: number; retryAfter?: string } | 'hang' | 'drop';

interface Sender {
  headers: IncomingHttpHeaders;
  /** The site's public key, base64url. */
  siteKey: string;
  origin: string;
}

/** Checks the signature of RFC 8292: made with the site's key, for this service and not for long. */
async function verifySender({ headers, siteKey, origin }: Sender): Promise<string | undefined> {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== siteKey) throw new Error('signed with another key');
  const point = Buffer.from(siteKey, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { payload } = await jwtVerify(token, publicKey, { audience: origin, algorithms: ['ES256'] });
  if ((payload.exp ?? Infinity) * 1000 > Date.now() + 86_400_000) throw new Error('signed for more than a day');
  return payload.sub;
}

/** Decrypts a message of one record as browsers do (RFC 8188 and 8291). */
function decrypt(body: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32);
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', new Uint8Array(secret), salt, `Content-Encoding: ${purpose}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/** A real push service over HTTP on this machine, with the browsers behind it. */
export async function startPushEndpoint(siteKey: () => Promise<string>) {
  const browsers = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => Promise<PushAnswer>>();
  const server = createServer(async (request, response) => {
    const answer = (await browsers.get(request.url ?? '')?.(request.headers, await buffer(request))) ?? { status: 404 };
    if (answer === 'hang') return;
    if (answer === 'drop') return request.socket.destroy();
    const headers = answer.retryAfter === undefined ? {} : { 'Retry-After': answer.retryAfter };
    response.writeHead(answer.status, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe(): PushBrowser {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/${randomBytes(8).toString('hex')}`;
      const received: ReceivedPush[] = [];
      let answers: PushAnswer[] = [{ status: 201 }];
      let asked = 0;
      browsers.set(path, async (headers, body) => {
        asked += 1;
        const answer = (answers.length > 1 ? answers.shift() : answers[0]) as PushAnswer;
        if (answer === 'hang' || answer === 'drop' || answer.status !== 201) return answer;
        const contact = await verifySender({ headers, siteKey: await siteKey(), origin });
        const { ttl, topic } = headers as { ttl?: string; topic?: string };
        received.push({ message: decrypt(body, curve, auth), ttl: Number(ttl), topic, contact });
        return answer;
      });
      const keys = { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') };
      const answer = (...next: PushAnswer[]): void => {
        answers = next;
      };
      return { endpoint: origin + path, keys, received, answer, asked: () => asked };
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
