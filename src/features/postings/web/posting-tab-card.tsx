import { InitialsTile } from '#ui/initials.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TabCard } from '#ui/tab-card.tsx';
import type { PostingCard } from '../fields.ts';
import {
  PositionTitle,
  PostingDue,
  PostingSalary,
  placeText,
  postingHref,
  traitsOf,
} from './posting-parts.tsx';
import { SaveHeart } from './saved/save-heart.tsx';

/** A promoted posting as an index card; the word on the tab is its badge. */
export function PostingTabCard({ posting }: { posting: PostingCard }) {
  const t = useTexts();
  return (
    <TabCard
      tab={t('advertising.types.promoted')}
      title={<PositionTitle title={posting.positionTitle} />}
      href={postingHref(posting)}
      company={posting.company}
      logo={<InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} />}
      place={placeText(posting.locations, t)}
      meta={traitsOf(posting, 'card')}
      salary={<PostingSalary salary={posting.salary} />}
      due={<PostingDue posting={posting} short />}
      action={<SaveHeart posting={posting} />}
    />
  );
}
