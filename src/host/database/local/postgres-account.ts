import { type SpawnOptions, spawnSync } from 'node:child_process';

/**
 * As whom PostgreSQL runs, which refuses the superuser: as whoever runs the site; for root in a user namespace, in which the files
 * stay root's; and where the kernel allows none, as `nobody`.
 */
export interface PostgresAccount {
  kind: 'own' | 'namespace' | 'nobody';
  /** The program and its parameters, as they are started. */
  commandFor(program: string, parameters: readonly string[]): [string, string[]];
  options: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/** It has a name everywhere, which `initdb` asks for, and owns nothing. */
const nobody = { uid: 65_534, gid: 65_534 };

const asItIs = (program: string, parameters: readonly string[]): [string, string[]] => [program, [...parameters]];

const inNamespace = (program: string, parameters: readonly string[]): [string, string[]] => [
  'unshare',
  ['--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--', program, ...parameters],
];

/** Whether the kernel, and whatever guards it, let root make user namespaces. */
const hasNamespaces = (): boolean => spawnSync(...inNamespace('true', []), { stdio: 'ignore' }).status === 0;

/** @param namespaces whether there are user namespaces; asked for where PostgreSQL needs one */
export function findPostgresAccount(namespaces = hasNamespaces): PostgresAccount {
  if (process.getuid?.() !== 0) return { kind: 'own', commandFor: asItIs, options: {} };
  return namespaces()
    ? { kind: 'namespace', commandFor: inNamespace, options: {} }
    : { kind: 'nobody', commandFor: asItIs, options: nobody };
}

/** Whether the account may go through the folder, to what is its own in there. */
export function mayEnter(folder: string, { kind, options }: PostgresAccount): boolean {
  if (kind !== 'nobody') return true;
  return spawnSync('test', ['-x', folder], { ...options, cwd: '/', stdio: 'ignore' }).status === 0;
}
