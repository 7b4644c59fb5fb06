import { expect, onTestFinished, test } from 'vitest';
import { maxFileBytes } from '#features/files/file-rules.ts';
import { readConfig } from '#host/config.ts';
import { scannerFindings } from '#operations/doctor/scanner-findings.ts';
import { storeFindings } from '#operations/doctor/store-findings.ts';
import { startClamd } from './support/clamd.ts';
import { startObjectStore } from './support/object-store.ts';

const look = async (options: Parameters<typeof startObjectStore>[0] = {}, change = (url: string) => url) => {
  const objects = await startObjectStore(options);
  onTestFinished(() => objects.close());
  const findings = await storeFindings(readConfig({ FILES_URL: change(objects.url) }));
  expect(objects.keys()).toEqual([]);
  return findings.map(({ level, says }) => `${level}: ${says.replace(objects.address, 'HERE')}`);
};

test('without an object store there is nothing to look at', async () => {
  expect(await storeFindings(readConfig({}))).toEqual([]);
});

test('a store that the site alone may use is good', async () => {
  expect(await look()).toEqual(['good: s3://files at HERE stores, lists and returns files, for this site only.']);
});

test('a bucket that is open to everybody is a fault', async () => {
  expect(await look({ open: true })).toEqual(['fault: s3://files at HERE is publicly readable, and it contains CVs.']);
});

test('a wrong secret, and a bucket that is not there, are said with the store’s own reason', async () => {
  const [wrong] = await look({ strict: true }, (url) => url.replace(':S3RVER@', ':WRONG@'));
  expect(wrong).toMatch(/^fault: the site cannot write to s3:\/\/files at HERE: SignatureDoesNotMatch/);
  const [elsewhere] = await look({}, (url) => url.replace('/files?', '/other?'));
  expect(elsewhere).toMatch(/^fault: the site cannot write to s3:\/\/other at HERE: NoSuchBucket/);
});

test('a right that is missing is named: the listing', async () => {
  // The strict server refuses the signature of listings, and of nothing else.
  const said = await look({ strict: true });
  expect(said).toEqual([
    expect.stringMatching(/^fault: the site cannot list s3:\/\/files at HERE: SignatureDoesNotMatch/),
  ]);
});

test('a store that does not answer is said', async () => {
  const objects = await startObjectStore();
  await objects.close();
  const [finding] = await storeFindings(readConfig({ FILES_URL: objects.url }));
  expect(finding).toMatchObject({ level: 'fault', says: expect.stringContaining('ECONNREFUSED') });
});

test('a scanner that answers is good; one that is too small, or away, is a fault', async () => {
  const clamd = await startClamd();
  onTestFinished(() => clamd.stop());
  const scanner = async () =>
    (await scannerFindings(readConfig({ CLAMD_SOCKET: clamd.address }), maxFileBytes)).map(
      ({ level, says }) => `${level}: ${says}`,
    );
  expect(await scannerFindings(readConfig({}), maxFileBytes)).toEqual([]);
  expect(await scanner()).toEqual(['good: it responds and accepts uploads of every allowed size.']);
  clamd.limit(1_000_000);
  expect(await scanner()).toEqual([
    'fault: it rejects the largest allowed upload: The scanner says "INSTREAM size limit exceeded. ERROR".',
  ]);
  await clamd.stop();
  expect(await scanner()).toEqual([expect.stringMatching(/^fault: it does not respond: .*ECONNREFUSED/)]);
});
