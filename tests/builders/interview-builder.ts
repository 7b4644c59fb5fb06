import { and, eq } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { withdrawalPath } from '#features/applying/server/withdrawal-link.ts';
import { createKeys } from '#host/secrets.ts';
import { offerInterviews } from '#plugins/interviews/contract.ts';
import type { InterviewRound } from '#plugins/interviews/fields.ts';
import type { InterviewPlace } from '#plugins/interviews/interview-place.ts';
import { signInterviewLink } from '#plugins/interviews/server/interview-link.ts';
import { interviewRounds, interviewSlots, interviews } from '#plugins/interviews/server/interview-table.ts';
import { type TestApplication, testSecret } from '../support/test-application.ts';
import { applyTo } from './application-builder.ts';

/** A time as an employer writes it. */
export const slotOn = (day: string, from: string, minutes = 30) => ({ day, from, minutes });

/** An offer of two times at an address. */
export const offerForm = (change: {
  applicationIds: string[];
  slots?: ReturnType<typeof slotOn>[];
  placeKind?: InterviewPlace;
  place?: string;
  note?: string;
}) => ({
  slots: [slotOn('2026-12-01', '10:00'), slotOn('2026-12-01', '10:30')],
  placeKind: 'address' as InterviewPlace,
  place: 'Čika Ljubina 7, Beograd',
  note: 'Ponesite diplomu.',
  ...change,
});

/** The application of an address to a posting. */
export async function applicationIdOf(
  app: Pick<TestApplication, 'database'>,
  postingId: number,
  email: string,
): Promise<string> {
  const [row] = await app.database.executor
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.postingId, postingId), eq(applications.email, email)));
  return row?.id as string;
}

/** A guest who was invited: the round, the interview and the token of the mail's link. */
export async function buildInvitedGuests(
  app: TestApplication,
  { as, postingId, emails }: { as: string; postingId: number; emails: readonly string[] },
  change: Partial<Parameters<typeof offerForm>[0]> = {},
): Promise<{ round: InterviewRound; tokens: string[] }> {
  const applicationIds: string[] = [];
  for (const email of emails) {
    await applyTo(app, postingId, { email });
    applicationIds.push(await applicationIdOf(app, postingId, email));
  }
  const { data } = await app.call(
    offerInterviews,
    { params: { id: String(postingId) }, body: offerForm({ applicationIds, ...change }) },
    { as },
  );
  const mails = await app.mails();
  const tokens = emails.map((email) => {
    const mail = mails.findLast(
      ({ recipient, template }) => recipient === email && template === 'applications.interview-offered',
    );
    const path = (mail?.params as { path: string } | undefined)?.path ?? '';
    return new URLSearchParams(path.split('?')[1]).get('token') as string;
  });
  return { round: data.round, tokens };
}

/** The link that a guest's mail would carry for an interview; with the secret of the test application. */
export const interviewLinkFor = (interviewId: string, sessionSecret = testSecret): string =>
  signInterviewLink(createKeys(sessionSecret, '')('interview links'), 'choice', interviewId);

/** The token of the link in a guest's confirmation; with the secret of the test application. */
export const withdrawalLinkFor = (applicationId: string, sessionSecret = testSecret): string => {
  const path = withdrawalPath(createKeys(sessionSecret, '')('withdrawal links'), applicationId);
  return new URLSearchParams(path.split('?')[1]).get('token') as string;
};

/** The application of somebody who wrote from an address, of an account's or without one, as a row; its id. */
export async function buildApplication(
  { database }: Pick<TestApplication, 'database'>,
  person: { postingId: number; email: string; candidateId?: string | null; firstName?: string },
): Promise<string> {
  const [row] = await database.executor
    .insert(applications)
    .values({
      firstName: 'Dragan',
      lastName: 'Ćirić',
      phone: '+381641234567',
      applicationType: 'letter',
      coverLetter: 'Poštovani.',
      withoutCv: true,
      language: 'sr',
      createdAt: new Date(),
      ...person,
    })
    .returning({ id: applications.id });
  return row?.id as string;
}

/** An invitation of an application with some times from now on, as rows. */
export async function buildRound(
  { database }: Pick<TestApplication, 'database'>,
  { postingId, applicationId }: { postingId: number; applicationId: string },
): Promise<{ interviewId: string }> {
  const { executor } = database;
  const now = new Date();
  const round = { postingId, placeKind: 'address' as const, place: 'Čika Ljubina 7', createdAt: now };
  const [{ id: roundId = '' } = {}] = await executor.insert(interviewRounds).values(round).returning();
  await executor.insert(interviewSlots).values(
    [72, 96].map((hours) => ({
      roundId,
      startsAt: new Date(now.getTime() + hours * 3_600_000),
      endsAt: new Date(now.getTime() + hours * 3_600_000 + 1_800_000),
    })),
  );
  const [row] = await executor.insert(interviews).values({ roundId, applicationId, createdAt: now }).returning();
  return { interviewId: row?.id as string };
}
