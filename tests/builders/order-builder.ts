import { type OrderRow, orders } from '#features/advertising/server/order-table.ts';
import { addDays, localDay } from '#kit/dates.ts';
import type { BuildContext } from './account-builder.ts';
import { buildPosting } from './posting-builder.ts';

let lastNumber = 0;

const party = {
  name: 'Firma',
  address: 'Ulica 1, 11000 Beograd',
  pib: '104052135',
  registrationNumber: '17162543',
};

const waitingPosting = async (context: BuildContext, employerId: number): Promise<number> =>
  (
    await buildPosting(context, {
      employerId,
      state: 'awaiting_payment',
      firstPublishedAt: null,
      liveUntil: null,
    })
  ).id;

/** An order placed now and due in eight days, by default with a posting that waits for it. */
export async function buildOrder(
  context: BuildContext,
  change: Partial<OrderRow> & Pick<OrderRow, 'employerId'>,
): Promise<OrderRow> {
  const { database, clock } = context;
  lastNumber += 1;
  const number = `2026-${String(lastNumber).padStart(6, '0')}`;
  const today = localDay(clock.now());
  const [row] = await database.executor
    .insert(orders)
    .values({
      postingId: change.postingId === undefined ? await waitingPosting(context, change.employerId) : change.postingId,
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
