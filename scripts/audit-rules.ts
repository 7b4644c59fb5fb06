/** Licences under which a package may be in the product. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

export interface Exceptions {
  /** Development packages that the build puts into the files of the browser. */
  bundled: readonly string[];
  /** Packages whose licence somebody has looked at; a name may end with `*`. */
  licences: readonly { package: string; why: string }[];
  /** Advisories that do not concern us, by their id (`GHSA-…`), until a day: then somebody looks again. */
  advisories: readonly { id: string; until: string; why: string }[];
}

/** Of `package-lock.json`, as far as it is read. */
export interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; dependencies?: Record<string, string> }>;
}

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';

/**
 * Names of the packages that are in the product: those that the site runs with, and those of development that the build puts into the
 * files of the browser (`bundled` and what they depend on).
 */
export function productNames({ packages }: Lock, bundled: readonly string[]): Set<string> {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  const wanted = [...bundled, ...entries.filter(([, { dev }]) => !dev).map(([path]) => nameOf(path))];
  const names = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    for (const [path, { dependencies = {} }] of entries)
      if (nameOf(path) === name) wanted.push(...Object.keys(dependencies));
  }
  return names;
}

/** Of `npm audit --json`, as far as it is read. */
export interface AuditReport {
  vulnerabilities: Record<string, { via: readonly (string | { url: string; title: string; severity: string })[] }>;
}

/** Whether an SPDX expression allows us to use it: all of an AND, one of an OR. */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));

const isExcepted = (name: string, { licences }: Exceptions): boolean =>
  licences.some(({ package: known }) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));

/** Packages of the product, not of its development, whose licence is none of those allowed and which nobody has looked at. */
export function licenceFaults(lock: Lock, exceptions: Exceptions): string[] {
  const product = productNames(lock, exceptions.bundled);
  return Object.entries(lock.packages).flatMap(([path, { license = 'no licence' }]) => {
    const name = nameOf(path);
    if (!product.has(name) || isAllowedLicence(license) || isExcepted(name, exceptions)) return [];
    return [`${name}: ${license}`];
  });
}

/** Advisories of these packages that nobody has looked at, or not lately, each once. */
export function advisoryFaults(
  report: AuditReport,
  product: ReadonlySet<string>,
  { advisories }: Exceptions,
  today: string,
): string[] {
  const faults = new Map<string, string>();
  for (const [name, { via }] of Object.entries(report.vulnerabilities).filter(([name]) => product.has(name)))
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
