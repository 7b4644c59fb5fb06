import { employerAddress } from '#features/employers/directory/directory-address.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import { hasEnded } from '#features/postings/has-ended.ts';
import { formatRelativeDay, localDay } from '#kit/dates.ts';
import { IconClockOff } from '#ui/icons/posting-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { IconCheck } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { placeText } from '../../place-text.ts';
import { PostingBadge } from '../posting-parts.tsx';

/** Badges above the title: the paid ad type and when it was published, or that it has ended. */
function HeadingBadges({ posting, today }: { posting: PostingPage; today: string }) {
  const t = useTexts();
  const language = useLanguage();
  if (hasEnded(posting)) {
    return (
      <Badge tone="neutral" icon={<IconClockOff />}>
        {posting.state === 'closed' ? t('postings.page.closed') : t('postings.page.expired')}
      </Badge>
    );
  }
  if (!posting.live) return <Badge tone="neutral">{t(`postings.mine.states.${posting.state}`)}</Badge>;
  const when = formatRelativeDay(localDay(new Date(posting.publishedAt)), today, language);
  return (
    <>
      <PostingBadge posting={{ ...posting, isNew: false }} />
      <Badge tone={posting.isNew ? 'new' : 'neutral'}>{t('postings.page.published', { when })}</Badge>
    </>
  );
}

interface PostingHeadingProps {
  posting: PostingPage;
  /** The local day at rendering. */
  today: string;
  /** Why one may want to apply, as text. */
  reasons: readonly string[];
  /** On a page that has a heading of its own. */
  beside?: boolean | undefined;
}

/** Title, company and place, and what speaks for it. */
export function PostingHeading({ posting, today, reasons, beside = false }: PostingHeadingProps) {
  const t = useTexts();
  const Heading = beside ? 'h2' : 'h1';
  return (
    <header className="row top g16">
      <span className="only-desktop">
        <InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} size="lg" eager />
      </span>
      <div className="grow">
        <div className="row g8 flex-wrap mb8">
          <span className="only-mobile">
            <InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} size="sm" eager />
          </span>
          <HeadingBadges posting={posting} today={today} />
        </div>
        <Heading>
          <TitleText text={posting.positionTitle} />
        </Heading>
        <p className="lg mt8">
          <Link className="link" href={employerAddress(posting.employerId)}>
            {posting.company}
          </Link>
          <span className="dim">, {placeText(posting.locations, t)}</span>
        </p>
        {reasons.length > 0 ? (
          <ul className="row flex-wrap g12 sm mt12" aria-label={t('postings.page.reasons.label')}>
            {reasons.map((reason) => (
              <li key={reason} className="row g4 posting-verified">
                <IconCheck />
                {reason}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </header>
  );
}
