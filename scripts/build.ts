import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * `npm run build`: `react-router build` and the compressed copies of its files into `build/`, when what they are made of has changed since
 * the last time, which a hash in a file tells; and the commit of the sources, so that the site can say which program it is.
 */

const stamp = 'build/.stamp';
const commitNote = 'build/commit';

const contentOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Tests and the server half are not part of the web build. */
const isBuilt = (file: string): boolean =>
  !/\.test\.tsx?$/.test(file) && !/[\\/](server|platform|demo)[\\/]/.test(file);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function hashOfSources(): string {
  const settings = readdirSync('.').filter((name) => /\.config\.ts$|^tsconfig\.json$|^package-lock\.json$/.test(name));
  const hash = createHash('sha256');
  for (const file of [...['src', 'content', 'public'].flatMap(filesUnder).filter(isBuilt), ...settings].sort())
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const wanted = hashOfSources();
if (contentOf(stamp) !== wanted) {
  process.stderr.write('Building …\n');
  rmSync(stamp, { force: true });
  for (const parameters of [['node_modules/@react-router/dev/bin.cjs', 'build'], ['scripts/compress-assets.ts']])
    execFileSync(process.execPath, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
  writeFileSync(stamp, wanted);
}
const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
// Without a repository nobody knows a commit.
const commit = stdout?.trim() ?? '';
if (commit !== '' && contentOf(commitNote) !== commit) writeFileSync(commitNote, commit);
