import type { Api } from '#shared/api-client.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { AskedAct } from '#ui/forms/act-modal.tsx';
import { deleteAgent } from '../../contract.ts';
import type { AgentView } from '../../fields.ts';

/** The question before an agent is deleted with all it has found. */
export const agentDeletion = (api: Api, t: Translate, { id, title }: AgentView): AskedAct => ({
  title: t('agents.list.deletion.title'),
  text: t('agents.list.deletion.text', { title }),
  field: null,
  submit: t('agents.list.deletion.submit'),
  sending: t('agents.list.deletion.sending'),
  dangerous: true,
  done: t('agents.list.deletion.done'),
  perform: () => api.call(deleteAgent, { params: { id: String(id) } }),
});
