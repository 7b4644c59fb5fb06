import type { Language } from '#shared/i18n/language.ts';
import { vatOf } from '#shared/money.ts';
import { adTypeCodes } from '../ad-type.ts';
import { paraToCents } from '../exchange.ts';
import type { AdPrice, AdType } from '../fields.ts';
import type { PriceRow } from './ad-type-store.ts';

/** A price as it is shown: dinars, in English euros (SPEC §9). */
export const toPrice = (days: number, netPara: number, language: Language): AdPrice => {
  const net = language === 'en' ? paraToCents(netPara) : netPara;
  const vat = vatOf(net);
  return { days, currency: language === 'en' ? 'EUR' : 'RSD', net, vat, total: net + vat };
};

/** Rows of prices → ad types by falling priority. */
export const toAdTypes = (rows: PriceRow[], language: Language): AdType[] => {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  return adTypeCodes.flatMap((code) => {
    const prices = byCode.get(code) ?? [];
    const [first] = prices;
    if (!first) return [];
    const { priority, available, questionnaire } = first;
    return [
      {
        code,
        priority,
        available,
        questionnaire,
        prices: prices.map(({ days, netPara }) => toPrice(days, netPara, language)),
      },
    ];
  });
};
