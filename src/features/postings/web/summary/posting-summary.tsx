import { formatDate } from '#kit/dates.ts';
import { IconLock } from '#ui/icons/mail-icons.tsx';
import { AdMeta } from '#ui/light/ad-meta.tsx';
import { Card } from '#ui/light/card.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { PostingCard } from '../../fields.ts';
import { placeText } from '../../place-text.ts';
import { metaItemsOf, PostingSalary } from '../posting-parts.tsx';

/** A summary of a posting, beside actions on it; `note` is a sentence below a line. */
export function PostingSummary({ posting, note }: { posting: PostingCard; note: string }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Card stack pad="sm">
      <div className="row g12 top">
        <InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} />
        <div>
          <b className="medium">
            <TitleText text={posting.positionTitle} />
          </b>
          <br />
          <span className="sm dim">{posting.company}</span>
        </div>
      </div>
      <AdMeta place={placeText(posting.locations, t)} items={metaItemsOf(posting, 'short')} />
      <PostingSalary salary={posting.salary} />
      <p className="sm dim">{t('postings.card.until', { date: formatDate(posting.closesOn, language) })}</p>
      <p className="row g8 top sm dim">
        <IconLock />
        <span>{note}</span>
      </p>
    </Card>
  );
}
