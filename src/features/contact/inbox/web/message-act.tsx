import { ReasonModal } from '#ui/administration/reason-modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { handleMessage, reopenMessage } from '../contract.ts';

export type MessageAct = 'handle' | 'reopen';

const endpoints = { handle: handleMessage, reopen: reopenMessage };

export interface MessageActModalProps {
  /** Null while the window is closed. */
  act: MessageAct | null;
  id: string;
  onClose: () => void;
}

/** The window of an act on a message. */
export function MessageActModal({ act, id, onClose }: MessageActModalProps) {
  const t = useTexts();
  const api = useApi();
  const reasoned = act && {
    title: t(`administration.inbox.acts.${act}.title`),
    label: t(`administration.inbox.acts.${act}.label`),
    hint: t(`administration.inbox.acts.${act}.hint`),
    submit: t(`administration.inbox.acts.${act}.submit`),
    done: t(`administration.inbox.acts.${act}.done`),
    perform: (body: { reason: string }) => api.call(endpoints[act], { params: { id }, body }),
  };
  return <ReasonModal act={reasoned} onClose={onClose} />;
}
