import { endpoint, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listMessages = endpoint({
  id: 'administration.listMessages',
  method: 'GET',
  path: '/admin/messages',
  access: 'admin',
  summary: 'Messages to the provider and reports of postings, newest first.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.messagesQuery, data: z.array(f.messageRow), meta: f.messagesMeta };
  },
});

export const getMessage = endpoint({
  id: 'administration.getMessage',
  method: 'GET',
  path: '/admin/messages/{id}',
  access: 'admin',
  summary: 'A message or report in full, with who sent it and how it was dealt with.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).messageView }),
  problems: ['administration.message-not-found'],
});

/** An act on a message with a note; a second request gets a conflict. */
const act = (name: string, path: string, summary: string) =>
  endpoint({
    id: `administration.${name}`,
    method: 'POST',
    path: `/admin/messages/{id}/${path}`,
    access: 'admin',
    summary,
    schemas: async () => {
      const { z } = await import('zod');
      return {
        params: await uuidParams(),
        body: (await import('#shared/reason-fields.ts')).reasonInput,
        data: z.object({}),
      };
    },
    problems: ['administration.message-not-found', 'administration.already-done'],
  });

export const handleMessage = act(
  'handleMessage',
  'handle',
  'Marks a message as dealt with; the reason stays with it as a note.',
);

export const reopenMessage = act('reopenMessage', 'reopen', 'Opens a message again that was dealt with.');
