import { asc, eq } from 'drizzle-orm';
import { blockUser, unblockUser } from '#features/accounts/administration/contract.ts';
import { listOrders, payOrder } from '#features/advertising/orders/contract.ts';
import { approvePosting, recallPosting, rejectPosting, removePosting } from '#features/moderation/contract.ts';
import type { EditedForm, RenewedForm, SentForm } from '#features/postings/input-fields.ts';
import { findEndedPostingsJob } from '#features/postings/server/posting-jobs.ts';
import { type PostingRow, postingMoves, postings } from '#features/postings/server/posting-table.ts';
import type { OwnPostingPage, SentPosting } from '#features/publishing/own-fields.ts';
import { closePosting, getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import { editPosting, renewPosting, sendPosting } from '#features/publishing/sending/contract.ts';
import { signedInAdmin, signedInEmployer } from '../builders/personas.ts';
import { buildPostingInput } from '../builders/posting-input-builder.ts';
import type { TestApplication } from './test-application.ts';

const params = (id: number) => ({ id: String(id) });

/** What the wizard sends for a posting as its employer reads it. */
export const formOf = ({ content, version }: OwnPostingPage): RenewedForm =>
  ({
    ...content,
    image: content.image?.id ?? null,
    file: content.file?.id ?? null,
    version,
  }) as RenewedForm;

/** Standard for 15 days: 2.900 RSD and VAT. */
export const standard = {
  productGroup: 'standard',
  productDuration: 15,
  purchase: { kind: 'single', total: 348_000 },
} as const satisfies Partial<RenewedForm>;

/** Without a price, for 15 days. */
export const free = {
  productGroup: 'free',
  productDuration: 15,
  purchase: null,
} as const satisfies Partial<RenewedForm>;

/**
 * What people and the clock do with postings, through the API: companies that can order, and an administrator. An
 * actor signs in again when the clock has passed the end of their token.
 */
export async function createPostingActs(app: TestApplication) {
  const { executor } = app.database;
  const { anew: admin } = await signedInAdmin(app);

  let lastPib = 0;
  /** A verified company that can order, and when it signed in. */
  const company = async (change: Parameters<typeof signedInEmployer>[1] = {}) => {
    lastPib += 1;
    const pib = String(300_000_000 + lastPib);
    const built = await signedInEmployer(app, { pib, registrationNumber: '20084693', ...change });
    return { ...built, since: app.clock.now() };
  };
  type Company = Awaited<ReturnType<typeof company>>;

  const tokenOf = async (owner: Company): Promise<string> => {
    if (app.clock.now().getTime() - owner.since.getTime() > 600_000) return (await owner.anew()).as;
    return owner.token;
  };

  const rowOf = async (id: number): Promise<PostingRow> => {
    const [row] = await executor.select().from(postings).where(eq(postings.id, id));
    return row as PostingRow;
  };
  const movesOf = (id: number) =>
    executor.select().from(postingMoves).where(eq(postingMoves.postingId, id)).orderBy(asc(postingMoves.id));
  const read = async (owner: Company, id: number): Promise<OwnPostingPage> =>
    (await app.call(getOwnPosting, { params: params(id) }, { as: await tokenOf(owner) })).data;

  return {
    company,
    tokenOf,
    admin,
    rowOf,
    movesOf,
    read,

    async send(owner: Company, change: Partial<SentForm> = {}): Promise<SentPosting> {
      const body = { ...buildPostingInput(), ...change } as SentForm;
      return (await app.call(sendPosting, { body }, { as: await tokenOf(owner) })).data;
    },
    async edit(owner: Company, id: number, change: Partial<EditedForm> = {}): Promise<SentPosting> {
      const { productGroup: _, productDuration: __, ...form } = formOf(await read(owner, id));
      const as = await tokenOf(owner);
      const body = { ...form, ...change } as EditedForm;
      return (await app.call(editPosting, { params: params(id), body }, { as })).data;
    },
    async renew(owner: Company, id: number, change: Partial<RenewedForm> = {}): Promise<SentPosting> {
      const body = { ...formOf(await read(owner, id)), ...change };
      const as = await tokenOf(owner);
      return (await app.call(renewPosting, { params: params(id), body }, { as })).data;
    },
    async close(owner: Company, id: number, reason: 'filled' | 'withdrawn' = 'filled'): Promise<void> {
      const as = await tokenOf(owner);
      await app.call(closePosting, { params: params(id), body: { reason } }, { as });
    },
    /** The latest order of a company. */
    async payLast(owner: Company): Promise<void> {
      const as = await tokenOf(owner);
      const [order] = (await app.call(listOrders, { query: {} }, { as })).data;
      const body = { note: 'Izvod 214' };
      await app.call(payOrder, { params: params(order?.id as number), body }, await admin());
    },
    async approve(id: number, reason = 'Naziv predstave.'): Promise<void> {
      const { version } = await rowOf(id);
      await app.call(approvePosting, { params: params(id), body: { reason, version } }, await admin());
    },
    async reject(id: number, reason = 'Navedite mesto rada i uslove.'): Promise<void> {
      const { version } = await rowOf(id);
      await app.call(rejectPosting, { params: params(id), body: { ground: 'other', reason, version } }, await admin());
    },
    async recall(id: number, reason = 'Više prijava nepravilnosti.'): Promise<void> {
      const { version } = await rowOf(id);
      await app.call(recallPosting, { params: params(id), body: { ground: 'other', reason, version } }, await admin());
    },
    async remove(id: number, reason = 'Traži se uplata unapred.'): Promise<void> {
      const { version } = await rowOf(id);
      await app.call(removePosting, { params: params(id), body: { ground: 'other', reason, version } }, await admin());
    },
    async block({ account }: Company): Promise<void> {
      const body = { reason: 'Prijava posetilaca.' };
      await app.call(blockUser, { params: { id: account.row.id }, body: { ground: 'other', ...body } }, await admin());
    },
    async unblock({ account }: Company): Promise<void> {
      const body = { reason: 'Prijava nije tačna.' };
      await app.call(unblockUser, { params: { id: account.row.id }, body }, await admin());
    },
    /** The hourly job, which notes what has ended. */
    async noteEnded(): Promise<void> {
      await app.jobs.send(executor, findEndedPostingsJob, {});
      await app.jobs.runPending();
    },
  };
}
