import { z } from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { idParam, uuidParam } from './query-fields.ts';

const pathParams = (path: string): { params?: z.ZodType } => {
  const names = [...path.matchAll(/\{(\w+)(:uuid)?\}/g)];
  if (names.length === 0) return {};
  return {
    params: z.object(Object.fromEntries(names.map(([, name, uuid]) => [name, uuid ? uuidParam : idParam]))),
  };
};

/**
 * The schemas of an endpoint: those declared, and those derived from its path. In a module of its own, since browsers
 * declare endpoints and never load their schemas.
 * @param modules modules with shared fields
 */
export const readSchemas = async (
  path: string,
  modules: readonly (() => Promise<unknown>)[],
  write?: (fields: never, zod: typeof z) => Partial<EndpointSchemas>,
): Promise<EndpointSchemas> => {
  const fields = Object.assign({}, ...(await Promise.all(modules.map((load) => load()))));
  return { ...pathParams(path), data: z.object({}), ...write?.(fields as never, z) };
};
