import type { AdTerms, Advertising, NewPeriod } from '#features/advertising/server/index.ts';
import type { DecidedPeriod } from '#features/postings/server/posting-act.ts';
import { insertPeriods } from '#features/postings/server/posting-period-store.ts';
import type { Executor } from '#host/database/database.ts';

/** Buys a period of a posting and writes it, with the credit it uses. The company is locked. */
export async function buyPeriod(
  tx: Executor,
  orders: Pick<Advertising['orders'], 'buy'>,
  { terms, ...bargain }: Omit<NewPeriod, 'netPara'> & { terms: AdTerms },
  askedAt: Date,
): Promise<{ period: DecidedPeriod; settled: boolean }> {
  const { postingId, adType, days } = bargain;
  const { netPara, priority, questionnaire } = terms;
  const { settled, packageId } = await orders.buy(tx, { ...bargain, netPara });
  await insertPeriods(tx, { postingId, adType, days, packageId, askedAt });
  return { period: { adType, days, priority, questionnaire }, settled };
}
