import { type OrderRow, orders } from '#features/advertising/server/order-table.ts';
import { addDays, localDay } from '#shared/dates.ts';
import type { BuildContext } from './account-builder.ts';
import { buildPosting } from './posting-builder.ts';

let lastNumber = 0;

const party = {
  name: 'Firma',
  address: 'Ulica 1, 11000 Beograd',
  pib: '104052135',
  registrationNumber: '17162543',
};

/** An order placed now and due in eight days, with the posting that waits for it. */
export async function buildOrder(
  { database, clock }: BuildContext,
  change: Partial<OrderRow> & Pick<OrderRow, 'employerId'>,
): Promise<OrderRow> {
  lastNumber += 1;
  const number = `2026-${String(lastNumber).padStart(6, '0')}`;
  const { id: postingId } = await buildPosting(
    { database, clock },
    { employerId: change.employerId, state: 'awaiting_payment', firstPublishedAt: null, liveUntil: null },
  );
  const today = localDay(clock.now());
  const [row] = await database.executor
    .insert(orders)
    .values({
      postingId,
      number,
      reference: number,
      state: 'awaiting_payment',
      adType: 'hot',
      days: 30,
      netPara: 1_140_000,
      vatPara: 228_000,
      totalPara: 1_368_000,
      provider: { ...party, email: 'podrska@prilika.test', phone: '', account: '840000000095584510' },
      buyer: party,
      issuedOn: today,
      dueOn: addDays(today, 8),
      createdAt: clock.now(),
      ...change,
    })
    .returning();
  return row as OrderRow;
}
