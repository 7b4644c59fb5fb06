import type { Config } from '#host/config.ts';
import { verifySmtp } from '#host/mail/mail-transport.ts';
import { type Finding, messageOf } from './finding.ts';

const about = 'Mail';

/** The TXT records of a DNS name, each joined into one text; none when there is no such name. */
export type TextRecords = (name: string) => Promise<string[]>;

const domainOf = (sender: string): string => /@([^>\s]+)>?\s*$/.exec(sender)?.[1] ?? '';

const recordFinding = async (
  read: TextRecords,
  { name, begins, what, todo }: { name: string; begins: RegExp; what: string; todo: string },
): Promise<Finding> => {
  try {
    const found = (await read(name)).filter((text) => begins.test(text));
    if (found.length === 1) return { about, level: 'good', says: `${what} of ${name}: ${found[0]?.slice(0, 120)}` };
    if (found.length === 0) return { about, level: 'warning', says: `${name} has no ${what} record.`, todo };
    return {
      about,
      level: 'fault',
      says: `${name} has ${found.length} ${what} records, so receivers ignore all of them.`,
      todo: 'Keep only one.',
    };
  } catch (error) {
    return {
      about,
      level: 'warning',
      says: `the ${what} record of ${name} cannot be read: ${messageOf(error)}`,
    };
  }
};

/**
 * Checks whether mail can be sent and delivered: whether the server of `SMTP_URL` accepts it, and the domain of
 * `MAIL_FROM` declares allowed senders (SPF), signatures (DKIM) and a policy (DMARC).
 * @param selector of the DKIM key, which only the mail server's operator knows
 */
export async function mailFindings(
  { SMTP_URL: smtpUrl, MAIL_FROM: sender }: Config,
  selector: string | null,
  read: TextRecords,
): Promise<Finding[]> {
  if (!smtpUrl)
    return [
      {
        about,
        level: 'warning',
        says: 'SMTP_URL is not set: email is stored but not sent.',
        todo: 'Set SMTP_URL; nobody can register without email.',
      },
    ];
  const server = await verifySmtp(smtpUrl).then(
    (): Finding => ({ about, level: 'good', says: `${new URL(smtpUrl).hostname} accepts our mail.` }),
    (error: unknown): Finding => ({
      about,
      level: 'fault',
      says: `${new URL(smtpUrl).hostname} rejects our mail: ${messageOf(error)}`,
      todo: 'Correct the address, user and password in SMTP_URL. Queued email is sent once it works.',
    }),
  );
  const domain = domainOf(sender);
  if (domain === '' || /\.(?:example|invalid|test|local)$/.test(domain))
    return [
      server,
      {
        about,
        level: 'fault',
        says: `MAIL_FROM is ${sender}, and mail from this domain is not delivered.`,
        todo: 'Set MAIL_FROM to an address in a domain you own.',
      },
    ];
  const records = await Promise.all([
    recordFinding(read, {
      name: domain,
      begins: /^v=spf1(?: |$)/i,
      what: 'SPF',
      todo: 'Add a TXT record that names your mail server: v=spf1 include:… -all.',
    }),
    recordFinding(read, {
      name: `_dmarc.${domain}`,
      begins: /^v=DMARC1(?:;| |$)/i,
      what: 'DMARC',
      todo: 'Add a TXT record: v=DMARC1; p=quarantine; rua=mailto:….',
    }),
    selector === null
      ? ({
          about,
          level: 'warning',
          says: 'DKIM was not checked.',
          todo: 'Run it with the selector of your mail server: npm run doctor -- --dkim SELECTOR.',
        } satisfies Finding)
      : recordFinding(read, {
          name: `${selector}._domainkey.${domain}`,
          begins: /(?:^|;)\s*p=[A-Za-z0-9+/]/,
          what: 'DKIM',
          todo: 'Add the TXT record with the key your mail server signs with.',
        }),
  ]);
  return [server, ...records];
}
