import nodemailer from 'nodemailer';

export interface OutgoingMail {
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

/** Carries one mail to the world; throws when it was not taken. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Refused for good: the server answered 5xx, so trying again changes nothing. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

const connectMs = 10_000;
const silenceMs = 30_000;

/** Sends over SMTP, `smtp://user:password@host:port` or `smtps://…`, with time limits, a few connections kept open. */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
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
    maxConnections: 3,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, replyTo, subject, html, text }) {
      await transporter.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId,
        ...(replyTo ? { replyTo } : {}),
      });
    },
    close: () => transporter.close(),
  };
}
