import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Refusal } from './command.ts';

/** Ctrl+C or Ctrl+D while a password was asked for. */
class Interrupted extends Refusal {
  override name = 'Interrupted';
}

const silence = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks on the terminal; nothing of what is typed is shown. */
const askHidden = (question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    process.stdout.write(question);
    const reader = createInterface({
      input: process.stdin,
      output: silence(),
      terminal: true,
      historySize: 0,
    });
    let answer: string | null = null;
    reader.once('line', (line) => {
      answer = line;
      reader.close();
    });
    reader.once('SIGINT', () => reader.close());
    reader.once('close', () => {
      process.stdout.write('\n');
      if (answer === null) reject(new Interrupted('No password was given.'));
      else resolve(answer);
    });
  });

/** The first line that is piped in; null when there is none. */
const firstLine = async (): Promise<string | null> => {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return null;
};

/**
 * The new password: on a terminal asked for twice, without showing it; else the first line of the standard input.
 * Throws {@link Interrupted} when none comes. Null when the two differ.
 */
export async function readNewPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) {
    const line = await firstLine();
    if (line === null) throw new Interrupted('No password was given: type one, or pipe it in as one line.');
    return line;
  }
  const password = await askHidden('Password: ');
  return (await askHidden('The same again: ')) === password ? password : null;
}
