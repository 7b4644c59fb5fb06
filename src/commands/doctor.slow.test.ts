import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startDns } from '#tests/support/dns.ts';
import { startSmtp } from '#tests/support/smtp.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = mkdtempSync(join(tmpdir(), 'prilika-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const key = `v=DKIM1; k=rsa; p=${'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'.repeat(10)}`;
const dns = await startDns({
  'posao.rs': ['google-site-verification=x', 'v=spf1 include:mail.posao.rs -all'],
  '_dmarc.posao.rs': ['v=DMARC1; p=quarantine'],
  's1._domainkey.posao.rs': [key],
  'dvaput.rs': ['v=spf1 -all', 'v=spf1 ~all'],
});
const smtp = await startSmtp();
afterAll(async () => {
  dns.close();
  await smtp.close();
});

const secret = 'Zw3x9Qk1rT7uY5pL2mN8bV4cX6aS0dF1';

const runDoctor = async (environment: Record<string, string>, ...parameters: string[]) => {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/tsx-hook.mjs', 'src/commands/doctor.ts', ...parameters],
    { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...environment } },
  );
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, out, error, lines: out.split('\n') };
};

/** A site that answers to its health, on a clock that is wrong by some seconds. */
const startSite = async (late: number, body = '{"status":"ok"}') => {
  const server = createServer((_, response) => {
    response.sendDate = false;
    response.setHeader('Date', new Date(Date.now() - late * 1000).toUTCString()).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('a site that is set up as it should be has no fault', async () => {
  const dataDir = join(folder, 'good');
  mkdirSync(dataDir);
  const { code, lines, error } = await runDoctor(
    {
      DATA_DIR: dataDir,
      PUBLIC_URL: await startSite(0),
      SESSION_SECRET: secret,
      TRUSTED_PROXIES: '1',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Posao <info@posao.rs>',
    },
    '--dns',
    dns.address,
    '--dkim',
    's1',
  );
  expect(error).toBe('');
  expect(lines).toEqual(
    expect.arrayContaining([
      '✓ Secrets: SESSION_SECRET is set.',
      expect.stringMatching(/^✓ Disk: .* is writable; \d+ GB are free\.$/),
      '✓ Mail: 127.0.0.1 accepts our mail.',
      '✓ Mail: SPF of posao.rs: v=spf1 include:mail.posao.rs -all',
      '✓ Mail: DMARC of _dmarc.posao.rs: v=DMARC1; p=quarantine',
      expect.stringMatching(/^✓ Mail: DKIM of s1\._domainkey\.posao\.rs: v=DKIM1; k=rsa; p=MII/),
      expect.stringMatching(/^✓ Address: http:.* reaches this site\.$/),
      expect.stringMatching(/^✓ Database: the first start makes it in /),
      expect.stringMatching(/^! Address: .* is not https/),
      '0 faults, 1 warning.',
    ]),
  );
  expect(code).toBe(0);
});

test('what is wrong is said with what to do, and a look makes nothing', async () => {
  const dataDir = join(folder, 'not-there');
  smtp.turnAway(421);
  onTestFinished(() => smtp.turnAway(null));
  const { code, out } = await runDoctor(
    {
      DATA_DIR: dataDir,
      PUBLIC_URL: await startSite(3600, 'Welcome to nginx'),
      SEED: 'demo',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'info@dvaput.rs',
      SESSION_SECRET: 'a'.repeat(40),
    },
    '--dns',
    dns.address,
    '--dkim',
    'none',
  );
  for (const says of [
    '✗ Secrets: SESSION_SECRET is easy to guess.\n  → Replace it',
    '✗ Settings: SEED=demo creates accounts',
    '! Settings: TRUSTED_PROXIES is 0',
    '! Disk: the folder',
    '✗ Mail: 127.0.0.1 rejects our mail: ',
    '✗ Mail: dvaput.rs has 2 SPF records',
    '! Mail: _dmarc.dvaput.rs has no DMARC record.\n  → Add a TXT record',
    '! Mail: none._domainkey.dvaput.rs has no DKIM record.',
    'responds, but not with this site (200).',
    '✗ Clock: it differs from that of',
  ])
    expect(out).toContain(says);
  expect(code).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});

test('nothing can be reached', async () => {
  const { code, out } = await runDoctor(
    {
      DATA_DIR: folder,
      PUBLIC_URL: 'http://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'info@posao.rs',
      DATABASE_URL: 'postgres://127.0.0.1:1/nowhere',
    },
    '--dns',
    '127.0.0.1:1',
  );
  expect(out).toContain('✗ Database: The database server in DATABASE_URL does not answer (ECONNREFUSED).');
  expect(out).toContain('✗ Mail: 127.0.0.1 rejects our mail: connect ECONNREFUSED');
  expect(out).toContain('! Mail: the SPF record of posao.rs cannot be read: ');
  expect(out).toContain('! Mail: DKIM was not checked.\n  → Run it with the selector');
  expect(out).toContain('✗ Address: http://127.0.0.1:1 cannot be reached from here: ');
  expect(code).toBe(1);
});

test.each([
  [{ PORT: 'x', MAIL_FROM: '' }, [], '✗ Configuration: PORT: '],
  [{}, ['--dns', 'not an address'], 'not an address is not the address of a name server.'],
  [{}, ['--wrong'], '--wrong'],
])('%j %j is refused with a sentence', async (environment, parameters, says) => {
  const { code, out, error } = await runDoctor(environment, ...parameters);
  expect(out + error).toContain(says);
  expect(out + error).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});
