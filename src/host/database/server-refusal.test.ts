import { expect, test } from 'vitest';
import { refuseAnswer, refuseForm } from './server-refusal.ts';

const url = 'postgres://prilika:secret@db.example/posao';
const answer = (code: string, message: string) => Object.assign(new Error(message), { code });

test('a database that does not exist comes with the statement that makes it', () => {
  const missing = answer('3D000', 'database "posao" does not exist');
  expect(refuseAnswer(missing, url)?.message).toBe(
    `The server in DATABASE_URL has no database posao. Make it there, as a superuser: CREATE DATABASE posao OWNER prilika ENCODING 'UTF8' TEMPLATE template0;`,
  );
  expect(refuseAnswer(missing, 'postgres://Ana%20B@h/Moj-sajt')?.message).toContain(
    `CREATE DATABASE "Moj-sajt" OWNER "Ana B" ENCODING`,
  );
  expect(refuseAnswer(missing, 'postgresql:///x?host=%2Ftmp&user=postgres')?.message).toContain('x OWNER postgres');
});

test('a user who is not let in is told of, without the password', () => {
  const message = refuseAnswer(answer('28P01', 'password authentication failed for user "prilika"'), url)?.message;
  expect(message).toMatch(
    /does not let the user prilika in \(password .*\)\. Correct user and password in DATABASE_URL/,
  );
  expect(message).not.toContain('secret');
  expect(refuseAnswer(answer('57P03', 'the database system is starting up'), url)).toBe(null);
});

test('a server that is too old, and one that stores other letters, are refused', () => {
  expect(refuseForm({ version: 160_004, encoding: 'UTF8' }, url)).toBe(null);
  expect(refuseForm({ version: 150_012, encoding: 'UTF8' }, url)?.message).toMatch(
    /^DATABASE_URL leads to PostgreSQL 15, which is too old: install version 16 or newer/,
  );
  expect(refuseForm({ version: 180_000, encoding: 'LATIN1' }, url)?.message).toMatch(/as LATIN1, .*CREATE DATABASE/);
});
