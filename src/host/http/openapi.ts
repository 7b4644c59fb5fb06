import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint, EndpointSchemas } from '#kit/endpoint.ts';
import { languages } from '#kit/i18n/language.ts';
import type { ProblemCode, ProblemTable } from '#kit/problem.ts';
import { sentAs } from '#kit/query-fields.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

/** Administration endpoints are described separately: API clients of the site never need them. */
export type ApiPart = 'site' | 'administration';

/** Example calls and responses by operation id. */
export type ApiExamples = Record<
  string,
  {
    params?: Record<string, unknown> | undefined;
    query?: Record<string, unknown> | undefined;
    body?: unknown;
    answer: unknown;
  }
>;

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    requestId: z.string(),
    errors: z.array(
      z.object({
        path: z.string(),
        code: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        message: z.string(),
      }),
    ),
    current: z
      .unknown()
      .optional()
      .meta({ description: 'The newer state that a PUT with an older `version` met, as its `data`.' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457; the messages are in the language of the request.' });

const accessLabels: Record<Endpoint['access'], string> = {
  public: 'everybody',
  account: 'everybody signed in',
  jobseeker: 'candidates',
  reader: 'members of a company',
  recruiter: 'recruiters and owners of a company',
  owner: 'owners of a company',
  admin: 'administrators',
};

const retryAfter = z.int().describe('Seconds until another try.');

const commonProblems: ProblemCode[] = ['bad-request', 'validation', 'internal'];
const signedInProblems: ProblemCode[] = ['unauthorized', 'forbidden'];

const problemResponses = (codes: ProblemCode[], problems: ProblemTable): ZodOpenApiOperationObject['responses'] => {
  const byStatus = Map.groupBy(codes, (code) => problems[code] as number);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      `${status}`,
      {
        description: list.join(', '),
        ...(status === 429 ? { headers: z.object({ 'Retry-After': retryAfter }) } : {}),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
};

/** A field of a path or query as clients should send it: its own schema, without what it accepts besides. */
const fieldSent = (field: z.ZodType): z.ZodType => {
  let description: string | undefined;
  for (let at = field; ; at = at.in as z.ZodType) {
    description ??= at.description;
    const sent = sentAs.get(at)?.schema() as z.ZodType | undefined;
    if (sent) return description === undefined ? sent : sent.describe(description);
    if (!(at instanceof z.ZodPipe)) return field;
  }
};

/** Path or query parameters as clients should send them, with example values. */
export const parametersOf = (fields: z.ZodType, examples: Record<string, unknown> = {}): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries((fields as z.ZodObject).shape).map(([name, field]) => {
        const sent = fieldSent(field);
        return [name, name in examples ? sent.meta({ param: { example: examples[name] } }) : sent];
      }),
    ),
  );

const headersOf = ({ once, sameFor }: Endpoint) =>
  z.object({
    Locale: z.enum(languages).optional().describe('Language of texts; before `Accept-Language`.'),
    ...(once
      ? {
          'Idempotency-Key': z.string().optional().describe('Sent again under the same key, it happens once.'),
        }
      : {}),
    ...(sameFor
      ? {
          'If-None-Match': z.string().optional().describe('The `ETag` of an answer; 304 while it is the same.'),
        }
      : {}),
  });

const requestBodyOf = (
  endpoint: Endpoint,
  { body }: EndpointSchemas,
  example: unknown,
): ZodOpenApiOperationObject['requestBody'] => {
  if (endpoint.upload) {
    const file = z.string().meta({ format: 'binary' });
    const fields = body instanceof z.ZodObject ? body.shape : {};
    return { required: true, content: { 'multipart/form-data': { schema: z.object({ file, ...fields }) } } };
  }
  if (!body) return undefined;
  const media = { schema: body, ...(example === undefined ? {} : { example }) };
  return {
    required: true,
    content: {
      'application/json': media,
      ...(endpoint.form ? { 'application/x-www-form-urlencoded': media } : {}),
    },
  };
};

const operationOf = (
  endpoint: Endpoint,
  schemas: EndpointSchemas,
  problems: ProblemTable,
  example: ApiExamples[string] | undefined,
): ZodOpenApiOperationObject => {
  const answer = z.object(schemas.meta ? { data: schemas.data, meta: schemas.meta } : { data: schemas.data });
  const signedIn = endpoint.access !== 'public';
  const codes = [...new Set([...commonProblems, ...(signedIn ? signedInProblems : []), ...(endpoint.problems ?? [])])];
  const requestBody = requestBodyOf(endpoint, schemas, example?.body);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: `For ${accessLabels[endpoint.access]}.`,
    tags: [endpoint.id.split('.')[0] as string],
    security: signedIn ? [{ bearer: [] }] : [],
    requestParams: {
      header: headersOf(endpoint),
      ...(schemas.params ? { path: parametersOf(schemas.params, example?.params) } : {}),
      ...(schemas.query ? { query: parametersOf(schemas.query, example?.query) } : {}),
    },
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [`${endpoint.status ?? 200}`]: {
        description: 'Success',
        ...(endpoint.sameFor ? { headers: z.object({ ETag: z.string().optional() }) } : {}),
        content: { 'application/json': { schema: answer, ...(example ? { example: example.answer } : {}) } },
      },
      ...(endpoint.sameFor ? { '304': { description: 'What the client has is still the answer.' } } : {}),
      ...problemResponses(codes, problems),
    },
  };
};

const titles: Record<ApiPart, string> = {
  site: 'Prilika API',
  administration: 'Prilika API: administration',
};

const introduction = `
Success answers \`{ data, meta? }\`, failure \`application/problem+json\` (RFC 9457) with a \`code\` that never changes and all wrong fields in \`errors\`.

**Signing in.** \`POST /auth/login\` answers a short-lived access token, to be sent as \`Authorization: Bearer …\`, and sets the cookie from which \`POST /auth/refresh\` makes the next one. On 401 refresh once and repeat.

**Lists** have \`page\` from 1 (at most 5,000) and \`pageSize\` (at most 100, usually 20); \`meta\` says the page that was answered and the \`total\`. Values of a query that make no sense count as not given. Parameters that take several values repeat their name.

**Language.** Texts are Serbian or English: by \`Locale\`, else by \`Accept-Language\`, else Serbian. Codes and ids are the same in both.

**Caching.** Public reads, made without a token, have an \`ETag\`; sent back as \`If-None-Match\` it saves the body. Pages of other sites may make these reads. All other answers are not to be kept.

**Once.** Where an operation takes an \`Idempotency-Key\`, a request that is repeated under its key has its effect once and gets the same answer.

**Limits.** Who asks too often gets 429 and, in \`Retry-After\`, after how many seconds to try again.

**Changes.** Fields and operations are added without notice, so ignore what you do not know; one that goes is marked \`deprecated\` first.`;

/**
 * Generates the OpenAPI 3.1 document of a part of the API from the endpoints' schemas.
 * @param all endpoints of the application
 */
export async function createOpenApi(
  all: readonly Endpoint[],
  problems: ProblemTable,
  part: ApiPart,
  examples: ApiExamples,
): Promise<ApiDocument> {
  const endpoints = all.filter(({ access }) => (access === 'admin') === (part === 'administration'));
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint, await endpoint.schemas(), problems, examples[endpoint.id]);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: titles[part], version: '1', description: introduction.trim() },
    servers: [{ url: '/api' }],
    tags: [...new Set(endpoints.map(({ id }) => id.split('.')[0] as string))].map((name) => ({ name })),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  });
}
