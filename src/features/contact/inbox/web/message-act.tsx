import { IconCheck } from '#ui/light/icons.tsx';
import type { RowAct } from '#ui/lists/row-acts.tsx';
import { handleMessage, reopenMessage } from '../contract.ts';
import type { MessageRow } from '../fields.ts';

const endpoints = { handle: handleMessage, reopen: reopenMessage };

/** Actions on messages: mark as handled, or reopen. */
export const messageAct = (name: keyof typeof endpoints): RowAct<MessageRow> => {
  const reverse = name === 'handle' ? 'reopen' : 'handle';
  return {
    name,
    icon: <IconCheck />,
    can: ({ handled }) => handled === (name === 'reopen'),
    words: (t, { count, names }) => ({
      action: t(`administration.inbox.detail.${name}`),
      title: t(`administration.inbox.acts.${name}.title`),
      text: names,
      label: t(`administration.inbox.acts.${name}.label`),
      hint: t(`administration.inbox.acts.${name}.hint`),
      submit: t(`administration.inbox.acts.${name}.submit`),
      done: t(`administration.inbox.acts.${name}.done`, { count }),
      undone: t(`administration.inbox.acts.${reverse}.done`, { count }),
    }),
    perform: (api, { id }, body) => api.call(endpoints[name], { params: { id }, body }),
    undo: (api, { id }, body) => api.call(endpoints[reverse], { params: { id }, body }),
  };
};
