import type { SavedPosting } from '#features/postings/saved-fields.ts';
import { withCommas } from '#shared/i18n/punctuation.ts';
import { Button } from '#ui/button.tsx';
import { InitialsTile } from '#ui/initials.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { daysLeftText } from '../posting-parts.tsx';

/** Asks before a saved posting is removed (mock 06i). */
export function RemoveSavedModal({
  saved,
  onClose,
  onRemove,
}: {
  /** Null: nothing is asked. */
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
      size="s"
      role="alertdialog"
      title={t('postings.saved.ask.title')}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('postings.saved.ask.cancel')}
          </Button>
          <Button variant="x" onClick={() => saved && onRemove(saved)}>
            {t('postings.saved.ask.confirm')}
          </Button>
        </>
      }
    >
      {saved ? (
        <div className="stack g16">
          <div className="sunk pad-s row g12">
            {posting ? (
              <InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} size="s" />
            ) : null}
            <span className="grow">
              <b className="m">
                {posting?.positionTitle ?? t('postings.saved.number', { id: saved.postingId })}
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
