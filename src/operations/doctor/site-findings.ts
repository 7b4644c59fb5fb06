import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Config } from '#host/config.ts';
import { createFolderStore } from '#host/files/folder-store.ts';
import { maxClockSeconds } from './database-findings.ts';
import { type Finding, messageOf } from './finding.ts';

const megabyte = 1_048_576;
const littleMegabytes = 2048;
const minMegabytes = 256;
const answerMs = 10_000;

/** Checks whether the site can be reached at its public address, is this product, and has the right time. */
export async function addressFindings({ PUBLIC_URL: url }: Config): Promise<Finding[]> {
  const about = 'Address';
  if (!url)
    return [
      {
        about,
        level: 'fault',
        says: 'PUBLIC_URL is not set: links in emails point to localhost.',
        todo: 'Set PUBLIC_URL to the public address of the site, https://….',
      },
    ];
  const findings: Finding[] = [];
  if (!url.startsWith('https:'))
    findings.push({
      about,
      level: 'warning',
      says: `${url} is not https: cookies and passwords are sent unencrypted.`,
      todo: 'Put a TLS proxy in front (deploy/caddy, deploy/nginx) and set PUBLIC_URL to https://….',
    });
  try {
    const answer = await fetch(new URL('/healthz', url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    const text = await answer.text();
    const clockSeconds = Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 1000;
    if (answer.status !== 200 || !text.includes('"status":"ok"'))
      findings.push({
        about,
        level: 'fault',
        says: `${url} responds, but not with this site (${answer.status}).`,
        todo: 'Check the DNS record and the proxy’s forwarding.',
      });
    else findings.push({ about, level: 'good', says: `${url} reaches this site.` });
    if (clockSeconds > maxClockSeconds)
      findings.push({
        about: 'Clock',
        level: 'fault',
        says: `it differs from that of ${url} by ${Math.round(clockSeconds)} seconds.`,
        todo: 'Synchronise both machines with a time server (systemd-timesyncd, chrony).',
      });
  } catch (error) {
    findings.push({
      about,
      level: 'fault',
      says: `${url} cannot be reached from here: ${messageOf((error as Error).cause ?? error)}`,
      todo: 'Start the site, then check the DNS record, the firewall and the certificate.',
    });
  }
  return findings;
}

/** Checks whether files can be written, and how much space is left. */
export async function diskFindings({ DATA_DIR: dataDir }: Config): Promise<Finding[]> {
  const about = 'Disk';
  if (!existsSync(dataDir))
    return [
      {
        about,
        level: 'warning',
        says: `the folder ${dataDir} does not exist yet; the first start creates it.`,
      },
    ];
  try {
    await createFolderStore(dataDir).tryToWrite();
    const { bavail, bsize } = await statfs(dataDir);
    const free = Math.floor((bavail * bsize) / megabyte);
    if (free >= littleMegabytes)
      return [
        {
          about,
          level: 'good',
          says: `${dataDir} is writable; ${Math.floor(free / 1024)} GB are free.`,
        },
      ];
    return [
      {
        about,
        level: free < minMegabytes ? 'fault' : 'warning',
        says: `${free} MB are free in ${dataDir}.`,
        todo: 'Free some space or move DATA_DIR to a larger disk: uploads are rejected when it is full.',
      },
    ];
  } catch (error) {
    return [
      {
        about,
        level: 'fault',
        says: `${dataDir} is not writable: ${messageOf(error)}`,
        todo: 'Make the user that runs the site the owner of the folder.',
      },
    ];
  }
}

/** Findings from the settings alone. */
export function settingFindings(config: Config): Finding[] {
  const findings: Finding[] = [];
  if (!config.SESSION_SECRET)
    findings.push({
      about: 'Secrets',
      level: 'warning',
      says: 'SESSION_SECRET is not set: a generated one is stored in DATA_DIR.',
      todo: 'Set it (openssl rand -base64 48) where your secrets are stored; several machines need the same one.',
    });
  else if (new Set(config.SESSION_SECRET).size < 10)
    findings.push({
      about: 'Secrets',
      level: 'fault',
      says: 'SESSION_SECRET is easy to guess.',
      todo: 'Replace it: openssl rand -base64 48.',
    });
  else findings.push({ about: 'Secrets', level: 'good', says: 'SESSION_SECRET is set.' });
  if (config.SESSION_SECRET_PREVIOUS)
    findings.push({
      about: 'Secrets',
      level: 'warning',
      says: 'SESSION_SECRET_PREVIOUS is still accepted.',
      todo: 'Remove it once links in older emails may stop working.',
    });
  if (config.SEED === 'demo')
    findings.push({
      about: 'Settings',
      level: 'fault',
      says: 'SEED=demo creates accounts whose password is published.',
      todo: 'Remove SEED, and start a public site with an empty database.',
    });
  if (config.PUBLIC_URL && config.TRUSTED_PROXIES === 0)
    findings.push({
      about: 'Settings',
      level: 'warning',
      says: 'TRUSTED_PROXIES is 0: behind a proxy, all visitors share its address and rate limits.',
      todo: 'Set it to the number of proxies in front; leave it at 0 if visitors reach this process directly.',
    });
  if (config.CHECK_ANSWERS)
    findings.push({
      about: 'Settings',
      level: 'warning',
      says: 'CHECK_ANSWERS slows down every response.',
      todo: 'Remove it; it is for development.',
    });
  return findings;
}
