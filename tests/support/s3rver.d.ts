declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    directory: string;
    silent?: boolean;
    allowMismatchedSignatures?: boolean;
    vhostBuckets?: boolean;
    configureBuckets?: { name: string }[];
  }

  /** An application of Koa that answers as S3 does, and keeps objects in a folder. */
  export default class S3rver {
    constructor(options: Options);
    callback(): RequestListener;
    configureBuckets(): Promise<void>;
  }
}
