import { LinkButton } from '#ui/light/button.tsx';
import { MailLinkDone } from '#ui/mail-link-page.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { UnsubscribeFacts } from '../fields.ts';

export interface UnsubscribedProps {
  facts: UnsubscribeFacts;
  /** Whether all lists were unsubscribed from, or only that of the mail. */
  everything: boolean;
  open: boolean;
  onClose: () => void;
}

/** Says what was unsubscribed from. */
export function Unsubscribed({ facts: { email, list, settingsPath }, everything, open, onClose }: UnsubscribedProps) {
  const t = useTexts();
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="sm"
      title={<MailLinkDone>{t('accounts.unsubscribe.done')}</MailLinkDone>}
    >
      <div className="stack g16">
        <p className="dim">
          {everything
            ? t('accounts.unsubscribe.doneEverything', { email })
            : t(`accounts.unsubscribe.doneOne.${list}`, { email })}{' '}
          {t('accounts.unsubscribe.undo')}
        </p>
        <div className="stack g8 mt8">
          <LinkButton variant="primary" size="lg" block href="/">
            {t('accounts.unsubscribe.home')}
          </LinkButton>
          <LinkButton variant="quiet" block href={settingsPath}>
            {t('accounts.unsubscribe.back')}
          </LinkButton>
        </div>
      </div>
    </Modal>
  );
}
