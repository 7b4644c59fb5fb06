import { useRef } from 'react';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { MailLinkDone } from '#ui/mail-link-page.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type AgentMailAct, stops } from '../mail-acts.ts';

const doneText = (act: AgentMailAct, isAlert: boolean) =>
  isAlert && stops(act) ? (`agents.mailPage.alertDone.${act}` as const) : (`agents.mailPage.done.${act}` as const);

export interface AgentDoneProps {
  done: AgentMailAct | null;
  isAlert: boolean;
  title: string;
  onClose: () => void;
  onUndo: () => void;
}

/** Confirmation of a change to an agent's mail; stopping and pausing can be undone here. */
export function AgentDone(props: AgentDoneProps) {
  const t = useTexts();
  // Keeps the text while the dialog closes.
  const last = useRef<AgentMailAct>('stop');
  if (props.done) last.current = props.done;
  const act = last.current;
  return (
    <Modal
      open={props.done !== null}
      onClose={props.onClose}
      size="sm"
      title={<MailLinkDone>{t(`agents.mailPage.doneTitles.${act}`)}</MailLinkDone>}
    >
      <div className="stack g16">
        <p className="dim">{t(doneText(act, props.isAlert), { title: props.title })}</p>
        <div className="stack g8 mt8">
          <LinkButton variant="primary" size="lg" block href="/">
            {t('agents.mailPage.home')}
          </LinkButton>
          {act === 'stop' || act === 'pause' ? (
            <Button variant="quiet" block onClick={props.onUndo}>
              {t('agents.mailPage.undo')}
            </Button>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}
