import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { maxFileBytes } from '#features/files/file-rules.ts';
import { ConfigError, readConfig } from '#host/config.ts';
import { misspelt } from '#host/setting-warnings.ts';
import { programName, readProgramVersion } from '#host/versions/program-version.ts';
import { databaseFindings } from '#operations/doctor/database-findings.ts';
import { type Finding, printFinding } from '#operations/doctor/finding.ts';
import { mailFindings, type TextRecords } from '#operations/doctor/mail-findings.ts';
import { replicaFindings } from '#operations/doctor/replica-findings.ts';
import { scannerFindings } from '#operations/doctor/scanner-findings.ts';
import { addressFindings, diskFindings, settingFindings } from '#operations/doctor/site-findings.ts';
import { storeFindings } from '#operations/doctor/store-findings.ts';
import { watchFindings } from '#operations/doctor/watch-findings.ts';
import { Refusal, runCommand } from './command.ts';
import { demoFindings } from './demo-findings.ts';

const help = `Checks the setup of a site and suggests a fix for every problem. Changes nothing.

  npm run doctor
  npm run doctor -- --dkim SELECTOR   also checks the DKIM key of that selector
  npm run doctor -- --dns ADDRESS     uses this name server instead of the machine's own

The environment selects the site, as for npm start. The exit code is 1 when something does not work.
`;

const options = {
  help: { type: 'boolean', short: 'h' },
  dkim: { type: 'string' },
  dns: { type: 'string' },
} as const;

/** DNS errors that mean that a name does not exist or has no such records. */
const nothing = new Set(['ENOTFOUND', 'ENODATA']);

const textRecords = (server: string | undefined): TextRecords => {
  const resolver = new Resolver({ timeout: 5000, tries: 2 });
  if (server) resolver.setServers([server]);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (nothing.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
};

const readParameters = (parameters: string[]) => {
  try {
    return parseArgs({ args: parameters, options }).values;
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

const programFinding = (): Finding => ({
  about: 'Program',
  level: 'good',
  says: `version ${programName(readProgramVersion())}, on Node ${process.version}.`,
});

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

async function main(parameters: string[]): Promise<number> {
  const given = readParameters(parameters);
  if (given.help) {
    process.stdout.write(help);
    return 0;
  }
  let records: TextRecords;
  try {
    records = textRecords(given.dns);
  } catch {
    throw new Refusal(`${given.dns} is not the address of a name server.`);
  }
  const names = misspelt(process.env).map(
    (says): Finding => ({
      about: 'Settings',
      level: 'warning',
      says,
      todo: 'Correct the name or remove it.',
    }),
  );
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const says of error.message.split('\n'))
      process.stdout.write(printFinding({ about: 'Configuration', level: 'fault', says }));
    for (const finding of names) process.stdout.write(printFinding(finding));
    process.stdout.write('\nCorrect this first; docs/configuration.md describes every variable.\n');
    return 1;
  }
  const looks = [
    Promise.resolve([programFinding(), ...names]),
    Promise.resolve(settingFindings(config)),
    databaseFindings(config, demoFindings),
    replicaFindings(config),
    diskFindings(config),
    storeFindings(config),
    scannerFindings(config, maxFileBytes),
    mailFindings(config, given.dkim ?? null, records),
    addressFindings(config),
    watchFindings(config),
  ];
  const findings = (await Promise.all(looks)).flat();
  for (const finding of findings) process.stdout.write(printFinding(finding));
  const faults = findings.filter(({ level }) => level === 'fault').length;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  process.stdout.write(`\n${counted(faults, 'fault')}, ${counted(warnings, 'warning')}.\n`);
  return faults > 0 ? 1 : 0;
}

runCommand(main);
