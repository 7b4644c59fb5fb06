import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuildContext, buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPostingInput } from '../builders/posting-input-builder.ts';
import { testPassword } from './test-password.ts';

/** A running site, as a client reaches it: over the network, or inside the process. */
export interface ReachedSite {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Its public address, which requests that change something must come from. */
  origin: string;
}

/** Who does the main job; made in the database, as registering asks for mails. */
export async function buildMainJobPeople(app: BuildContext) {
  const employer = await buildEmployer(app);
  const candidate = await buildAccount(app);
  return { employer: employer.account, candidate };
}

/**
 * The main job of the site, as programs of any version do it: an employer signs in and publishes, a guest finds the posting, a candidate
 * applies, the employer reads the application. Knows addresses and fields alone, no code of the site.
 * @throws with the response of the step that did not go well
 */
export async function doMainJob(
  { fetch, origin }: ReachedSite,
  { employer, candidate }: Awaited<ReturnType<typeof buildMainJobPeople>>,
): Promise<{ postingId: number; applicationId: string }> {
  const ask = async <T>(method: string, path: string, token?: string, body?: unknown): Promise<T> => {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        Origin: origin,
        'Idempotency-Key': randomUUID(),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  };
  const signIn = async ({ email, accountType }: { email: string; accountType: string }): Promise<string> => {
    const body = { email, password: testPassword, accountType };
    return (await ask<{ token: { accessToken: string } }>('POST', '/auth/login', undefined, body)).token.accessToken;
  };

  const title = `Tkalac ${randomUUID().slice(0, 6).replace(/\d/g, 'a')}`;
  const owner = await signIn(employer);
  const form = buildPostingInput({ positionTitle: title });
  const sent = await ask<{ posting: { id: number } }>('POST', '/employer/postings', owner, form);
  const { id } = sent.posting;
  const isFound = async (): Promise<boolean> =>
    (await ask<{ id: number }[]>('GET', `/postings?q=${encodeURIComponent(title)}`)).some((one) => one.id === id);
  // A process that did not publish it may hear of it a second later (`SEARCH_FRESH_MS`); busy machines add theirs.
  for (let left = 50; !(await isFound()); left -= 1) {
    if (left === 0) throw new Error(`a search for „${title}” does not find ${id}`);
    await pause(100);
  }
  const page = await ask<{ positionTitle: string }>('GET', `/postings/${id}`);
  if (page.positionTitle !== title) throw new Error(`the page of ${id} says ${page.positionTitle}`);
  const sender = await signIn(candidate);
  const letter = { applicationType: 'cv_letter', coverLetter: 'Poštovani, tkam već dvadeset godina.' };
  await ask('POST', `/postings/${id}/applications`, sender, { ...letter, withoutCv: true });
  const [application] = await ask<{ id: string }[]>('GET', `/employer/postings/${id}/applications`, owner);
  if (!application) throw new Error(`the application to ${id} is not in the employer’s list`);
  return { postingId: id, applicationId: application.id };
}
