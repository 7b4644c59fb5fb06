import { type AdTypeCode, paidPlaces } from '#features/advertising/ad-type.ts';
import { PaidBadge, type PaidBadgeKind } from '#ui/light/badge.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

const isPaidPlace = (code: AdTypeCode): code is PaidBadgeKind => (paidPlaces as readonly AdTypeCode[]).includes(code);

/** The badge of an ad type that has one; for others the bold name where a type is chosen, nothing in lists. */
export function AdTypeBadge({ code, size }: { code: AdTypeCode; size?: 'lg' | undefined }) {
  const t = useTexts();
  const name = t(`advertising.types.${code}`);
  if (isPaidPlace(code)) {
    return (
      <PaidBadge kind={code} size={size ?? 'md'}>
        {name}
      </PaidBadge>
    );
  }
  return size === 'lg' ? <b className="radio-card-title">{name}</b> : null;
}
