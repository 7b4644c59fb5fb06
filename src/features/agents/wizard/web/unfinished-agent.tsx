import { useState, useSyncExternalStore } from 'react';
import { rootStore } from '#kit/root-store.ts';
import { startingDraft } from '#ui/drafts/draft.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconPlayerPause } from '#ui/icons/account-icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { agentContinueAddress } from '../../agent-addresses.ts';
import { dropAgentDraft } from '../../drafts/contract.ts';
import type { AgentDraftValues, SavedAgentDraft } from '../../drafts/fields.ts';
import { agentDraftPlace, emptyAgentDraft, isSameAgent } from './agent-draft.ts';

/** The user's draft of a new agent, from the browser or the account; null when there is none or it is empty. */
function useUnfinishedAgent(userId: string, saved: SavedAgentDraft | null, asOf: string): AgentDraftValues | null {
  // The store exists only in the browser; the server uses the account's draft.
  const stored = useSyncExternalStore(
    rootStore.subscribe,
    () => rootStore.getState().agentDrafts.create,
    () => null,
  );
  const local = stored === null ? null : agentDraftPlace('create', userId).read();
  // A wizard that has just been closed may have saved after this page's data were read.
  const newest = local?.synced && local.savedAt > asOf ? local : saved;
  const { values, savedAt } = startingDraft(local, newest, emptyAgentDraft, isSameAgent);
  return savedAt === null || isSameAgent(values, emptyAgentDraft) ? null : values;
}

export interface UnfinishedAgentProps {
  userId: string;
  /** The account's draft of a new agent (`getAgentDraft` with `create`). */
  saved: SavedAgentDraft | null;
  /** Server time up to which saves are included in `saved`. */
  asOf: string;
}

/** A note about an unfinished new agent, with actions; renders nothing when there is none. */
export function UnfinishedAgent({ userId, saved: given, asOf }: UnfinishedAgentProps) {
  const t = useTexts();
  const api = useApi();
  const [saved, setSaved] = useState(given);
  const values = useUnfinishedAgent(userId, saved, asOf);
  const dropping = useAct(
    async () => {
      await api.call(dropAgentDraft, { params: { kind: 'create' } });
      agentDraftPlace('create', userId).discard();
      setSaved(null);
    },
    { toast: t('agents.wizard.unfinished.dropFailed') },
  );
  if (!values) return null;
  const title = values.title.trim();
  return (
    <Note tone="warn" icon={<IconPlayerPause />}>
      {title ? t('agents.wizard.unfinished.text', { title }) : t('agents.wizard.unfinished.untitled')}{' '}
      <Link className="link" href={agentContinueAddress(values.step)}>
        {t(`agents.wizard.unfinished.goOn.${values.step}`)}
      </Link>{' '}
      {t('agents.wizard.unfinished.or')}{' '}
      <TextButton disabled={dropping.busy !== null} onClick={() => void dropping.run()}>
        {t('agents.wizard.unfinished.drop')}
      </TextButton>
      .
    </Note>
  );
}
