import { eq, like, type SQL, sql } from 'drizzle-orm';
import { registerJobseeker } from '#features/accounts/registration/contract.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { createAgent } from '#features/agents/contract.ts';
import { getAgentDraft, saveAgentDraft } from '#features/agents/drafts/contract.ts';
import { agentDrafts } from '#features/agents/drafts/server/agent-draft-table.ts';
import { agents } from '#features/agents/server/agent-table.ts';
import { emptyAgentDraft } from '#features/agents/wizard/web/agent-draft.ts';
import { applyAsGuest } from '#features/applying/contract.ts';
import { applyToPosting } from '#features/applying/own/contract.ts';
import { applicationDocuments, applications } from '#features/applying/server/application-table.ts';
import { sendContact } from '#features/contact/messages/contract.ts';
import type { ContactForm } from '#features/contact/messages/fields.ts';
import { contactMessages } from '#features/contact/messages/server/contact-table.ts';
import { uploadGuestFile } from '#features/files/contract.ts';
import { writeToOne } from '#features/messages/contract.ts';
import { messageBatches } from '#features/messages/server/message-table.ts';
import type { SentForm } from '#features/postings/input-fields.ts';
import { savePosting } from '#features/postings/marks/contract.ts';
import { savedPostings } from '#features/postings/saved/server/saved-posting-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { sendPosting } from '#features/publishing/sending/contract.ts';
import type { Executor } from '#host/database/database.ts';
import { applicationForm, guestForm } from '../builders/application-builder.ts';
import { buildPostingInput } from '../builders/posting-input-builder.ts';
import { jobseekerForm } from '../builders/registration-builder.ts';
import { samplePdf } from '../support/sample-files.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import type { Act } from './ledger.ts';
import type { World } from './world.ts';

/** The member of a list that has a number, over and over from the beginning. */
const at = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** How often each number occurs in a column of texts that end in `-NUMBER`. */
async function countTexts(texts: Promise<{ text: string | null }[]>): Promise<Map<number, number>> {
  const times = new Map<number, number>();
  for (const { text } of await texts) {
    const number = Number(/-(\d+)(?:@|$)/.exec(text ?? '')?.[1]);
    times.set(number, (times.get(number) ?? 0) + 1);
  }
  return times;
}

/** Pairs of a candidate and a posting: each number is another pair. */
const pairOf = (world: World, number: number) => ({
  candidate: number % world.candidates.length,
  postingId: at(world.postings, Math.floor(number / world.candidates.length)),
});

/** How often each pair has a row. */
async function countPairs(
  world: World,
  numbers: readonly number[],
  rows: Promise<{ email: string; postingId: number }[]>,
): Promise<Map<number, number>> {
  const seen = (await rows).map(({ email, postingId }) => `${email} ${postingId}`);
  return new Map(
    numbers.map((number) => {
      const { candidate, postingId } = pairOf(world, number);
      const wanted = `${world.candidates[candidate]} ${postingId}`;
      return [number, seen.filter((pair) => pair === wanted).length];
    }),
  );
}

const startsWith = (beginning: string, column: Parameters<typeof like>[0]): SQL => like(column, `${beginning}-%`);

/** What people write to the site, one act for each kind of transaction that it has. */
export function createActs(url: string, world: World): Act[] {
  const signedIn = (emails: readonly string[], accountType: 'jobseeker' | 'employer'): Visitor[] =>
    emails.map((email) => createVisitor(url, { email, accountType }));
  const candidates = signedIn(world.candidates, 'jobseeker');
  const companies = signedIn(world.companies, 'employer');
  const recruiter = createVisitor(url, { email: world.recruiter, accountType: 'employer' });
  const drafter = createVisitor(url, { email: world.drafter, accountType: 'jobseeker' });
  const guest = () => createVisitor(url);
  const uploaded = new Map<number, { fileId: string; guestToken: string }>();

  return [
    {
      name: 'registering',
      repeatable: false,
      most: 2000,
      async send(number) {
        const body = jobseekerForm({ email: `registered-${number}@primer.rs` });
        await guest().call(registerJobseeker, { body });
      },
      count: (executor) =>
        countTexts(
          executor.select({ text: accounts.email }).from(accounts).where(startsWith('registered', accounts.email)),
        ),
    },
    {
      name: 'message to the provider',
      repeatable: true,
      most: 2000,
      async send(number, key) {
        const body: ContactForm = {
          name: 'Petar Petrović',
          email: 'petar@primer.rs',
          message: `Poruka-${number}`,
          agreement: true,
          sender: 'candidate',
          subject: 'other',
        };
        await guest().call(sendContact, { body }, { idempotencyKey: key });
      },
      count: (executor) => countTexts(executor.select({ text: contactMessages.message }).from(contactMessages)),
    },
    {
      name: 'guest’s application with a file',
      repeatable: true,
      most: 2000,
      async send(number, key) {
        const visitor = guest();
        if (!uploaded.has(number)) {
          const form = new FormData();
          form.set('file', new File([samplePdf()], 'CV.pdf', { type: 'application/pdf' }));
          const { data } = await visitor.call(uploadGuestFile, {}, { form });
          uploaded.set(number, { fileId: data.id, guestToken: data.guestToken });
        }
        const document = uploaded.get(number) as { fileId: string; guestToken: string };
        const email = `guest-${number}@primer.rs`;
        const body = guestForm({ email, applicationType: 'cv', withoutCv: false, documents: [document] });
        const { coverLetter: _, ...withCv } = body;
        const params = { id: String(at(world.postings, number)) };
        await visitor.call(applyAsGuest, { params, body: withCv }, { idempotencyKey: key });
      },
      count: (executor) =>
        countTexts(
          executor
            .select({ text: applications.email })
            .from(applications)
            .innerJoin(applicationDocuments, eq(applicationDocuments.applicationId, applications.id))
            .where(startsWith('guest', applications.email)),
        ),
    },
    {
      name: 'candidate’s application',
      repeatable: true,
      most: world.candidates.length * 38,
      async send(number, key) {
        const { candidate, postingId } = pairOf(world, number);
        await at(candidates, candidate).call(
          applyToPosting,
          { params: { id: String(postingId) }, body: applicationForm() },
          { idempotencyKey: key },
        );
      },
      count: (executor, numbers) =>
        countPairs(
          world,
          numbers,
          executor
            .select({ email: accounts.email, postingId: applications.postingId })
            .from(applications)
            .innerJoin(accounts, eq(accounts.id, applications.candidateId)),
        ),
    },
    {
      name: 'posting put aside',
      repeatable: true,
      most: world.candidates.length * world.postings.length,
      async send(number) {
        const { candidate, postingId } = pairOf(world, number);
        await at(candidates, candidate).call(savePosting, { params: { postingId: String(postingId) } });
      },
      count: (executor, numbers) =>
        countPairs(
          world,
          numbers,
          executor
            .select({ email: accounts.email, postingId: savedPostings.postingId })
            .from(savedPostings)
            .innerJoin(accounts, eq(accounts.id, savedPostings.accountId)),
        ),
    },
    {
      name: 'agent',
      repeatable: true,
      most: world.candidates.length * 20,
      async send(number, key) {
        const body = { title: `Agent-${number}`, search: { categories: ['racunovodstvo'] } };
        await at(candidates, number).call(createAgent, { body }, { idempotencyKey: key });
      },
      count: (executor) => countTexts(executor.select({ text: agents.title }).from(agents)),
    },
    {
      name: 'draft, saved over and over',
      repeatable: false,
      most: 2000,
      async send(number) {
        const params = { kind: 'create' } as const;
        const { draft } = (await drafter.call(getAgentDraft, { params })).data;
        const values = { ...emptyAgentDraft, title: `Nacrt-${number}` };
        const body = { agent: null, values, version: draft?.version ?? 0 };
        await drafter.call(saveAgentDraft, { params, body });
      },
      // The newest alone is there: it holds all before it.
      async count(executor, numbers) {
        const [draft] = await executor.select().from(agentDrafts);
        const newest = Number(/-(\d+)$/.exec(draft?.values.title ?? '')?.[1] ?? -1);
        return new Map(numbers.map((number) => [number, number <= newest ? 1 : 0]));
      },
    },
    {
      name: 'posting sent, paid with a credit',
      repeatable: true,
      most: 5000,
      async send(number, key) {
        const body = {
          ...buildPostingInput({ positionTitle: `Poslat-${number}` }),
          productGroup: 'standard',
          productDuration: 15,
          purchase: { kind: 'credit' },
        } as SentForm;
        await at(companies, number).call(sendPosting, { body }, { idempotencyKey: key });
      },
      count: (executor) =>
        countTexts(
          executor
            .select({ text: postings.positionTitle })
            .from(postings)
            .where(startsWith('Poslat', postings.positionTitle)),
        ),
    },
    {
      name: 'message to a candidate',
      repeatable: true,
      most: world.applications.length,
      async send(number, key) {
        const params = { id: at(world.applications, number) };
        const body = { subject: `Poziv-${number}`, body: 'Pozivamo vas na razgovor.' };
        await recruiter.call(writeToOne, { params, body }, { idempotencyKey: key });
      },
      count: (executor) => countTexts(executor.select({ text: messageBatches.subject }).from(messageBatches)),
    },
  ];
}

/**
 * What has to hold whatever has happened: credits used are postings paid, numbers of pro-formas have no gaps, every file that the
 * database names is there. Returns what does not.
 */
export async function findBroken(executor: Executor): Promise<string[]> {
  const broken: string[] = [];
  const [credits] = (
    await executor.execute<{ paid: number; used: number }>(sql`
      select (select count(*)::int from postings where position_title like 'Poslat-%') paid,
        (select count(*)::int from posting_periods where package_id is not null and dropped_at is null) used`)
  ).rows;
  if (credits && credits.paid !== credits.used)
    broken.push(`${credits.paid} postings have used ${credits.used} credits`);
  const [without] = (
    await executor.execute<{ count: number }>(sql`
      select count(*)::int count from application_messages m left join mail_messages mail on mail.id = m.mail_id
      where m.state = 'sent' and mail.id is null`)
  ).rows;
  if (without?.count) broken.push(`${without.count} messages have no mail`);
  return broken;
}
