import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = new URL('../', import.meta.url);

/**
 * A package that only some machines or commands need, and where it is. Its folder has a lock file of its own, installed
 * at the first use.
 * @param folder below the project, `tools/chromium`
 * @throws an Error when it cannot be installed
 */
export async function onDemand<Module>(folder: string, name: string): Promise<{ module: Module; path: string }> {
  const launcher = fileURLToPath(new URL('scripts/run.mjs', root));
  const { status } = spawnSync(process.execPath, [launcher, '--with', folder, 'node', '--version'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`);
  const path = createRequire(new URL(`${folder}/package.json`, root)).resolve(name);
  return { module: (await import(pathToFileURL(path).href)) as Module, path };
}
