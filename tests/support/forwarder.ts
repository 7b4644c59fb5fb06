import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type ListenOptions,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

/** A road to a neighbour of the site that can be closed, and lead elsewhere. */
export interface Forwarder {
  /** Of this machine; 0 where it listens at a socket. */
  port: number;
  /** As it should be; from the beginning, and after everything below. */
  open(): void;
  /** Connections stay, and new ones are taken, but nothing comes through in either direction. */
  hang(): void;
  /** All connections break, and new ones at once. */
  cut(): void;
  /** Open, and leads elsewhere from now on; connections to the former place break. */
  leadTo(target: NetConnectOpts): void;
  close(): Promise<void>;
}

/** Listens on a free port of this machine, or at a socket, and hands every byte on to `target`. */
export async function startForwarder(
  target: NetConnectOpts,
  at: ListenOptions = { host: '127.0.0.1', port: 0 },
): Promise<Forwarder> {
  let state: 'open' | 'hanging' | 'cut' = 'open';
  let place = target;
  const pairs = new Set<[Socket, Socket]>();
  const breakAll = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const setFlow = (): void => {
    for (const pair of pairs)
      for (const socket of pair) {
        if (state === 'hanging') socket.pause();
        else socket.resume();
      }
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(place);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => {
        if (!to.write(bytes)) from.pause();
      });
      to.on('drain', () => {
        if (state !== 'hanging') from.resume();
      });
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    setFlow();
  }).listen(at);
  await once(server, 'listening');
  return {
    port: at.path ? 0 : (server.address() as AddressInfo).port,
    open() {
      state = 'open';
      setFlow();
    },
    hang() {
      state = 'hanging';
      setFlow();
    },
    cut() {
      state = 'cut';
      breakAll();
    },
    leadTo(next) {
      place = next;
      state = 'open';
      breakAll();
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
