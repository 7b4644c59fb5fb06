import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = new URL('../', import.meta.url);

const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * A package that only some machines or commands need, and where it is. Its folder has a lock file of its own, installed
 * at the first use and when another version is pinned. What else is installed is left alone: it may be running.
 * @param folder below the project, `tools/chromium`
 * @throws an Error when it cannot be installed
 */
export async function onDemand<Module>(folder: string, name: string): Promise<{ module: Module; path: string }> {
  const at = new URL(`${folder}/`, root);
  const installed = new URL(`node_modules/${name}/package.json`, at);
  const wanted = read(new URL('package.json', at)).dependencies[name];
  if (!existsSync(installed) || read(installed).version !== wanted) {
    const shell = process.platform === 'win32';
    await run('npm', ['ci', '--loglevel=error'], { cwd: fileURLToPath(at), shell });
  }
  const path = createRequire(new URL('package.json', at)).resolve(name);
  return { module: (await import(pathToFileURL(path).href)) as Module, path };
}
