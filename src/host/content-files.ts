import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const textOf = (file: string): string => readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8');

/** Loaded lazily: only the demo data are YAML. */
const parseYaml = (file: string): unknown => {
  const { parse } = require('yaml') as typeof import('yaml');
  try {
    return parse(textOf(file));
  } catch (error) {
    throw new Error(`content/${file}: ${error}`);
  }
};

function check<Schema extends z.ZodType>(file: string, value: unknown, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`content/${file}: ${z.prettifyError(error)}`);
  return data as z.output<Schema>;
}

/**
 * Reads a YAML file of `content/` and parses it with the schema. @throws Error with the file and the place of what is
 * wrong in it
 */
export const readContent = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  check(file, parseYaml(file), schema);

/**
 * Reads a text file of `content/`: front matter, lines like `title: Kontakt` or `# A comment` between two lines of
 * `---`, parsed with the schema, and the body after it.
 * @throws Error with the file and the place of what is wrong in it
 */
export function readText<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): { head: z.output<Schema>; body: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(textOf(file)) ?? [];
  const lines = head
    .split('\n')
    .filter((line) => !line.startsWith('# '))
    .map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? [line, '']);
  return { head: check(file, Object.fromEntries(lines), schema), body: body.trim() };
}
