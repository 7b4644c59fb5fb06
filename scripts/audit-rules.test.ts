import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type AuditReport,
  advisoryFaults,
  type Exceptions,
  isAllowedLicence,
  licenceFaults,
} from './audit-rules.ts';

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));
const own = read('scripts/audit-exceptions.json') as Exceptions;

test('every package of the product has a licence that allows us to use it, or somebody has looked at it', () => {
  expect(licenceFaults(read('package-lock.json'), own)).toEqual([]);
});

test('no exception outlives its package', () => {
  const lock = read('package-lock.json');
  const needed = own.licences.filter(
    (one) =>
      licenceFaults(lock, { ...own, licences: own.licences.filter((other) => other !== one) }).length > 0,
  );
  expect(needed).toEqual(own.licences);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR AGPL-3.0-only', false],
  ['MIT AND OFL-1.1', true],
  ['(MIT AND GPL-2.0-only)', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('%s is allowed: %s', (licence, expected) => {
  expect(isAllowedLicence(licence)).toBe(expected);
});

test('packages of development alone, and the product itself, need no look', () => {
  const none = { licences: [], advisories: [] };
  const packages = {
    '': { license: 'UNLICENSED' },
    'node_modules/tool': { license: 'GPL-3.0-only', dev: true },
    'node_modules/a/node_modules/@b/part-linux': { license: 'LGPL-3.0-only' },
    'node_modules/nothing': {},
  };
  expect(licenceFaults({ packages }, none)).toEqual(['@b/part-linux: LGPL-3.0-only', 'nothing: no licence']);
  const looked = { ...none, licences: [{ package: '@b/part-*', why: '' }] };
  expect(licenceFaults({ packages }, looked)).toEqual(['nothing: no licence']);
});

test('an advisory is named once, until somebody has accepted it, and again after that day', () => {
  const advisory = { url: 'https://github.com/advisories/GHSA-1', title: 'Endless loop', severity: 'high' };
  const report: AuditReport = {
    vulnerabilities: { parser: { via: [advisory] }, reader: { via: ['parser', advisory] } },
  };
  const accepted = (until: string) => ({ licences: [], advisories: [{ id: 'GHSA-1', until, why: '' }] });
  const fault = 'reader, high: Endless loop https://github.com/advisories/GHSA-1';
  expect(advisoryFaults(report, { licences: [], advisories: [] }, '2026-05-01')).toEqual([fault]);
  expect(advisoryFaults(report, accepted('2026-05-01'), '2026-05-01')).toEqual([]);
  expect(advisoryFaults(report, accepted('2026-04-30'), '2026-05-01')).toEqual([
    `${fault} (accepted until 2026-04-30)`,
  ]);
  expect(advisoryFaults({ vulnerabilities: {} }, accepted('2026-01-01'), '2026-05-01')).toEqual([]);
});
