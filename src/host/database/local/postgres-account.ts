import { type SpawnOptions, spawnSync } from 'node:child_process';

/**
 * The account that PostgreSQL runs as, since it refuses the superuser: the user that runs the site; for root, a user
 * namespace, in which the files remain root's; and where the kernel allows none, `nobody`.
 */
export interface PostgresAccount {
  kind: 'own' | 'namespace' | 'nobody';
  /** The command and parameters that start the program as this account. */
  commandFor(program: string, parameters: readonly string[]): [string, string[]];
  options: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/** The account exists on every system, which `initdb` requires, and owns nothing. */
const nobody = { uid: 65_534, gid: 65_534 };

const asItIs = (program: string, parameters: readonly string[]): [string, string[]] => [program, [...parameters]];

const inNamespace = (program: string, parameters: readonly string[]): [string, string[]] => [
  'unshare',
  ['--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--', program, ...parameters],
];

/** Whether the system lets root create user namespaces. */
const hasNamespaces = (): boolean => spawnSync(...inNamespace('true', []), { stdio: 'ignore' }).status === 0;

/** @param namespaces whether user namespaces are available; checked only where PostgreSQL needs one */
export function findPostgresAccount(namespaces = hasNamespaces): PostgresAccount {
  if (process.getuid?.() !== 0) return { kind: 'own', commandFor: asItIs, options: {} };
  return namespaces()
    ? { kind: 'namespace', commandFor: inNamespace, options: {} }
    : { kind: 'nobody', commandFor: asItIs, options: nobody };
}

/** Whether the account may traverse the folder to reach its own files. */
export function mayEnter(folder: string, { kind, options }: PostgresAccount): boolean {
  if (kind !== 'nobody') return true;
  return spawnSync('test', ['-x', folder], { ...options, cwd: '/', stdio: 'ignore' }).status === 0;
}
