import type { Context } from 'hono';
import { Problem } from '#shared/problem.ts';

/**
 * The body, at most `limit` bytes. What is over is read on without being kept, up to four times as much: a browser that
 * is still sending would else see a broken connection instead of the refusal.
 */
export const readBytes = async (
  c: Context,
  limit: number,
  code: 'payload-too-large' | 'files.too-large',
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size <= limit) chunks.push(chunk);
      else if (size > limit * 4) break;
    }
  } catch (error) {
    throw new Problem('bad-request', { cause: error });
  }
  if (size > limit) throw new Problem(code);
  return Buffer.concat(chunks);
};
