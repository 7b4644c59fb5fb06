import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * The harmless text by which scanners are tried (https://www.eicar.org). In pieces, so that no scanner takes this file for one.
 */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR', '-STANDARD-', 'ANTIVIRUS-', 'TEST-FILE!$H+H*'].join('');

/** What the scanner does with every connection until it is told otherwise. */
type Mood =
  /** It scans. */
  | 'well'
  /** It takes connections and never answers. */
  | 'hanging'
  /** It closes each connection after the first bytes. */
  | 'cutting';

export interface TestClamd {
  /** For `CLAMD_SOCKET`. */
  address: string;
  /** Sizes of what it has scanned, in their order. */
  scanned: number[];
  feel(mood: Mood): void;
  /** Most bytes of a stream; as `StreamMaxLength` of its configuration. */
  limit(bytes: number): void;
  /** What happens before the next answer. */
  meanwhile(act: () => Promise<unknown>): void;
  /** Nobody listens any more, and every connection is cut. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const endMark = Buffer.from([0]);

/** A server that speaks the protocol of ClamAV's daemon (PING, INSTREAM with its size limit) and knows one virus: EICAR. */
export async function startClamd(port = 0): Promise<TestClamd> {
  const scanned: number[] = [];
  let mood: Mood = 'well';
  let most = 26_214_400;
  let before: () => Promise<unknown> = async () => {};

  const converse = (socket: Socket): void => {
    let bytes = Buffer.alloc(0);
    let content: Buffer[] | null = null;
    let size = 0;
    const say = (text: string): void => void socket.end(Buffer.concat([Buffer.from(text), endMark]));
    const readFrames = (): void => {
      while (content && bytes.length >= 4) {
        const length = bytes.readUInt32BE(0);
        if (length === 0) {
          scanned.push(size);
          const verdict = Buffer.concat(content).includes(eicar) ? 'Eicar-Signature FOUND' : 'OK';
          void before().then(() => say(`stream: ${verdict}`));
          before = async () => {};
          content = null;
          return;
        }
        size += length;
        if (size > most) {
          content = null;
          say('INSTREAM size limit exceeded. ERROR');
          return;
        }
        if (bytes.length < 4 + length) {
          size -= length;
          return;
        }
        content.push(bytes.subarray(4, 4 + length));
        bytes = bytes.subarray(4 + length);
      }
    };
    socket.on('error', () => {});
    socket.on('data', (more) => {
      if (mood === 'hanging') return;
      if (mood === 'cutting') return void socket.destroy();
      bytes = Buffer.concat([bytes, more]);
      if (!content) {
        const end = bytes.indexOf(0);
        if (end < 0) return;
        const command = bytes.subarray(0, end).toString();
        bytes = bytes.subarray(end + 1);
        if (command === 'zPING') return say('PONG');
        if (command !== 'zINSTREAM') return say('UNKNOWN COMMAND');
        content = [];
      }
      readFrames();
    });
  };

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket);
  });
  const listen = async (wanted: number): Promise<number> => {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const chosen = await listen(port);
  return {
    address: `127.0.0.1:${chosen}`,
    scanned,
    feel(next) {
      mood = next;
    },
    limit(bytes) {
      most = bytes;
    },
    meanwhile(act) {
      before = act;
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async start() {
      if (!server.listening) await listen(chosen);
    },
  };
}
