import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** No longer than the database's own socket in the same folder, whose length is known to fit. */
const socketName = 'snapshot.sock';
/** A path is all that may be asked. */
const longestQuestion = 4096;
const done = 'done';

/**
 * Lets a command beside the running site have a copy of the embedded database's files. Its own socket is no way for that: all connections
 * to it share one session, where a second client would come between the messages of the first.
 * @param host the folder of the database's socket, which nobody else may enter
 * @returns ends it
 */
export async function listenForSnapshots(
  host: string,
  snapshot: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const path = join(host, socketName);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => {});
    let question = '';
    const answer = (sentence: string) => socket.end(sentence);
    socket.setEncoding('utf8').on('data', (chunk: Buffer | string) => {
      question += chunk;
      if (question.length > longestQuestion) socket.destroy();
      if (!question.endsWith('\n')) return;
      snapshot(question.trimEnd()).then(
        () => answer(done),
        (error: Error) => answer(error.message),
      );
    });
  });
  await listening(server, path);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

const listening = (server: ReturnType<typeof createServer>, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });

/**
 * Asks the site that runs for a copy of its database's files in `folder`.
 * @param host from the note of the data folder's lock
 * @throws with the reason when there is none
 */
export async function askForSnapshot(host: string, folder: string): Promise<void> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect(join(host, socketName), () => resolve(opened));
    opened.once('error', reject);
  });
  socket.write(`${folder}\n`);
  const answer = await text(socket);
  if (answer !== done) throw new Error(answer || 'The site ended while it copied its database.');
}
