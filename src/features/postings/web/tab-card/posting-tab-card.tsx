import { pageAddress } from '#kit/site-map.ts';
import { InitialsTile } from '#ui/light/initials.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TabCard } from '#ui/tab-card.tsx';
import type { PostingCard } from '../../fields.ts';
import { SaveHeart } from '../../marks/web/save-heart.tsx';
import { placeText } from '../../place-text.ts';
import { AppliedMark } from '../applied-postings.tsx';
import { metaItemsOf, PostingDue, PostingSalary } from '../posting-parts.tsx';

/** A promoted posting as an index card; the word on the tab is its badge. */
export function PostingTabCard({ posting, eager }: { posting: PostingCard; eager?: boolean }) {
  const t = useTexts();
  return (
    <TabCard
      tab={t('advertising.types.promoted')}
      title={<TitleText text={posting.positionTitle} />}
      href={pageAddress('posting', posting.id)}
      company={posting.company}
      logo={<InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} eager={eager} />}
      place={placeText(posting.locations, t)}
      meta={metaItemsOf(posting, 'card')}
      salary={<PostingSalary salary={posting.salary} />}
      due={<PostingDue posting={posting} short />}
      action={<SaveHeart posting={posting} />}
    >
      <AppliedMark postingId={posting.id} />
    </TabCard>
  );
}
