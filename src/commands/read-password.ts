import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Refusal } from './command.ts';

/** Ctrl+C or Ctrl+D at the password prompt. */
class Interrupted extends Refusal {
  override name = 'Interrupted';
}

const silence = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Prompts on the terminal without echoing the input. */
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

/** The first line of piped input; null when there is none. */
const firstLine = async (): Promise<string | null> => {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return null;
};

/**
 * Reads the new password: on a terminal twice, without echo; otherwise the first line of standard input. Null when
 * the two entries differ. Throws {@link Interrupted} when there is no input.
 */
export async function readNewPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) {
    const line = await firstLine();
    if (line === null) throw new Interrupted('No password was given: type one or pipe it in as one line.');
    return line;
  }
  const password = await askHidden('Password: ');
  return (await askHidden('Repeat the password: ')) === password ? password : null;
}
