import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail {
  /** Addresses of the envelope, which decide who gets it. */
  from: string;
  to: string[];
  /** The parsed message: subject, html, text, headers, attachments. */
  message: Email;
}

export interface TestSmtp {
  /** For `SMTP_URL`. */
  url: string;
  /** Everything accepted so far, oldest first. */
  messages: ReceivedMail[];
  /** The first mail, come or still to come, that fits. */
  waitForMail(fits: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  /** Refuses the next mail with this reply code: 4xx is for now, 5xx for good. */
  failNext(code: number): void;
  /** Refuses this address with the reply code whenever it is a recipient. */
  refuse(address: string, code: number): void;
  /** Turns every connection away with the reply code, and every mail on those that are open; null lets them in again. */
  turnAway(code: number | null): void;
  /** Sends no response to mails for this address; the returned function sends it at last. */
  keepWaiting(address: string): () => void;
  close(): Promise<void>;
}

/** A real mail server on a free port of this machine (or the given one), which stores the mails. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const messages: ReceivedMail[] = [];
  const waiting = new Set<(mail: ReceivedMail) => void>();
  const failures: number[] = [];
  const refused = new Map<string, number>();
  let turnedAway: number | null = null;
  const unanswered = new Set<string>();
  const unansweredCalls: (() => void)[] = [];

  const receive = async (content: Buffer, { envelope }: SMTPServerSession) => {
    const mail = {
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
      message: await PostalMime.parse(content),
    };
    messages.push(mail);
    for (const look of waiting) look(mail);
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      if (turnedAway === null) done();
      else done(Object.assign(new Error('not you'), { responseCode: turnedAway }));
    },
    onRcptTo({ address }, _session, done) {
      const code = turnedAway ?? refused.get(address);
      if (unanswered.has(address)) unansweredCalls.push(() => done());
      else if (code !== undefined) done(Object.assign(new Error('no such person'), { responseCode: code }));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = failures.shift();
        if (code !== undefined) done(Object.assign(new Error('refused by the test'), { responseCode: code }));
        else receive(Buffer.concat(chunks), session).then(() => done(), done);
      });
    },
  });
  // A client that disconnects in the middle of a command is not an error here.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: chosen } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${chosen}`,
    messages,
    waitForMail: (fits) =>
      new Promise((resolve) => {
        const received = messages.find(fits);
        if (received) return resolve(received);
        const look = (mail: ReceivedMail) => {
          if (!fits(mail)) return;
          waiting.delete(look);
          resolve(mail);
        };
        waiting.add(look);
      }),
    failNext: (code) => failures.push(code),
    refuse: (address, code) => refused.set(address, code),
    turnAway: (code) => {
      turnedAway = code;
    },
    keepWaiting: (address) => {
      unanswered.add(address);
      return () => {
        unanswered.delete(address);
        for (const answer of unansweredCalls.splice(0)) answer();
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
