import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

export interface TestDns {
  /** For `Resolver.setServers`. */
  address: string;
  close(): void;
}

/** A real name server on a free port of this machine. It knows the TXT records given, by name; of others it says that they do not exist. */
export async function startDns(texts: Record<string, string[]>): Promise<TestDns> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const name = questions[0]?.name ?? '';
    const known = texts[name];
    const answer = encode({
      type: 'response',
      id: id ?? 0,
      questions,
      flags: known ? 0x100 : 0x103,
      // A long text comes in parts of up to 255 bytes.
      answers: (known ?? []).map((text) => ({
        type: 'TXT' as const,
        name,
        ttl: 60,
        data: text.match(/.{1,200}/gs) ?? [],
      })),
    });
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
