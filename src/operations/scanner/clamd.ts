import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Clamd, ClamdAddress } from '#host/files/file-scanner.ts';

interface ClamdLimits {
  /** Timeout without any data, in milliseconds: a scan of 5 MB takes seconds on a slow machine. */
  silentMs: number;
}

/** The scanner's response is not a scan result. */
class ScanRefused extends Error {
  override name = 'ScanRefused';
}

/** Maximum length of a response; a scan result is one line. */
const longestAnswer = 4096;

/** The first response on a connection, up to its end mark; rejects with the error of the connection. */
const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes.toString('utf8');
      if (said.length > longestAnswer) socket.destroy(new Error('The scanner says too much.'));
      else if (said.includes('\0')) resolve(said.slice(0, said.indexOf('\0')));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The scanner has closed the connection without an answer.')));
  });

/** Resolves when more can be written, or nothing any more; removes its listeners. */
async function roomIn(socket: Socket): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]);
  } finally {
    waiting.abort();
  }
}

/** Sends content in frames of the protocol: four bytes of length, then so many bytes; an empty frame ends it. */
async function sendContent(socket: Socket, content: Readable): Promise<void> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    // The scanner has already responded or disconnected: its response counts.
    if (!socket.writable) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await roomIn(socket);
  }
  if (socket.writable) socket.write(Buffer.alloc(4));
}

/**
 * A client of ClamAV's daemon: PING and INSTREAM of its protocol, one connection per command
 * (https://docs.clamav.net/manual/Usage/Scanning.html#clamd).
 */
export function createClamd(address: ClamdAddress, { silentMs }: ClamdLimits = { silentMs: 30_000 }): Clamd {
  const ask = async (command: string, content?: Readable): Promise<string> => {
    const socket = connect(address);
    socket.setTimeout(silentMs, () => socket.destroy(new Error('The scanner does not answer.')));
    const answer = answerOf(socket);
    answer.catch(() => {});
    try {
      // When the connection fails, `answer` rejects with its error.
      const connected = await Promise.race([once(socket, 'connect'), answer.catch(() => null)]);
      if (connected) {
        socket.write(`z${command}\0`);
        if (content) {
          // A file that cannot be read is neither a fault of the scanner nor a scan result.
          const sent = sendContent(socket, content).catch((error: unknown) => {
            if (socket.writable) socket.destroy();
            throw error;
          });
          sent.catch(() => {});
          const said = await Promise.race([answer, sent.then(() => answer)]).catch(async (error: unknown) => {
            await sent;
            throw error;
          });
          return said;
        }
      }
      return await answer;
    } finally {
      socket.destroy();
      content?.destroy();
    }
  };

  return {
    async ping() {
      const said = await ask('PING');
      if (said !== 'PONG') throw new ScanRefused(`The scanner says ${JSON.stringify(said)} instead of PONG.`);
    },
    async scan(content) {
      const said = await ask('INSTREAM', content);
      if (said === 'stream: OK') return { infected: false };
      const signature = /^stream: (.+) FOUND$/.exec(said)?.[1];
      if (signature === undefined) throw new ScanRefused(`The scanner says ${JSON.stringify(said)}.`);
      return { infected: true, signature };
    },
  };
}
