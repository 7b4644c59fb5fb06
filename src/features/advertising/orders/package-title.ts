import type { Translate } from '#kit/i18n/translator.ts';
import type { AdTypeCode } from '../ad-type.ts';

/** „Paket A+, 3 promovisana oglasa, 30 dana”. */
export const packageTitle = (
  t: Translate,
  { name, adType, days, count }: { name: string; adType: string; days: number; count: number },
): string =>
  t('advertising.orders.packageTitle', {
    name,
    ads: t(`advertising.ads.${adType as AdTypeCode}`, { count }),
    days: t('advertising.days', { count: days }),
  });
