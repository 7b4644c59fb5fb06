import { readFileSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';
import { configSchema } from '../src/host/config-schema.ts';
import { oidcVariables } from '../src/host/oidc-config.ts';

/*
 * Writes docs/configuration.md from the schema that reads the environment; with `--check` only compares.
 */
const file = 'docs/configuration.md';

const defaultOf = (schema: z.ZodType): string => {
  const result = schema.safeParse(undefined);
  if (!result.success || result.data === undefined) return '–';
  return `\`${Array.isArray(result.data) ? result.data.join(',') : String(result.data)}\``;
};

const variables = {
  ...configSchema.shape,
  ...Object.fromEntries(Object.entries(oidcVariables.shape).map(([part, schema]) => [`OIDC_<NAME>_${part}`, schema])),
};

const rows = Object.entries(variables).map(
  ([name, schema]) => `| \`${name}\` | ${defaultOf(schema)} | ${schema.description ?? ''} |`,
);

const text = `# Configuration

All settings are environment variables, read once at startup in \`src/host/config-schema.ts\`. This page is generated from that file by
\`scripts/env-docs.ts\`; edit the descriptions there. An invalid value stops the start with a message that names the variable.

| variable | default | what it does |
|---|---|---|
${rows.join('\n')}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is out of date: run \`node scripts/env-docs.ts\`.`);
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
