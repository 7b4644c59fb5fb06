/** Licences under which a package may be in the product. */
const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

export interface Exceptions {
  /** Packages whose licence somebody has looked at; a name may end with `*`. */
  licences: readonly { package: string; why: string }[];
  /** Advisories that do not concern us, by their id (`GHSA-…`), until a day: then somebody looks again. */
  advisories: readonly { id: string; until: string; why: string }[];
}

/** Of `package-lock.json`, as far as it is read. */
export interface Lock {
  packages: Record<string, { license?: string; dev?: boolean }>;
}

/** Of `npm audit --json`, as far as it is read. */
export interface AuditReport {
  vulnerabilities: Record<
    string,
    { via: readonly (string | { url: string; title: string; severity: string })[] }
  >;
}

/** Whether an SPDX expression allows us to use it: all of an AND, one of an OR. */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));

const isExcepted = (name: string, { licences }: Exceptions): boolean =>
  licences.some(({ package: known }) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
  );

/** Packages of the product, not of its development, whose licence is none of those allowed and which nobody has looked at. */
export const licenceFaults = (lock: Lock, exceptions: Exceptions): string[] =>
  Object.entries(lock.packages).flatMap(([path, { license = 'no licence', dev = false }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (path === '' || dev || isAllowedLicence(license) || isExcepted(name, exceptions)) return [];
    return [`${name}: ${license}`];
  });

/** Advisories that nobody has looked at, or not lately, each once. */
export function advisoryFaults(report: AuditReport, { advisories }: Exceptions, today: string): string[] {
  const faults = new Map<string, string>();
  for (const [name, { via }] of Object.entries(report.vulnerabilities))
    for (const advisory of via) {
      // A word is another package in this list.
      if (typeof advisory === 'string') continue;
      const id = advisory.url.split('/').at(-1) ?? advisory.url;
      const known = advisories.find((one) => one.id === id);
      if (known && today <= known.until) continue;
      const looked = known ? ` (accepted until ${known.until})` : '';
      faults.set(id, `${name}, ${advisory.severity}: ${advisory.title} ${advisory.url}${looked}`);
    }
  return [...faults.values()];
}
