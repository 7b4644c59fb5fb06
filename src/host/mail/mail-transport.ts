import type { Readable } from 'node:stream';
import nodemailer from 'nodemailer';

/** An attachment. */
export interface MailAttachment {
  name: string;
  mediaType: string;
  content: Readable | string;
}

export interface OutgoingMail {
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** URL that unsubscribes by a POST request (RFC 8058). */
  oneClickUrl: string | null;
  /** Page where a person unsubscribes. */
  unsubscribeUrl: string | null;
  attachment: MailAttachment | null;
}

/** Sends one mail; throws when it was not accepted. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Whether the server is reachable, checked without sending a mail. */
  isReachable(): Promise<boolean>;
  close(): void;
}

/** How many mails are sent in parallel, so that one slow server delays only one of them. */
export const parallelMails = 5;

/** Timeouts in milliseconds. A mail that is not sent within `total` is retried later. */
export interface MailTimeLimits {
  connect: number;
  silence: number;
  total: number;
}

const timeLimits: MailTimeLimits = { connect: 10_000, silence: 30_000, total: 60_000 };

/** The other server's response, if any. */
export interface SendFailure {
  permanent: boolean;
  /** Whether it is permanent because there is no such recipient: no other mail would arrive there either. */
  noRecipient: boolean;
  responseCode: number | null;
  text: string;
}

/**
 * Classifies a failed attempt. 5xx about the recipient or the message is permanent. 5xx while connecting or signing in
 * is about our own server's settings, so the mail waits until they are corrected.
 */
export function toSendFailure(error: unknown): SendFailure {
  const facts = error as { responseCode?: number; code?: string; response?: string; command?: string };
  const responseCode = typeof facts?.responseCode === 'number' ? facts.responseCode : null;
  const aboutMail = facts?.code === 'EENVELOPE' || facts?.code === 'EMESSAGE';
  const permanent = aboutMail && (responseCode === null || responseCode >= 500);
  return {
    permanent,
    noRecipient: permanent && isNoRecipient(responseCode, facts),
    responseCode,
    text: oneLineOf(facts?.response ?? (error instanceof Error ? error.message : String(error))),
  };
}

/**
 * Whether a permanent refusal is about the recipient: by the enhanced code where there is one (RFC 3463, 5.1.x except
 * those about the sender), else by 550, 551 or 553 in response to RCPT. A full mailbox (552) and refused contents (554,
 * 5.7.x) say nothing about the address.
 */
function isNoRecipient(
  responseCode: number | null,
  { response = '', command = '' }: { response?: string; command?: string },
): boolean {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (enhanced) return /^5\.1\.(?:[012346]|10)$/.test(enhanced);
  return command === 'RCPT TO' && [550, 551, 553].includes(responseCode ?? 0);
}

const attachmentOf = ({ name, mediaType, content }: MailAttachment) => ({
  filename: name,
  contentType: mediaType,
  content,
  // Base64 preserves a text byte by byte, including its line breaks.
  contentTransferEncoding: 'base64' as const,
});

const oneLineOf = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 500);

const createTransporter = (smtpUrl: string, limits: MailTimeLimits) => {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const transporter = nodemailer.createTransport({
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    pool: true,
    maxConnections: parallelMails,
    // Broken connections are handled by us: an automatic retry of the pool might deliver twice.
    maxRequeues: 0,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A connection that breaks while idle affects no mail.
  transporter.on('error', () => {});
  return transporter;
};

/** Signs in to a mail server without sending anything; throws the server's error. */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transporter = createTransporter(smtpUrl, timeLimits);
  try {
    await transporter.verify();
  } finally {
    transporter.close();
  }
}

/** Sends over SMTP, `smtp://user:password@host:port` or `smtps://…`, with time limits and a few persistent connections. */
export function createSmtpTransport(smtpUrl: string, from: string, limits: MailTimeLimits = timeLimits): MailTransport {
  const transporter = createTransporter(smtpUrl, limits);
  return {
    async send({ messageId, to, replyTo, subject, html, text, oneClickUrl, unsubscribeUrl, attachment }) {
      const listHeaders = {
        'List-Unsubscribe': { prepared: true, value: `<${oneClickUrl}>, <${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
      };
      await transporter.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId,
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        ...(oneClickUrl && unsubscribeUrl ? { headers: listHeaders } : {}),
        ...(attachment ? { attachments: [attachmentOf(attachment)] } : {}),
        signal: AbortSignal.timeout(limits.total),
      });
    },
    isReachable: () =>
      transporter.verify().then(
        () => true,
        () => false,
      ),
    close: () => transporter.close(),
  };
}
