import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = new URL('../../content/', import.meta.url);

/**
 * What a YAML file of `content/` holds, as its schema makes it. @throws Error with the file and the place of what is wrong in it
 */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const fault = (about: string) => new Error(`content/${file}: ${about}`);
  let value: unknown;
  try {
    value = parse(readFileSync(new URL(file, folder), 'utf8'));
  } catch (error) {
    throw fault(String(error));
  }
  const { data, error } = schema.safeParse(value);
  if (error) throw fault(z.prettifyError(error));
  return data as z.output<Schema>;
}
