/**
 * Stores the text files of the web build compressed next to the originals, so that the server need not compress them.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client', import.meta.url));
const compressible = new Set(['.css', '.html', '.ico', '.js', '.mjs', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** Below this size the headers weigh more than what is saved. */
const smallestBytes = 1024;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  const [small, compatible] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  if (small.length < content.length) await writeFile(`${file}.br`, small);
  if (compatible.length < content.length) await writeFile(`${file}.gz`, compatible);
}

const entries = await readdir(folder, { withFileTypes: true, recursive: true });
const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
