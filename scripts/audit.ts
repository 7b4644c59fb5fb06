import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AuditReport,
  advisoryFaults,
  type Exceptions,
  type Lock,
  licenceFaults,
  productNames,
} from './audit-rules.ts';

/*
 * `npm run audit`: licences and known advisories of the packages that are in the product. What has been looked at and accepted is in
 * `audit-exceptions.json`, with the reason.
 */

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')) as T;

const exceptions = read<Exceptions>('audit-exceptions.json');
const lock = read<Lock>('../package-lock.json');
const faults = licenceFaults(lock, exceptions).map((fault) => `licence  ${fault}`);

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  maxBuffer: 64 * 1_048_576,
  shell: process.platform === 'win32',
});
const report = JSON.parse(stdout || '{}') as Partial<AuditReport> & { message?: string };
if (report.vulnerabilities) {
  const today = new Date().toISOString().slice(0, 10);
  const product = productNames(lock, exceptions.bundled);
  const found = advisoryFaults({ vulnerabilities: report.vulnerabilities }, product, exceptions, today);
  faults.push(...found.map((fault) => `advisory ${fault}`));
} else {
  faults.push(`advisory The registry does not tell them: ${report.message ?? 'npm audit gave no answer'}.`);
}

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? 'Nothing new.\n' : `\n${faults.length} to look at.\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
