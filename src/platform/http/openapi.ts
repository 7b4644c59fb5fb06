import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint, EndpointSchemas } from '#shared/endpoint.ts';
import type { ProblemCode, ProblemTable } from '#shared/problem.ts';
import { sentAs } from '#shared/query-fields.ts';

type Document = ReturnType<typeof createDocument>;

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
  .meta({ id: 'Problem', description: 'RFC 9457; the messages are in the language of the Locale header.' });

const commonProblems: ProblemCode[] = ['bad-request', 'validation', 'internal'];
const signedInProblems: ProblemCode[] = ['unauthorized', 'forbidden'];

const problemResponses = (
  codes: ProblemCode[],
  problems: ProblemTable,
): ZodOpenApiOperationObject['responses'] => {
  const byStatus = Map.groupBy(codes, (code) => problems[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      `${status}`,
      { description: list.join(', '), content: { 'application/problem+json': { schema: problemSchema } } },
    ]),
  );
};

/** A field of an address as programs are to send it: what it says itself, whatever it makes of other values. */
const fieldSent = (field: z.ZodType): z.ZodType => {
  let description: string | undefined;
  for (let at = field; ; at = at.in as z.ZodType) {
    description ??= at.description;
    const sent = sentAs.get(at)?.schema() as z.ZodType | undefined;
    if (sent) return description === undefined ? sent : sent.describe(description);
    if (!(at instanceof z.ZodPipe)) return field;
  }
};

/** Path or query of an address, as programs are to send them. */
const parametersOf = (fields: z.ZodType): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries((fields as z.ZodObject).shape).map(([name, field]) => [name, fieldSent(field)]),
    ),
  );

const operationOf = (
  endpoint: Endpoint,
  schemas: EndpointSchemas,
  problems: ProblemTable,
): ZodOpenApiOperationObject => {
  const body = schemas.body ?? z.object({});
  const upload = z.object({ file: z.string().meta({ format: 'binary' }) });
  const answer = z.object(schemas.meta ? { data: schemas.data, meta: schemas.meta } : { data: schemas.data });
  const signedIn = endpoint.access !== 'public';
  const codes = [
    ...new Set([...commonProblems, ...(signedIn ? signedInProblems : []), ...(endpoint.problems ?? [])]),
  ];
  const header = z.object({
    Locale: z.enum(['sr', 'en']).optional(),
    ...(endpoint.once ? { 'Idempotency-Key': z.string().optional() } : {}),
  });
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0] as string],
    security: signedIn ? [{ bearer: [] }] : [],
    requestParams: {
      header,
      ...(schemas.params ? { path: parametersOf(schemas.params) } : {}),
      ...(schemas.query ? { query: parametersOf(schemas.query) } : {}),
    },
    ...(endpoint.upload
      ? { requestBody: { content: { 'multipart/form-data': { schema: z.intersection(upload, body) } } } }
      : schemas.body
        ? {
            requestBody: {
              content: {
                'application/json': { schema: body },
                ...(endpoint.form ? { 'application/x-www-form-urlencoded': { schema: body } } : {}),
              },
            },
          }
        : {}),
    responses: {
      [`${endpoint.status ?? 200}`]: {
        description: 'Success',
        content: { 'application/json': { schema: answer } },
      },
      ...problemResponses(codes, problems),
    },
  };
};

/** The OpenAPI 3.1 document of all endpoints, made from their values and schemas. */
export async function createOpenApi(endpoints: Endpoint[], problems: ProblemTable): Promise<Document> {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint, await endpoint.schemas(), problems);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Prilika API',
      version: '1',
      description: 'Success answers `{ data, meta? }`, failure `application/problem+json`.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  });
}
