import { createHash } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { validationProblem } from '#kit/problem.ts';
import type { OnceRequest } from '../http/call-context.ts';

/**
 * Identifies a call with an `Idempotency-Key` (rules.md#idempotency-keys): by its key, and as scope the endpoint, the
 * caller and the object of the path. The same key in another scope is another effect; with another body it is refused
 * later. Null without a key.
 * @param body before its schema is applied
 * @throws 422 for an invalid key
 */
export function toOnceRequest(
  key: string | undefined,
  { endpoint, actor, pathname, body }: { endpoint: string; actor: Actor; pathname: string; body: unknown },
): OnceRequest | null {
  if (!key) return null;
  if (!/^[\w-]{8,100}$/.test(key)) throw validationProblem([{ path: 'Idempotency-Key', code: 'format' }]);
  const who = actor.kind === 'guest' ? 'guest' : actor.accountId;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex');
  return { key, scope: `${endpoint}:${who}:${pathname}`, bodyHash };
}
