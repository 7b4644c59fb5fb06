import type { z } from 'zod';
import { requireAccess } from '#kit/actor.ts';
import type { EndpointSchemas, HandlerResult } from '#kit/endpoint.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { validationProblem } from '#kit/problem.ts';
import { searchValues } from '#kit/search-values.ts';
import { toFieldIssues } from '#kit/validation-issues.ts';
import { wasRunOnce } from '../idempotency/idempotency.ts';
import { toOnceRequest } from '../idempotency/once-request.ts';
import type { Call, CallContext, Route, UploadedFile } from './call-context.ts';

/** The body of a call: its JSON, or the fields of a form and the file among them. */
export interface SentBody {
  value: unknown;
  file: UploadedFile | null;
  /** Called when the call is finished, whether it succeeded or failed. */
  done?: () => void;
}

/** A call before validation, however it was transported; its caller is already known. */
export interface OperationCall extends Omit<CallContext, 'file' | 'once'> {
  params: Record<string, string>;
  search: URLSearchParams;
  /**
   * Reads the body; called once the caller has access, and only where the endpoint accepts one.
   * @param before awaited before any of the body is read
   */
  body: (before: () => Promise<void>) => Promise<SentBody>;
  idempotencyKey: string | undefined;
  /** Path in the API, with its parameters. */
  pathname: string;
}

/** A callable endpoint: checks access, validates with all issues at once, calls the handler. Throws a `Problem`. */
export type Operation = (call: OperationCall) => Promise<HandlerResult<EndpointSchemas>>;

const noBody: SentBody = { value: undefined, file: null };

const parsePart = async (schema: z.ZodType | undefined, value: unknown, issues: FieldIssue[]): Promise<unknown> => {
  if (!schema) return undefined;
  const result = await schema.safeParseAsync(value, { reportInput: true });
  if (result.success) return result.data;
  issues.push(...toFieldIssues(result.error));
  return undefined;
};

/**
 * Creates the operation of a route; loads its schemas once.
 * @param checkAnswers whether answers are checked against the contract; for tests and development
 */
export async function createOperation(
  { endpoint, handler, beforeBody }: Route,
  checkAnswers: boolean,
): Promise<Operation> {
  const schemas: EndpointSchemas = await endpoint.schemas();
  const takesBody = endpoint.upload === true || schemas.body !== undefined;
  return async ({ params: sentParams, search, body: readBody, idempotencyKey, pathname, ...context }) => {
    const { actor } = context;
    requireAccess(actor, endpoint.access);
    const issues: FieldIssue[] = [];
    const params = await parsePart(schemas.params, sentParams, issues);
    const query = await parsePart(schemas.query, searchValues(search), issues);
    const sent = takesBody ? await readBody(async () => beforeBody?.(context)) : noBody;
    try {
      const body = await parsePart(schemas.body, sent.value, issues);
      if (issues.length > 0) throw validationProblem(issues);
      const once = endpoint.once
        ? toOnceRequest(idempotencyKey, { endpoint: endpoint.id, actor, body: sent.value, pathname })
        : null;
      const answered = await handler({
        // Spread last, so that no parameter can override what is known of the caller.
        ...(params as object),
        ...context,
        file: sent.file,
        once,
        query,
        body,
      } as Call);
      const result = (
        schemas.meta ? answered : { data: answered === undefined ? {} : answered }
      ) as HandlerResult<EndpointSchemas>;
      if (!checkAnswers) return result;
      if (once && !wasRunOnce(once)) throw new Error(`${endpoint.id} promises to happen once, and does not see to it.`);
      await checkAnswer(endpoint.id, schemas, result);
      return result;
    } finally {
      sent.done?.();
    }
  };
}

/** Whether a value is unchanged by a round trip through JSON: pages get answers without one. */
const isJson = (value: unknown): boolean => {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isJson(item));
  if (typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isJson);
};

/** A response that its contract does not describe is our fault and must not be sent. */
const checkAnswer = async (id: string, schemas: EndpointSchemas, result: object): Promise<void> => {
  if (!isJson(result)) throw new Error(`${id}: the answer is not plain JSON`);
  const sent = JSON.parse(JSON.stringify(result)) as { data: unknown; meta?: unknown };
  const data = await schemas.data.safeParseAsync(sent.data);
  if (!data.success) throw new Error(`${id}: the answer's data do not fit the contract: ${data.error.message}`);
  if (schemas.meta) {
    const meta = await schemas.meta.safeParseAsync(sent.meta);
    if (!meta.success) throw new Error(`${id}: the answer's meta do not fit the contract: ${meta.error.message}`);
  }
};
