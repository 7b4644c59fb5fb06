import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes a migration from the tables; it needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/{features,plugins}/**/server/*-table.ts', './src/host/**/*-table.ts'],
  out: './drizzle',
});
