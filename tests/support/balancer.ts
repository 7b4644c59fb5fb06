import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface TestBalancer {
  url: string;
  /** How many answers each machine has given, by its address. */
  answers: Map<string, number>;
  stop(): Promise<void>;
}

const attempt = (to: string, agent: Agent, from: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', url = '/', headers } = from;
    const asked = request(new URL(url, to), { method, headers, agent }, resolve);
    asked.on('error', reject);
    asked.end(body);
  });

/**
 * A balancer before several machines, as `proxy_next_upstream error` of nginx has it: each request goes to the next one, and what only
 * reads is asked of another when one breaks off.
 */
export async function startBalancer(machines: readonly string[]): Promise<TestBalancer> {
  const answers = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    turn += 1;
    const begin = turn;
    const body = await buffer(from);
    const tries = from.method === 'GET' ? machines.length : 1;
    for (let at = 0; at < tries; at += 1) {
      const machine = machines[(begin + at) % machines.length] as string;
      try {
        const answer = await attempt(machine, agent, from, body);
        // Whole before anything is passed on: what breaks off in the middle is asked for once more.
        const bytes = await buffer(answer);
        answers.set(machine, (answers.get(machine) ?? 0) + 1);
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        to.end(bytes);
        return;
      } catch {
        // The next one, if any.
      }
    }
    to.writeHead(502).end();
  };
  const server = createServer((from, to) => void pass(from, to)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    answers,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
