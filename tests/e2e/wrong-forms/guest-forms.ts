import { signUnsubscription } from '#features/accounts/unsubscribing/server/unsubscribe-token.ts';
import { emptySearch } from '#features/agents/agent-search.ts';
import { signAgentLink } from '#features/agents/server/agent-link.ts';
import { agentMails, alertRequests } from '#features/agents/server/agent-table.ts';
import { companyAddresses } from '#features/employers/addresses/server/address-table.ts';
import { companyInvitations } from '#features/employers/server/employer-table.ts';
import { createKeys } from '#host/secrets.ts';
import { hashOpaqueToken, newOpaqueToken } from '#host/sessions/opaque-token.ts';
import { signId } from '#host/signed-id.ts';
import { buildAccount } from '../../builders/account-builder.ts';
import { buildAgent } from '../../builders/agent-builder.ts';
import { buildEmployer } from '../../builders/employer-builder.ts';
import { buildPosting } from '../../builders/posting-builder.ts';
import { mailedLink } from '../mailed-link.ts';
import { expect, type Site, test } from '../site.ts';
import { invitedOf } from './invited.ts';
import { alive, expectTold, formOf, press, spoil, type Walk, walk } from './walk.ts';

/** A link of an agent's mail that named a posting. */
const agentLink = async (site: Site): Promise<{ token: string; postingId: number }> => {
  const agent = await buildAgent(site);
  const { id: postingId } = await buildPosting(site);
  await site.database.executor.insert(agentMails).values({
    id: crypto.randomUUID(),
    agentId: agent.id,
    accountId: agent.accountId,
    postingIds: [postingId],
    createdAt: new Date(),
  });
  const secret = createKeys(site.sessionSecret, '')('agent links');
  return { token: signAgentLink(secret, { kind: 'mail', agentId: agent.id, key: 1 }), postingId };
};

/** The token of an invitation for an address. */
const invitationFor = async (site: Site, email: string): Promise<string> => {
  const { row } = await buildEmployer(site);
  const token = crypto.randomUUID();
  await site.database.executor.insert(companyInvitations).values({
    employerId: row.id,
    email,
    role: 'reader',
    tokenHash: hashOpaqueToken(token),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  return token;
};

/** Who has no account, or is not signed in. */
export const guestForms: Record<string, Walk> = {
  login: (page) => walk(page, 'login', () => alive(page, '/prijava/kandidat')),
  'register-jobseeker': (page) => walk(page, 'register-jobseeker', () => alive(page, '/registracija/kandidat')),
  'register-employer': (page) => walk(page, 'register-employer', () => alive(page, '/registracija/poslodavac')),
  instructions: (page) => walk(page, 'instructions', () => alive(page, '/lozinka/zaboravljena')),
  async 'new-password'(page, site) {
    const { email } = await buildAccount(site);
    await alive(page, '/lozinka/zaboravljena');
    await page.getByLabel(/[Ii]mejl/).fill(email);
    await press(page, 'instructions');
    const link = await mailedLink(site, email, '/lozinka/resetovanje');
    await walk(page, 'new-password', () => alive(page, link));
  },
  async 'join-company'(page, site) {
    const token = await invitationFor(site, `${crypto.randomUUID()}@primer.rs`);
    await walk(page, 'join-company', () => alive(page, `/prijava/poslodavac/poziv?token=${token}`));
  },
  async 'rejoin-company'(page, site) {
    const { email } = await buildAccount(site, { accountType: 'employer' });
    const token = await invitationFor(site, email);
    await walk(page, 'rejoin-company', () => alive(page, `/prijava/poslodavac/poziv?token=${token}`));
  },
  async 'interview-choice'(page, site) {
    const { link } = await invitedOf(site);
    await walk(page, 'interview-choice', () => alive(page, link));
  },
  async 'interview-refusal'(page, site) {
    const { link } = await invitedOf(site);
    await alive(page, link);
    await page.getByText('Otkažite razgovor').click();
    // A reason may be missing; one that is too long is told.
    const form = formOf(page, 'interview-refusal').filter({ visible: true });
    await spoil(form, 'nonsense');
    await form.getByRole('button').click();
    await expectTold(page, 'interview-refusal, too long');
  },
  contact: (page) => walk(page, 'contact', () => alive(page, '/kontakt')),
  async report(page, site) {
    const { id } = await buildPosting(site);
    await walk(page, 'report', async () => {
      await alive(page, `/oglasi/${id}`);
      await page.getByRole('link', { name: 'Prijavi nepravilnost' }).click();
    });
  },
  async 'guest-application'(page, site) {
    const questions = [{ id: 'p1', text: 'Od kada?', answerType: 'single' as const, answers: ['Odmah', 'Kasnije'] }];
    const { id } = await buildPosting(site, { questions });
    const open = async () => {
      await alive(page, `/oglasi/${id}`);
      await page.getByRole('button', { name: 'Prijavite se na oglas' }).first().click();
      await page.getByText('Adresa i datum rođenja').click();
    };
    await walk(page, 'guest-application', open);
    // All that is wrong is named above, and leads to its field.
    const window = page.getByRole('dialog');
    await window.getByRole('button', { name: 'Datum rođenja' }).click();
    await expect(window.getByLabel('Datum rođenja')).toBeFocused();
    await test.step('what the job needs, not answered and not met', async () => {
      const required = questions.map((question) => ({
        ...question,
        requiredAnswers: ['Odmah'],
        otherwise: 'end' as const,
      }));
      const { id: needing } = await buildPosting(site, { questions: required });
      await alive(page, `/oglasi/${needing}`);
      await page.getByRole('button', { name: 'Prijavite se na oglas' }).first().click();
      await press(page, 'guest-application');
      await expectTold(page, 'guest-application, nothing answered');
      await window.getByRole('radio', { name: 'Kasnije' }).check();
      await press(page, 'guest-application');
      await expect(window.locator('.requirements-ending')).toBeFocused();
    });
  },
  async unsubscribe(page, site) {
    const { row } = await buildAccount(site);
    const secret = createKeys(site.sessionSecret, '')('unsubscribe');
    const token = signUnsubscription(secret, { accountId: row.id, list: 'news' });
    await alive(page, `/email/odjava?token=${token}`);
    // No field of it can be wrong: it is the sending that fails.
    await page.route('**/api/services/mail/unsubscribe', (route) => route.abort());
    await press(page, 'unsubscribe');
    await expectTold(page, 'unsubscribe');
  },
  async 'notice-address'(page, site) {
    const { row } = await buildEmployer(site);
    const token = newOpaqueToken();
    const now = new Date();
    await site.database.executor.insert(companyAddresses).values({
      employerId: row.id,
      email: `forma-${row.id}@kvarc.rs`,
      tokenHash: hashOpaqueToken(token),
      requestedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    });
    await alive(page, `/email/obavestenja?token=${token}`);
    // No field of it can be wrong: it is the sending that fails.
    await page.route('**/api/services/company-address/confirm', (route) => route.abort());
    await press(page, 'notice-address');
    await expectTold(page, 'notice-address');
  },
  alert: (page) => walk(page, 'alert', () => alive(page, '/oglasi/obavestenja?locations=beograd')),
  async 'alert-confirmation'(page, site) {
    const id = crypto.randomUUID();
    await site.database.executor.insert(alertRequests).values({
      id,
      email: `forma-${id}@kvarc.rs`,
      language: 'sr',
      title: 'Beograd',
      search: { ...emptySearch, locations: ['beograd'] },
      createdAt: new Date(),
    });
    const token = signId(createKeys(site.sessionSecret, '')('agent links'), 'alert', id);
    await alive(page, `/oglasi/obavestenja/potvrda?token=${token}`);
    // No field of it can be wrong: it is the sending that fails.
    await page.route('**/api/services/alert/confirm', (route) => route.abort());
    await press(page, 'alert-confirmation');
    await expectTold(page, 'alert-confirmation');
  },
  async 'application-withdrawal'(page, site) {
    const { withdrawal } = await invitedOf(site);
    await alive(page, withdrawal);
    // No field of it can be wrong: it is the sending that fails.
    await page.route('**/api/services/application-withdrawal', (route) => route.abort());
    await press(page, 'application-withdrawal');
    await expectTold(page, 'application-withdrawal');
  },
  async 'agent-mail'(page, site) {
    const { token } = await agentLink(site);
    await alive(page, `/digitalni-agent/mejl?token=${token}`);
    // No field of it can be wrong: it is the sending that fails.
    await page.route('**/api/services/agent-mail*', (route) => route.abort());
    await press(page, 'agent-mail');
    await expectTold(page, 'agent-mail');
  },
  async 'agent-opinion'(page, site) {
    const { token, postingId } = await agentLink(site);
    await page.route('**/api/services/agent-mail/opinion', (route) => route.abort());
    await alive(page, `/digitalni-agent/mejl?token=${token}&posting=${postingId}`);
    await press(page, 'agent-opinion');
    await expectTold(page, 'agent-opinion');
  },
};
