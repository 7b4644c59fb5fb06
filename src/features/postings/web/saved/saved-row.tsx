import type { SavedPosting } from '#features/postings/saved-fields.ts';
import { AdRow } from '#ui/ad-row.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconHeartFilled } from '#ui/icons/icons.tsx';
import { IconClockOff } from '#ui/icons/posting-icons.tsx';
import { InitialsTile } from '#ui/initials.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import {
  PositionTitle,
  PostingBadge,
  PostingDue,
  PostingSalary,
  placeText,
  postingHref,
  traitsOf,
} from '../posting-parts.tsx';

/** A saved posting; one that has ended is paler and says what became of it, one that is gone is known by its number. */
export function SavedRow({ saved, onRemove }: { saved: SavedPosting; onRemove: () => void }) {
  const t = useTexts();
  const { state, posting, postingId } = saved;
  const live = state === 'live';
  const number = t('postings.saved.number', { id: postingId });
  const action = (
    <IconButton
      label={t('postings.saved.remove', { title: posting?.positionTitle ?? number })}
      icon={<IconHeartFilled />}
      pressed
      aria-haspopup="dialog"
      onClick={onRemove}
    />
  );
  const due = live ? null : <Badge tone="n">{t(`postings.saved.states.${state}`)}</Badge>;
  if (posting === null) {
    const why = state === 'removed' || state === 'hidden' ? t(`postings.saved.stateTexts.${state}`) : '';
    const logo = (
      <span className="lo" aria-hidden="true">
        <IconClockOff />
      </span>
    );
    return (
      <AdRow title={number} company={why} logo={logo} due={due} action={action} headingLevel={2} ended />
    );
  }
  return (
    <AdRow
      title={<PositionTitle title={posting.positionTitle} />}
      href={postingHref(posting)}
      company={posting.company}
      logo={<InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} />}
      place={placeText(posting.locations, t)}
      meta={traitsOf(posting, 'long')}
      salary={<PostingSalary salary={posting.salary} />}
      due={due ?? <PostingDue posting={posting} />}
      badge={live ? <PostingBadge posting={posting} /> : null}
      promoted={live && posting.productGroup === 'promoted'}
      ended={!live}
      action={action}
      headingLevel={2}
    />
  );
}
