import { placeGroups } from '#features/advertising/ad-places.ts';
import { type AdTypeCode, paidPlaces } from '#features/advertising/ad-type.ts';
import type { AdType, AdTypeViews } from '#features/advertising/price-list/fields.ts';
import { formatNumber } from '#kit/money.ts';
import { AdList } from '#ui/light/ad-row.tsx';
import { Badge, PaidBadge } from '#ui/light/badge.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PostingCard } from '../../fields.ts';
import { PostingRow } from '../posting-row.tsx';

/** Rows drawn where there are more than fit. */
const drawnByDate = 4;

export interface AdPlacementProps {
  /** The posting as it is shown, whatever its type. */
  posting: PostingCard;
  adTypes: readonly Pick<AdType, 'code' | 'available' | 'listBadge'>[];
  views: readonly AdTypeViews[];
  chosen?: AdTypeCode | '';
}

function Views({ views: { times } }: { views: AdTypeViews }) {
  const t = useTexts();
  const shown = { times: formatNumber(times, useLanguage()) };
  return <b>{t(times > 1 ? 'advertising.prices.placement.more' : 'advertising.prices.placement.views', shown)}</b>;
}

function Group({
  group: { types, count },
  listBadge,
  posting,
  views,
  chosen,
}: Required<Omit<AdPlacementProps, 'adTypes' | 'views'>> & {
  group: { types: readonly AdTypeCode[]; count: number | null };
  listBadge: boolean;
  views: AdTypeViews | undefined;
}) {
  const t = useTexts();
  const [code] = types as [AdTypeCode];
  const paid = paidPlaces.find((place) => place === code);
  const isChosen = chosen !== '' && types.includes(chosen);
  // Once a type is chosen, the posting is in its place alone.
  const isHere = chosen === '' || isChosen;
  return (
    <li>
      <p className="row g8 flex-wrap sm pad-sm sunk" style={{ borderRadius: 0 }}>
        {paid ? (
          <PaidBadge kind={paid}>{t(`advertising.types.${paid}`)}</PaidBadge>
        ) : (
          <b>{types.map((type) => t(`advertising.types.${type}`)).join(', ')}</b>
        )}
        <span>{t(paid ? `advertising.prices.types.search.${paid}` : 'advertising.prices.placement.plain')}</span>
        {isChosen ? <Badge tone="ok">{t('advertising.prices.placement.chosen')}</Badge> : null}
        {views ? <Views views={views} /> : null}
      </p>
      {/* A picture: the words above say the same. */}
      <div inert>
        {isHere ? <PostingRow posting={{ ...posting, productGroup: code, badge: listBadge }} preview /> : null}
        {Array.from({ length: (count ?? drawnByDate) - Number(isHere) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
          <div key={at} className="ad ad-compact">
            <Skeleton width={40} />
            <Skeleton width="46%" />
          </div>
        ))}
      </div>
    </li>
  );
}

/** A posting as lists show it with each ad type, where it is among others, and what that brings (rules.md#ad-types). */
export default function AdPlacement({ adTypes, views, posting, chosen = '' }: AdPlacementProps) {
  const t = useTexts();
  const language = useLanguage();
  const groups = placeGroups
    .map(({ types, count }) => ({
      count,
      sold: adTypes.filter(({ code, available }) => available && types.some((type) => type === code)),
    }))
    .filter(({ sold }) => sold.length > 0);
  // A draft may have a type that is no longer sold, and so no place.
  const isSold = groups.some(({ sold }) => sold.some(({ code }) => code === chosen));
  const countOf = (type: string, count: number) =>
    t('advertising.prices.placement.count', { type, number: formatNumber(count, language) });
  const plain = [t('advertising.types.standard'), t('advertising.types.free')].join(', ');
  return (
    <div className="stack g12">
      <AdList>
        <ol>
          {groups.map(({ sold, count }) => {
            const types = sold.map(({ code }) => code);
            return (
              <Group
                key={types[0]}
                posting={posting}
                chosen={isSold ? chosen : ''}
                group={{ types, count }}
                listBadge={sold.some((type) => type.listBadge)}
                views={views.find(({ adType }) => adType === types[0])}
              />
            );
          })}
        </ol>
      </AdList>
      <p className="xs dim">
        {t('advertising.prices.placement.turns')}
        {views[0]
          ? ` ${t('advertising.prices.placement.counted', {
              counts: [
                ...views.map(({ adType, postings }) => countOf(t(`advertising.types.${adType}`), postings)),
                countOf(plain, views[0].plainPostings),
              ].join('; '),
            })}`
          : null}
      </p>
    </div>
  );
}
