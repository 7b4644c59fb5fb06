import { PaidBadge } from '#ui/light/badge.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type AdTypeCode, paidPlaces } from '../ad-type.ts';

type PaidPlace = (typeof paidPlaces)[number];
export const isPaidPlace = (code: AdTypeCode): code is PaidPlace =>
  (paidPlaces as readonly AdTypeCode[]).includes(code);

/** The name of an ad type, as a badge for types that have one. */
export function AdTypeName({ code }: { code: AdTypeCode }) {
  const t = useTexts();
  const name = t(`advertising.types.${code}`);
  return isPaidPlace(code) ? (
    <PaidBadge kind={code} size="lg">
      {name}
    </PaidBadge>
  ) : (
    <span className="bold price-plain">{name}</span>
  );
}
