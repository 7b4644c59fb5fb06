import { useTexts } from '#ui/site/site-context.tsx';
import type { CandidateInterview } from '../fields.ts';

/** Where an interview takes place, and the company's note. */
export function PlaceFacts({
  placeKind,
  place,
  placeText,
  note,
}: Pick<CandidateInterview, 'placeKind' | 'place' | 'placeText' | 'note'>) {
  const t = useTexts();
  const shown = {
    address: () => placeText,
    phone: () => <a href={`tel:${place}`}>{placeText}</a>,
    link: () => (
      <a href={place} rel="noopener noreferrer nofollow" target="_blank">
        {placeText}
      </a>
    ),
  }[placeKind]();
  return (
    <div className="interview-place">
      <p>
        <span className="dim">{t(`applications.interviews.places.${placeKind}`)}:</span> {shown}
      </p>
      {note ? (
        <p className="interview-note">
          <span className="dim">{t('applications.interviews.note')}:</span> {note}
        </p>
      ) : null}
    </div>
  );
}
