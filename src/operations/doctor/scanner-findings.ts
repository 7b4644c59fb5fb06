import { Readable } from 'node:stream';
import type { Config } from '#host/config.ts';
import { createClamd } from '../scanner/clamd.ts';
import { type Finding, messageOf } from './finding.ts';

const about = 'Scanner';

/** Checks whether the scanner responds and accepts the largest possible upload, of so many bytes. */
export async function scannerFindings({ CLAMD_SOCKET: address }: Config, largest: number): Promise<Finding[]> {
  if (!address) return [];
  const clamd = createClamd(address);
  try {
    await clamd.ping();
  } catch (error) {
    return [
      {
        about,
        level: 'fault',
        says: `it does not respond: ${messageOf(error)}`,
        todo: 'Start clamd and check CLAMD_SOCKET; for a socket, also check that this user is allowed to open it. Uploads wait until it responds.',
      },
    ];
  }
  try {
    await clamd.scan(Readable.from([Buffer.alloc(largest)]));
    return [{ about, level: 'good', says: 'it responds and accepts uploads of every allowed size.' }];
  } catch (error) {
    return [
      {
        about,
        level: 'fault',
        says: `it rejects the largest allowed upload: ${messageOf(error)}`,
        todo: 'Set StreamMaxLength in clamd.conf to 6M or more: larger files would never be scanned.',
      },
    ];
  }
}
