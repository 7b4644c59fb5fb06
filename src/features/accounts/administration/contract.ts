import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints(
  'administration',
  () => import('./fields.ts'),
  () => import('#kit/reason-fields.ts'),
  () => import('#features/decisions/fields.ts'),
);

export const listUsers = get('listUsers', '/admin/users', 'admin', {
  summary: 'Users, newest first, by words of name, company, address or PIB.',
  schemas: (f, z) => ({ query: f.usersQuery, data: z.array(f.userRow), meta: f.usersMeta }),
});

export const getUser = get('getUser', '/admin/users/{id:uuid}', 'admin', {
  summary: 'A user with company, counts, open sessions, external sign-ins and consents.',
  schemas: (f) => ({ data: f.userView }),
  problems: ['administration.user-not-found'],
});

export const blockUser = post('blockUser', '/admin/users/{id:uuid}/block', 'admin', {
  summary: 'Blocks a user with ground and facts, which the person is mailed; all sessions end at once.',
  schemas: (f) => ({ body: f.decisionInput }),
  problems: [
    'administration.user-not-found',
    'administration.already-done',
    'administration.not-yourself',
    'administration.last-administrator',
  ],
});

export const unblockUser = post('unblockUser', '/admin/users/{id:uuid}/unblock', 'admin', {
  summary: 'Lets a blocked user sign in again.',
  schemas: (f) => ({ body: f.reasonInput }),
  problems: ['administration.user-not-found', 'administration.already-done'],
});

export const signOutUser = post('signOutUser', '/admin/users/{id:uuid}/sign-out', 'admin', {
  summary: 'Ends all sessions of a user.',
  schemas: (f) => ({ body: f.reasonInput }),
  problems: ['administration.user-not-found'],
});

export const deleteUser = post('deleteUser', '/admin/users/{id:uuid}/delete', 'admin', {
  summary: 'Deletes a candidate with everything in the account; the person is notified by email.',
  schemas: (f) => ({ body: f.reasonInput }),
  problems: ['administration.user-not-found', 'administration.only-candidates'],
});

export const sendInstructions = post('sendInstructions', '/admin/users/{id:uuid}/password-instructions', 'admin', {
  summary: 'Emails a user the link with which a password is set.',
  schemas: (f) => ({ body: f.optionalReasonInput }),
  problems: ['administration.user-not-found', 'administration.user-blocked'],
});

export const createUser = post('createUser', '/admin/users', 'admin', {
  summary: 'Makes an account without a password; the person is emailed the link with which one is set.',
  schemas: (f) => ({ body: f.createUserInput, data: f.createdUser }),
  status: 201,
});
