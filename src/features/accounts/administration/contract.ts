import { endpoint, uuidParams } from '#shared/endpoint.ts';
import type { ProblemCode } from '#shared/problem.ts';

const fields = () => import('./fields.ts');
const nothing = async () => (await import('zod')).z.object({});

export const listUsers = endpoint({
  id: 'administration.listUsers',
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary: 'Users, newest first, by words of name, company, address or PIB.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.usersQuery, data: z.array(f.userRow), meta: f.usersMeta };
  },
});

export const getUser = endpoint({
  id: 'administration.getUser',
  method: 'GET',
  path: '/admin/users/{id}',
  access: 'admin',
  summary: 'A user with company, counts, open sessions, external sign-ins and consents.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).userView }),
  problems: ['administration.user-not-found'],
});

/** An act on a user with a reason; a second request gets a conflict. */
const act = (name: string, path: string, summary: string, problems: ProblemCode[] = []) =>
  endpoint({
    id: `administration.${name}`,
    method: 'POST',
    path: `/admin/users/{id}/${path}`,
    access: 'admin',
    summary,
    schemas: async () => ({
      params: await uuidParams(),
      body: (await import('#shared/reason-fields.ts')).reasonInput,
      data: await nothing(),
    }),
    problems: ['administration.user-not-found', ...problems],
  });

export const blockUser = act('blockUser', 'block', 'Blocks a user; all sessions end at once.', [
  'administration.already-done',
  'administration.not-yourself',
  'administration.last-administrator',
]);

export const unblockUser = act('unblockUser', 'unblock', 'Lets a blocked user sign in again.', [
  'administration.already-done',
]);

export const signOutUser = act('signOutUser', 'sign-out', 'Ends all sessions of a user.');

export const deleteUser = act(
  'deleteUser',
  'delete',
  'Deletes a candidate with everything in the account; the person is notified by email.',
  ['administration.only-candidates'],
);

export const sendInstructions = endpoint({
  id: 'administration.sendInstructions',
  method: 'POST',
  path: '/admin/users/{id}/password-instructions',
  access: 'admin',
  summary: 'Emails a user the link with which a password is set.',
  schemas: async () => ({
    params: await uuidParams(),
    body: (await import('#shared/reason-fields.ts')).optionalReasonInput,
    data: await nothing(),
  }),
  problems: ['administration.user-not-found', 'administration.user-blocked'],
});

export const createUser = endpoint({
  id: 'administration.createUser',
  method: 'POST',
  path: '/admin/users',
  access: 'admin',
  summary: 'Makes an account without a password; the person is emailed the link with which one is set.',
  schemas: async () => {
    const f = await fields();
    return { body: f.createUserInput, data: f.createdUser };
  },
  status: 201,
});
