import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from './browser.ts';
import { onDemand } from './on-demand.ts';

const cache = fileURLToPath(new URL('../.cache', import.meta.url));

/**
 * Faults across origins must show, one process for everything is unstable outside of its cloud, and a graphics card
 * made of software takes longer than none.
 */
const unwanted = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--disable-site-isolation-trials',
  '--allow-running-insecure-content',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--in-process-gpu',
  '--ignore-gpu-blocklist',
]);

/** What is used of `@sparticuz/chromium`. */
interface PackedChromium {
  default: { args: string[]; executablePath(): Promise<string> };
  inflate(archive: string): Promise<string>;
}

/**
 * The Chromium of `@sparticuz/chromium`, unpacked into the project: first with the libraries of this machine, then
 * with its own. It would use anything in the system's temporary folder, hence the separate folder.
 */
export async function* unpackBrowser(): AsyncGenerator<Browser> {
  const { module, path } = await onDemand<PackedChromium>('tools/chromium', '@sparticuz/chromium');
  const { default: packed, inflate } = module;
  const folder = join(cache, 'chromium');
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    mkdirSync(fresh, { recursive: true });
    await withTemporaryFolder(fresh, async () => {
      await packed.executablePath();
      await inflate(join(dirname(path), '..', 'bin', 'al2023.tar.br'));
    });
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  }
  const wanted = packed.args.filter((arg) => !unwanted.has(arg) && !arg.startsWith('--headless'));
  const args = [...wanted, '--disable-gpu'];
  yield { executablePath: writeStarter(folder, 'plain', {}), args };
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  yield { executablePath: writeStarter(folder, 'with-libraries', { LD_LIBRARY_PATH: libraries }), args };
}

/** A shell script that starts the browser with these variables, and with the packed fonts where there are none. */
function writeStarter(folder: string, name: string, variables: Record<string, string>): string {
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  const settings = Object.entries({ ...variables, ...fonts }).map(([key, value]) => `export ${key}=${quoted(value)}\n`);
  const file = join(folder, `chromium-${name}.sh`);
  writeFileSync(file, `#!/bin/sh\n${settings.join('')}exec ${quoted(join(folder, 'chromium'))} "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The package unpacks into what `TMPDIR` says at that moment. */
async function withTemporaryFolder(folder: string, fn: () => Promise<void>): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await fn();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
