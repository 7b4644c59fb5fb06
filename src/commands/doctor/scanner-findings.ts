import { Readable } from 'node:stream';
import type { Config } from '#platform/config.ts';
import { createClamd } from '#platform/files/clamd.ts';
import { maxFileBytes } from '#shared/file-rules.ts';
import { type Finding, messageOf } from './finding.ts';

const about = 'Scanner';

/** Whether the scanner answers, and takes the largest upload that there may be. */
export async function scannerFindings({ CLAMD_SOCKET: address }: Config): Promise<Finding[]> {
  if (!address) return [];
  const clamd = createClamd(address);
  try {
    await clamd.ping();
  } catch (error) {
    return [
      {
        ...{ about, level: 'fault', says: `it does not answer: ${messageOf(error)}` },
        todo: 'Start clamd, and look at CLAMD_SOCKET; for a socket also whether this user may open it. Uploads wait until it answers.',
      },
    ];
  }
  try {
    await clamd.scan(Readable.from([Buffer.alloc(maxFileBytes)]));
    return [{ about, level: 'good', says: 'it answers, and takes uploads of every size.' }];
  } catch (error) {
    return [
      {
        ...{ about, level: 'fault', says: `it does not take the largest upload: ${messageOf(error)}` },
        todo: 'Set StreamMaxLength in clamd.conf to 6M or more: what is larger would wait for ever.',
      },
    ];
  }
}
