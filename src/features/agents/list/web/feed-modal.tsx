import { Field } from '#ui/field.tsx';
import { IconCopy } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { AgentView } from '../../fields.ts';

/** Dialog for copying the secret address of an agent's feed. */
export function FeedModal({ agent, onClose }: { agent: AgentView | null; onClose: () => void }) {
  const t = useTexts();
  const toasts = useToast();
  const address = agent ? new URL(agent.feedPath, location.origin).href : '';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      onClose();
      toasts.show({ tone: 'ok', title: t('agents.list.feed.copied') });
    } catch {
      toasts.show({ tone: 'error', title: t('agents.list.feed.notCopied') });
    }
  };
  return (
    <Modal
      open={agent !== null}
      onClose={onClose}
      title={t('agents.list.feed.title')}
      subtitle={agent?.title}
      footer={
        <Button variant="primary" onClick={() => void copy()}>
          <IconCopy />
          {t('agents.list.feed.copy')}
        </Button>
      }
    >
      <div className="stack g16">
        <p className="dim">{t('agents.list.feed.text')}</p>
        <Field label={t('agents.list.feed.label')}>
          <TextInput readOnly value={address} data-autofocus onFocus={(event) => event.target.select()} />
        </Field>
      </div>
    </Modal>
  );
}
