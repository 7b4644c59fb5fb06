import { decisionAsked, factsAsked, toDecision } from '#features/decisions/decision-words.ts';
import { IconCheck, IconClose } from '#ui/light/icons.tsx';
import type { RowAct } from '#ui/lists/row-acts.tsx';
import { decideReport, handleMessage, reopenMessage } from '../contract.ts';
import type { MessageRow } from '../fields.ts';

/** Actions on messages: mark as handled, or reopen. */
const handling = (name: 'handle' | 'reopen'): RowAct<MessageRow> => ({
  name,
  icon: <IconCheck />,
  can: ({ handled, kind }) => (name === 'reopen' ? handled : !handled && kind === 'contact'),
  words: (t, { count, names }) => ({
    action: t(`administration.inbox.detail.${name}`),
    title: t(`administration.inbox.acts.${name}.title`),
    text: names,
    label: t(`administration.inbox.acts.${name}.label`),
    hint: t(`administration.inbox.acts.${name}.hint`),
    submit: t(`administration.inbox.acts.${name}.submit`),
    done: t(`administration.inbox.acts.${name}.done`, { count }),
    undone: t('administration.inbox.acts.reopen.done', { count }),
  }),
  perform: (api, { id }, body) => api.call(name === 'handle' ? handleMessage : reopenMessage, { params: { id }, body }),
  ...(name === 'handle' && { undo: (api, { id }, body) => api.call(reopenMessage, { params: { id }, body }) }),
});

/** Decisions on reports, which are mailed and therefore not undone at once. */
const deciding = (name: 'uphold' | 'reject'): RowAct<MessageRow> => ({
  name,
  icon: name === 'uphold' ? <IconCheck /> : <IconClose />,
  can: ({ handled, kind }) => !handled && kind === 'report',
  words: (t, { names }) => ({
    ...(name === 'uphold' ? decisionAsked(t) : factsAsked(t)),
    action: t(`administration.inbox.acts.${name}.submit`),
    text: `${names}. ${t(`administration.inbox.acts.${name}.text`)}`,
    done: t(`decisions.acts.report${name === 'uphold' ? 'Upheld' : 'Rejected'}`),
  }),
  perform: (api, { id }, body) =>
    api.call(decideReport, { params: { id }, body: name === 'uphold' ? toDecision(body) : { ...body, ground: null } }),
});

export const messageActs = [handling('handle'), deciding('uphold'), deciding('reject'), handling('reopen')];
