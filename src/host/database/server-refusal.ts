import { userInfo } from 'node:os';
import { StartRefusal } from '../start-refusal.ts';

/** The properties of a server and database that are checked before use. */
export interface ServerForm {
  /** `server_version_num`, like 160004. */
  version: number;
  encoding: string;
}

const oldestServer = 16;

/** A name as written in a statement, quoted where necessary. */
const quoted = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);

/** User and database of a URL, as `pg` parses it. */
function namesIn(databaseUrl: string): { user: string; database: string } {
  const { username, pathname, searchParams } = new URL(databaseUrl.replaceAll(' ', '%20'));
  const user = searchParams.get('user') || decodeURIComponent(username) || process.env['PGUSER'] || userInfo().username;
  return { user, database: decodeURIComponent(pathname.slice(1)) || process.env['PGDATABASE'] || user };
}

const statementFor = (databaseUrl: string, name?: string): string => {
  const { user, database } = namesIn(databaseUrl);
  return `CREATE DATABASE ${quoted(name ?? database)} OWNER ${quoted(user)} ENCODING 'UTF8' TEMPLATE template0;`;
};

/** Why the server or the database cannot be used, as one sentence with what to do; null when it can. */
export function refuseForm({ version, encoding }: ServerForm, databaseUrl: string): StartRefusal | null {
  const major = Math.floor(version / 10_000);
  if (major < oldestServer)
    return new StartRefusal(
      `DATABASE_URL leads to PostgreSQL ${major}, which is too old: install version ${oldestServer} or newer, or leave DATABASE_URL out for the one that comes with the packages.`,
    );
  if (encoding !== 'UTF8')
    return new StartRefusal(
      `The database in DATABASE_URL stores texts as ${encoding}, which has no letters of Serbian. Make another one as a superuser of its server and name it in DATABASE_URL: ${statementFor(databaseUrl, 'prilika_utf8')}`,
    );
  return null;
}

/** The refusal for a server that answers and rejects the connection; null for every other error. */
export function refuseAnswer(error: unknown, databaseUrl: string): StartRefusal | null {
  const { code, message } = error as { code?: unknown; message?: string };
  const { user, database } = namesIn(databaseUrl);
  if (code === '3D000')
    return new StartRefusal(
      `The server in DATABASE_URL has no database ${database}. Make it there, as a superuser: ${statementFor(databaseUrl)}`,
      { cause: error },
    );
  if (code === '28P01' || code === '28000')
    return new StartRefusal(
      `The server in DATABASE_URL does not let the user ${user} in (${message}). Correct user and password in DATABASE_URL, or make the user there, as a superuser: CREATE ROLE ${quoted(user)} LOGIN PASSWORD '…';`,
      { cause: error },
    );
  return null;
}
