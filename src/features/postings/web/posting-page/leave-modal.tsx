import type { PostingPage } from '#features/postings/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorDoorArt } from '#ui/door-art.tsx';
import { IconExternalLink, IconShieldCheck } from '#ui/icons/posting-icons.tsx';
import { InitialsTile } from '#ui/initials.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Ticks } from '#ui/ticks.tsx';
import '#ui/button.css';

export interface LeaveModalProps {
  posting: Pick<PostingPage, 'positionTitle' | 'company' | 'employerId'>;
  link: string;
  onClose: () => void;
}

/** Says, before the employer's own site is opened, that Prilika ends here. */
export default function LeaveModal({ posting, link, onClose }: LeaveModalProps) {
  const t = useTexts();
  const site = new URL(link).hostname.replace(/^www\./, '');
  return (
    <Modal
      open
      onClose={onClose}
      title={t('postings.page.leave.title')}
      subtitle={t('postings.page.leave.text', { title: posting.positionTitle })}
      footer={
        <>
          <Button variant="g" onClick={onClose}>
            {t('postings.page.leave.stay')}
          </Button>
          <a
            className="btn btn-p"
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            data-autofocus
            onClick={onClose}
          >
            {t('postings.page.leave.go', { site })}
            <IconExternalLink />
          </a>
        </>
      }
    >
      <div className="leave">
        <ErrorDoorArt />
        <div className="stack">
          <div className="sunk pad-s row g12">
            <InitialsTile id={posting.employerId} name={posting.company} size="s" />
            <span className="grow leave-to">
              <b className="m">{posting.company}</b>
              <span className="sm dim">{link}</span>
            </span>
          </div>
          <Ticks
            className="sm"
            items={[
              { key: 'seen', content: t('postings.page.leave.notSeen') },
              { key: 'money', content: t('postings.page.leave.noMoney'), icon: <IconShieldCheck /> },
            ]}
          />
        </div>
      </div>
    </Modal>
  );
}
