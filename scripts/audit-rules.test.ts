import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AuditReport, advisoryFaults, type Exceptions, isAllowedLicence, licenceFaults } from './audit-rules.ts';

/** Packages that build, check or serve pages in development: nothing of them is in what people get. */
const builders = new Set(['@react-router/dev', 'vite', 'vitest']);

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));
const own = read('scripts/audit-exceptions.json') as Exceptions;

test('every package of the product has a licence that allows us to use it, or somebody has looked at it', () => {
  expect(licenceFaults(read('package-lock.json'), own)).toEqual([]);
});

test('what the sources import is in the product: it runs there, or the build puts it into the files of the browser', () => {
  const { devDependencies } = read('package.json') as { devDependencies: Record<string, string> };
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join('src', name), 'utf8'));
  const development = Object.keys(devDependencies).filter((name) => {
    const imported = new RegExp(`['"(]${name}(?:['"]|/[^'"]+['"])`);
    return !builders.has(name) && sources.some((text) => imported.test(text));
  });
  const unused = ['@tiptap/pm'];
  expect([...development, ...unused].sort()).toEqual([...own.bundled]);
});

test('no exception outlives its package', () => {
  const lock = read('package-lock.json');
  const needed = own.licences.filter(
    (one) => licenceFaults(lock, { ...own, licences: own.licences.filter((other) => other !== one) }).length > 0,
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
  const none = { bundled: ['shown'], licences: [], advisories: [] };
  const packages = {
    '': { license: 'UNLICENSED' },
    'node_modules/tool': { license: 'GPL-3.0-only', dev: true, dependencies: { 'tool-part': '1' } },
    'node_modules/tool-part': { license: 'GPL-3.0-only', dev: true },
    'node_modules/shown': { license: 'MIT', dev: true, dependencies: { 'shown-part': '1' } },
    'node_modules/shown-part': { license: 'GPL-2.0-only', dev: true },
    'node_modules/a/node_modules/@b/part-linux': { license: 'LGPL-3.0-only' },
    'node_modules/nothing': {},
  };
  expect(licenceFaults({ packages }, none)).toEqual([
    'shown-part: GPL-2.0-only',
    '@b/part-linux: LGPL-3.0-only',
    'nothing: no licence',
  ]);
  const looked = { ...none, licences: [{ package: '@b/part-*', why: '' }] };
  expect(licenceFaults({ packages }, looked)).toEqual(['shown-part: GPL-2.0-only', 'nothing: no licence']);
});

test('an advisory is named once, until somebody has accepted it, and again after that day', () => {
  const advisory = { url: 'https://github.com/advisories/GHSA-1', title: 'Endless loop', severity: 'high' };
  const report: AuditReport = {
    vulnerabilities: { parser: { via: [advisory] }, reader: { via: ['parser', advisory] } },
  };
  const product = new Set(['parser', 'reader']);
  const none = { bundled: [], licences: [], advisories: [] };
  const accepted = (until: string) => ({ ...none, advisories: [{ id: 'GHSA-1', until, why: '' }] });
  const fault = 'reader, high: Endless loop https://github.com/advisories/GHSA-1';
  expect(advisoryFaults(report, product, none, '2026-05-01')).toEqual([fault]);
  expect(advisoryFaults(report, product, accepted('2026-05-01'), '2026-05-01')).toEqual([]);
  expect(advisoryFaults(report, product, accepted('2026-04-30'), '2026-05-01')).toEqual([
    `${fault} (accepted until 2026-04-30)`,
  ]);
  expect(advisoryFaults(report, new Set(['other']), none, '2026-05-01')).toEqual([]);
  expect(advisoryFaults({ vulnerabilities: {} }, product, accepted('2026-01-01'), '2026-05-01')).toEqual([]);
});
