import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { awayRetrySeconds, Problem } from '#kit/problem.ts';
import { isDiskFull } from '../outages.ts';
import { type FileStore, MissingBytes } from './file-store.ts';
import type { ObjectPlace } from './object-place.ts';

/** How long a signed link is valid, in seconds: as long as the site's own (rules.md#private-downloads). */
const linkSeconds = 60;

/** Error codes of different servers when they are full; Amazon's never is. */
const fullNames = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage']);

interface StoreLimits {
  /** Timeout for connecting, in milliseconds. */
  connectMs: number;
  /** Timeout until a response begins. */
  silentMs: number;
  /** Timeout between two bytes of a response: clients on slow connections read slowly, too. */
  pausedMs: number;
}

const usualLimits: StoreLimits = { connectMs: 3000, silentMs: 10_000, pausedMs: 60_000 };

interface SdkFault {
  name?: string;
  $metadata?: { httpStatusCode?: number };
  cause?: unknown;
}

/** The library's error; the driver wraps it in one of its own. */
const faultOf = (error: unknown): SdkFault => {
  const outer = (error ?? {}) as SdkFault;
  return outer.$metadata || !outer.cause ? outer : (outer.cause as SdkFault);
};

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = faultOf(error);
  return name === 'NoSuchKey' || name === 'NotFound' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');
};

/** The problem for the caller; the reason is its cause, for the log. */
const problemOf = (error: unknown): Problem => {
  const cause = faultOf(error);
  if (fullNames.has(cause.name ?? '') || cause.$metadata?.httpStatusCode === 507 || isDiskFull(error))
    return new Problem('storage-full', { cause });
  return new Problem('files.away', { retryAfter: awayRetrySeconds, cause });
};

const createClient = (place: ObjectPlace, { connectMs, silentMs, pausedMs }: StoreLimits): S3Client =>
  new S3Client({
    region: place.region,
    forcePathStyle: place.style === 'path',
    ...(place.endpoint ? { endpoint: place.endpoint } : {}),
    ...(place.credentials ? { credentials: place.credentials } : {}),
    // Servers other than Amazon's do not support its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silentMs,
      throwOnRequestTimeout: true,
      socketTimeout: pausedMs,
    },
  });

/**
 * Stores files in a private bucket of an S3-compatible store; the site checks access to each. Every call has a timeout.
 */
export function createObjectStore(place: ObjectPlace, limits: StoreLimits = usualLimits): FileStore {
  const { bucket } = place;
  const client = createClient(place, limits);
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  const withProblem = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw problemOf(error);
    }
  };
  const remove = (key: string) => withProblem(disk.delete(key));
  /**
   * A write that timed out may still have arrived, and is removed. Nobody waits for this; the nightly sweep finds what
   * remains.
   */
  const written = async (key: string, write: Promise<unknown>): Promise<void> => {
    try {
      await write;
    } catch (error) {
      disk.delete(key).catch(() => {});
      throw problemOf(error);
    }
  };
  const put = (key: string, bytes: Uint8Array) => written(key, disk.put(key, bytes));

  /**
   * Content of unknown length is uploaded in parts, which are removed when one fails. Errors of the content itself are
   * rethrown unchanged.
   */
  const putStream = async (key: string, content: Readable): Promise<void> => {
    let own: unknown;
    content.once('error', (error) => {
      own = error;
    });
    const upload = new Upload({
      client,
      params: { Bucket: bucket, Key: key, Body: content },
      queueSize: 1,
      leavePartsOnError: false,
    });
    try {
      await upload.done();
    } catch (error) {
      content.destroy();
      disk.delete(key).catch(() => {});
      throw own ?? problemOf(error);
    }
  };

  return {
    isRemote: true,
    put,
    putStream,
    remove,
    async read(key) {
      try {
        return await disk.getStream(key);
      } catch (error) {
        throw isMissing(error) ? new MissingBytes(key, { cause: error }) : problemOf(error);
      }
    },
    async size(key) {
      try {
        return (await disk.getMetaData(key)).contentLength;
      } catch (error) {
        if (isMissing(error)) return null;
        throw problemOf(error);
      }
    },
    async *list() {
      let last: string | undefined;
      for (;;) {
        const page = await withProblem(client.send(new ListObjectsV2Command({ Bucket: bucket, StartAfter: last })));
        for (const { Key: key, LastModified: writtenAt } of page.Contents ?? []) {
          last = key;
          if (key && writtenAt) yield { key, writtenAt };
        }
        if (!page.IsTruncated || !page.Contents?.length) return;
      }
    },
    async tryToWrite() {
      const key = `tried/${randomUUID()}`;
      await put(key, Buffer.from('tried'));
      await remove(key);
    },
    link: (key, { contentDisposition, mediaType }) =>
      place.links === 'site'
        ? Promise.resolve(null)
        : withProblem(
            disk.getSignedUrl(key, {
              expiresIn: `${linkSeconds}s`,
              contentDisposition,
              contentType: mediaType,
            }),
          ),
  };
}
