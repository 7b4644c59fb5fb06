import { withCommas } from '#kit/i18n/punctuation.ts';
import { Button } from '#ui/light/button.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { daysLeftText } from '../../web/posting-parts.tsx';
import type { SavedPosting } from '../fields.ts';

/** Asks before a saved posting is removed. */
export function RemoveSavedModal({
  saved,
  onClose,
  onRemove,
}: {
  /** Null: closed. */
  saved: SavedPosting | null;
  onClose: () => void;
  onRemove: (saved: SavedPosting) => void;
}) {
  const t = useTexts();
  const posting = saved?.posting;
  const live = saved?.state === 'live';
  const daysLeft = posting ? daysLeftText(posting.daysLeft, t) : '';
  return (
    <Modal
      open={saved !== null}
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title={t('postings.saved.ask.title')}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('postings.saved.ask.cancel')}
          </Button>
          <Button variant="danger" onClick={() => saved && onRemove(saved)}>
            {t('postings.saved.ask.confirm')}
          </Button>
        </>
      }
    >
      {saved ? (
        <div className="stack g16">
          <div className="sunk pad-sm row g12">
            {posting ? (
              <InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} size="sm" />
            ) : null}
            <span className="grow">
              <b className="medium">
                <TitleText text={posting?.positionTitle ?? t('postings.saved.number', { id: saved.postingId })} />
              </b>
              <br />
              <span className="sm dim">
                {withCommas([
                  posting?.company,
                  saved.state === 'live' ? daysLeft : t(`postings.saved.states.${saved.state}`),
                ])}
              </span>
            </span>
          </div>
          <p className="dim">{live ? t('postings.saved.ask.text') : t('postings.saved.ask.textEnded')}</p>
        </div>
      ) : null}
    </Modal>
  );
}
