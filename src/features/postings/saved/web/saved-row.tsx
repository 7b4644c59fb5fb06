import { pageAddress } from '#kit/site-map.ts';
import { IconClockOff } from '#ui/icons/posting-icons.tsx';
import { AdRow } from '#ui/light/ad-row.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconHeartFilled } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { placeText } from '../../place-text.ts';
import { AppliedMark } from '../../web/applied-postings.tsx';
import { metaItemsOf, PostingBadge, PostingDue, PostingSalary } from '../../web/posting-parts.tsx';
import type { SavedPosting } from '../fields.ts';

/** A saved posting; one that has ended is paler and shows why, one that is gone is shown by its number. */
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
  const due = live ? null : <Badge tone="neutral">{t(`postings.saved.states.${state}`)}</Badge>;
  if (posting === null) {
    const why = state === 'removed' || state === 'hidden' ? t(`postings.saved.stateTexts.${state}`) : '';
    const logo = (
      <span className="initials" aria-hidden="true">
        <IconClockOff />
      </span>
    );
    return <AdRow title={number} company={why} logo={logo} due={due} action={action} headingLevel={2} ended />;
  }
  return (
    <AdRow
      title={<TitleText text={posting.positionTitle} />}
      href={pageAddress('posting', posting.id)}
      company={posting.company}
      logo={<InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} />}
      place={placeText(posting.locations, t)}
      meta={metaItemsOf(posting, 'long')}
      salary={<PostingSalary salary={posting.salary} />}
      due={due ?? <PostingDue posting={posting} />}
      badge={live ? <PostingBadge posting={posting} /> : null}
      promoted={live && posting.productGroup === 'promoted'}
      ended={!live}
      action={action}
      headingLevel={2}
    >
      <AppliedMark postingId={posting.id} />
    </AdRow>
  );
}
