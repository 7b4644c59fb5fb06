import { z } from 'zod';
import { isNetwork } from './allowed-addresses.ts';

/* The types of setting values. Each error message is a fragment that follows the setting's name and says what the
   value must be. */

/** A whole number between `min` and `max`, both inclusive. */
export const wholeNumber = (min: number, max: number) => {
  const says = `must be a whole number from ${min} to ${max}.`;
  return z.coerce.number(says).int(says).min(min, says).max(max, says);
};

const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** One of the given words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, `must be ${listed(words, 'or')}.`);

/** `true` or `false`. */
export const flag = oneOf(['true', 'false']).transform((value) => value === 'true');

/** A secret of at least `min` characters. */
export const secretText = (min: number) =>
  z.string().min(min, `must have at least ${min} characters: openssl rand -base64 48 makes such a text.`);

/** Text converted by `read`; the message of the error that it throws becomes the validation message. */
export const readBy = <T>(read: (text: string) => T) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: `${(error as Error).message}.` });
      return z.NEVER;
    }
  });

/** A web address with one of the allowed protocols. */
export const webAddress = (protocol: RegExp, says: string) => z.url({ protocol, error: says });

/** The address of a site: protocol, host and port, without a path. */
export const siteAddress = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && `${pathname}${search}${hash}${username}` === '/';
}, 'must be the address of the site and nothing behind it, like https://posao.example.');

/** The URL of a PostgreSQL server, as `pg` parses it: blanks are tolerated. */
export const databaseAddress = z
  .string()
  .refine(
    (text) => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text.replaceAll(' ', '%20')),
    'must be like postgres://USER:PASSWORD@HOST:5432/DATABASE; write # as %23, / as %2F, : as %3A and @ as %40 in a password.',
  );

const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== null;
  } catch {
    return false;
  }
};

/** A mail server. */
export const smtpAddress = z.string().refine((text) => {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, port, username, password } = new URL(text);
  return hostname !== '' && port !== '0' && isDecodable(username) && isDecodable(password);
}, 'must be like smtp://USER:PASSWORD@HOST:587 or smtps://HOST, with a host and a port from 1 to 65535; write % as %25, / as %2F, : as %3A and @ as %40 in user and password.');

/** `Name <address>` or the address alone. A name with other characters would be parsed as several addresses. */
const senderForm = /^(?:(?:[^<>"(),:;@\\\p{Cc}]*|"[^"\\\p{Cc}]*")\s*<([^<>\s]+)>|([^<>\s]+))$/u;

/** The sender of mail. */
export const mailSender = z.string().refine((text) => {
  const [, inBrackets, alone] = senderForm.exec(text) ?? [];
  return z.email().safeParse(inBrackets ?? alone).success;
}, 'must be one line like Prilika <ne-odgovaraj@posao.rs>, with an address of mail; a name with a comma or a colon stands in quotation marks.');

/** Whether an address points to the local machine. */
export function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

const networksSay = 'must be up to 100 addresses and networks, like 127.0.0.1,10.0.0.0/8,fd00::/8.';
export const networks = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((network) => network.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().refine(isNetwork, networksSay)).max(100, networksSay));

const dsnSays = 'must be a DSN: https://KEY@HOST/PROJECT.';
/** `https://KEY@HOST/PROJECT`, with a path before the project where the host needs one. */
export const errorTrackingDsn = webAddress(/^https?$/, dsnSays).refine((text) => {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  return /^\w+$/.test(username) && !password && /\/\d+$/.test(pathname) && !search && !hash;
}, dsnSays);

const fractionSays = 'must be a number from 0 to 1.';
export const fraction = z.coerce.number(fractionSays).min(0, fractionSays).max(1, fractionSays);
