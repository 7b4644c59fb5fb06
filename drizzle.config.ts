/** `npm run migration -- --name=NAME` writes a migration from the tables; it needs no database. */
export default {
  dialect: 'postgresql',
  schema: ['./src/{features,plugins}/**/server/*-table.ts', './src/host/**/*-table.ts'],
  out: './drizzle',
};
