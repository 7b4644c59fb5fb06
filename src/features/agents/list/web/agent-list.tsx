import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Api } from '#kit/api-client.ts';
import { problemOf } from '#kit/client-errors.ts';
import type { LocalDay } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ActModal, type AskedAct } from '#ui/forms/act-modal.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { deleteAgent } from '../../contract.ts';
import type { AgentsMeta, AgentView } from '../../fields.ts';
import { AgentCard, type AgentWindows } from './agent-card.tsx';
import { FeedModal } from './feed-modal.tsx';
import type { AskedPause, PauseModalProps } from './pause-modal.tsx';
import './agents.css';

/** Confirmation for deleting an agent together with its hits. */
const agentDeletion = (api: Api, t: Translate, { id, title }: AgentView, refresh: () => Promise<void>): AskedAct => ({
  title: t('agents.list.deletion.title'),
  text: t('agents.list.deletion.text', { title }),
  field: null,
  submit: t('agents.list.deletion.submit'),
  sending: t('agents.list.deletion.sending'),
  dangerous: true,
  done: t('agents.list.deletion.done'),
  async perform() {
    try {
      await api.call(deleteAgent, { params: { id: String(id) } });
    } catch (error) {
      // Already deleted: the dialog shows the error, and the list is refreshed.
      if (problemOf(error)?.status === 404) void refresh();
      throw error;
    }
  },
});

/** Button for creating an agent; explains when the limit is reached. */
export function NewAgentButton({ count, limit }: { count: number; limit: number }) {
  const t = useTexts();
  return (
    <LinkButton
      variant="primary"
      href={pageAddress('agent-create')}
      disabledReason={count >= limit ? t('agents.list.limit', { count: limit }) : undefined}
    >
      <IconPlus />
      {t('agents.list.create')}
    </LinkButton>
  );
}

const loadPauseModal = async () => (await import('./pause-modal.tsx')).PauseModal;

/**
 * The candidate's digital agents.
 * @param unfinished the note about an unsaved new agent
 */
export function AgentList({
  agents,
  meta,
  today,
  unfinished,
}: {
  agents: readonly AgentView[];
  meta: AgentsMeta;
  today: LocalDay;
  unfinished: ReactNode;
}) {
  const t = useTexts();
  const api = useApi();
  const { revalidate: refresh } = useRevalidator();
  const { Part: PauseModal, ask: askForPause } = useOnDemand<PauseModalProps>(loadPauseModal);
  const [deletion, setDeletion] = useState<AskedAct | null>(null);
  const [feed, setFeed] = useState<AgentView | null>(null);
  const [pause, setPause] = useState<AskedPause | null>(null);

  const windows: AgentWindows = {
    onPause: async (agent, perform) => {
      if (await askForPause()) setPause({ agent, perform });
    },
    onFeed: setFeed,
    onDelete: (agent) => setDeletion(agentDeletion(api, t, agent, refresh)),
  };

  return (
    <>
      {unfinished}
      {meta.undeliverable ? (
        <Note tone="warn">
          {t('agents.list.undeliverable')}{' '}
          <Link href={pageAddress('account-candidate')}>{t('agents.list.undeliverableAction')}</Link>.
        </Note>
      ) : null}
      {agents.length >= meta.limit ? <Note>{t('agents.list.limit', { count: meta.limit })}</Note> : null}
      {agents.length === 0 ? (
        <EmptyState
          sign="bell"
          title={t('agents.list.empty.title')}
          actions={
            <LinkButton variant="primary" href={pageAddress('agent-create')}>
              {t('agents.list.empty.action')}
            </LinkButton>
          }
        >
          {t('agents.list.empty.text')}
        </EmptyState>
      ) : (
        <section className="stack g24" aria-label={t('agents.list.label')}>
          {agents.map((agent) => (
            <AgentCard key={agent.id} agent={agent} today={today} refresh={refresh} windows={windows} />
          ))}
        </section>
      )}
      <FeedModal agent={feed} onClose={() => setFeed(null)} />
      {PauseModal ? <PauseModal asked={pause} today={today} onClose={() => setPause(null)} /> : null}
      <ActModal act={deletion} onClose={() => setDeletion(null)} refresh={refresh} />
    </>
  );
}
