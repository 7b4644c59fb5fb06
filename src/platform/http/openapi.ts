import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint, EndpointSchemas } from '#shared/endpoint.ts';
import type { ProblemCode, ProblemTable } from '#shared/problem.ts';

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
      ...(schemas.params ? { path: schemas.params as z.ZodObject } : {}),
      ...(schemas.query ? { query: schemas.query as z.ZodObject } : {}),
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
