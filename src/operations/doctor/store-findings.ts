import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Config } from '#host/config.ts';
import { namePlace, type ObjectPlace } from '#host/files/object-place.ts';
import { openFileStore } from '#host/files/open-file-store.ts';
import { isProblem } from '#kit/problem.ts';
import { type Finding, messageOf } from './finding.ts';

const about = 'Files';
const answerMs = 10_000;
const written = 'npm run doctor';

/** The store's own error, which a problem has as its cause. */
const reasonOf = (error: unknown): string => {
  const cause = isProblem(error) ? (error.cause ?? error) : error;
  const { name, message, code } = cause as { name?: string; message?: string; code?: string };
  return code || [name, message].filter(Boolean).join(': ') || messageOf(cause);
};

/** Public URLs of an object, which would be served to everybody if the bucket were public. */
const openAddresses = ({ endpoint, bucket, region, style }: ObjectPlace, key: string): string[] => {
  const service = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (style === 'path') service.pathname = `/${bucket}`;
  else service.hostname = `${bucket}.${service.hostname}`;
  const base = service.href.replace(/\/$/, '');
  return [`${base}/${key}`, `${base}/?list-type=2`];
};

const answers = (address: string): Promise<boolean> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(answerMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Checks whether the object store lets the site do everything it needs, and nobody else anything. Leaves nothing there.
 */
export async function storeFindings(config: Config): Promise<Finding[]> {
  const place = config.FILES_URL;
  if (!place) return [];
  const findings: Finding[] = [];
  const fault = (says: string, todo: string) => void findings.push({ about, level: 'fault', says, todo });
  const store = await openFileStore(config);
  // With direct links, because those are checked.
  const linking = await openFileStore({ ...config, FILES_URL: { ...place, links: 'direct' } });
  const key = `tried/${randomUUID()}`;
  const listed = async (): Promise<boolean> => {
    for await (const { key: found } of store.list()) if (found === key) return true;
    return false;
  };
  const steps: [string, () => Promise<boolean>][] = [
    ['write to', () => store.put(key, Buffer.from(written)).then(() => true)],
    ['read from', async () => (await text(await store.read(key))) === written],
    ['list', listed],
  ];
  for (const [what, work] of steps) {
    const reason = await work().then(
      (done) => (done ? null : 'the response is wrong'),
      (error: unknown) => reasonOf(error),
    );
    if (reason === null) continue;
    fault(
      `the site cannot ${what} ${namePlace(place)}: ${reason}`,
      'Correct FILES_URL, or grant its key s3:PutObject, s3:GetObject and s3:DeleteObject in the bucket and s3:ListBucket on it.',
    );
    // Without write access there is nothing more to check.
    if (what === 'write to') return findings;
  }
  const signed = await linking.link(key, { contentDisposition: 'attachment', mediaType: 'text/plain' });
  if (!signed || !(await answers(signed)))
    findings.push({
      about,
      level: place.links === 'direct' ? 'fault' : 'warning',
      says: 'a signed link to a file does not work.',
      todo: 'Check the store’s clock and FILES_URL; links=site does not need such links.',
    });
  const [file, list] = openAddresses(place, key);
  if (file && list && ((await answers(file)) || (await answers(list))))
    fault(
      `${namePlace(place)} is publicly readable, and it contains CVs.`,
      'Remove public access from the bucket; the site serves public files itself.',
    );
  await store
    .remove(key)
    .then(async () => {
      if ((await store.size(key).catch(() => null)) !== null) throw new Error('it is still there');
    })
    .catch((error: unknown) =>
      fault(
        `the site cannot delete from ${namePlace(place)}: ${reasonOf(error)}`,
        `Grant its key s3:DeleteObject, otherwise deleted files stay. Remove ${key} manually.`,
      ),
    );
  if (findings.every(({ level }) => level !== 'fault'))
    findings.unshift({
      about,
      level: 'good',
      says: `${namePlace(place)} stores, lists and returns files, for this site only.`,
    });
  if (place.endpoint?.startsWith('http:') && !/^http:\/\/(?:localhost|127\.|\[::1\])/.test(place.endpoint))
    findings.push({
      about,
      level: 'warning',
      says: `${namePlace(place)} is not https: files are sent unencrypted.`,
      todo: 'Remove tls=false unless the network between the two is private.',
    });
  return findings;
}
