import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, externalIdentities, sessions } from '#features/accounts/server/account-table.ts';
import { emptySearch } from '#features/agents/agent-search.ts';
import { createAgent } from '#features/agents/contract.ts';
import { agentDrafts } from '#features/agents/drafts/server/agent-draft-table.ts';
import { agents } from '#features/agents/server/agent-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { addDocument } from '#features/candidates/documents/contract.ts';
import { contactMessages } from '#features/contact/messages/server/contact-table.ts';
import { postingReports } from '#features/contact/server/report-table.ts';
import { editedTexts } from '#features/content/editing/server/edited-text-table.ts';
import { builtInValues } from '#features/content/pages/server/page-text.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { companyInvitations, companyMembers } from '#features/employers/server/employer-table.ts';
import { uploadFile } from '#features/files/contract.ts';
import { files } from '#features/files/server/file-table.ts';
import { applicationMessages, messageTemplates } from '#features/messages/server/message-table.ts';
import { postingInput } from '#features/postings/input-fields.ts';
import { postingChanges } from '#features/postings/server/posting-change-table.ts';
import { saveDraft } from '#features/publishing/drafts/contract.ts';
import { questionnaires } from '#features/publishing/questionnaires/server/questionnaire-table.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { rateLimits } from '#host/rate-limit-table.ts';
import type { AccountType } from '#kit/actor.ts';
import { companyRoles } from '#kit/company-role.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { type Access, fillPath } from '#kit/endpoint.ts';
import { newIdempotencyKey } from '#kit/idempotency-key.ts';
import { offerInterviews } from '#plugins/interviews/contract.ts';
import { buildAccount } from './builders/account-builder.ts';
import { buildAnnouncement } from './builders/announcement-builder.ts';
import { applicationForm, applyTo, applyWith, guestForm } from './builders/application-builder.ts';
import { articleValues, buildArticle, buildDraftArticle } from './builders/article-builder.ts';
import { buildBlogPost } from './builders/blog-builder.ts';
import { buildCompanyPhoto } from './builders/company-photo-builder.ts';
import { buildDraftValues } from './builders/draft-builder.ts';
import { buildEmployer } from './builders/employer-builder.ts';
import { buildInvitedGuests, offerForm, slotOn } from './builders/interview-builder.ts';
import { buildOrder } from './builders/order-builder.ts';
import { signedInAdmin, signedInCandidate, signedInEmployer } from './builders/personas.ts';
import { buildPosting } from './builders/posting-builder.ts';
import { buildPostingInput } from './builders/posting-input-builder.ts';
import { samplePdf } from './support/sample-files.ts';
import { createTestApplication } from './support/test-application.ts';

/*
 * Who may do what to which object: everybody × every endpoint with a parameter × an object of another account and one
 * that does not exist. Callers without permission get the same 404 as for a missing object
 * (rules.md#foreign-objects).
 */
const app = await createTestApplication();
const { executor } = app.database;

type Caller = 'guest' | 'candidateA' | 'candidateB' | 'employerA' | 'employerB' | 'administrator';

const candidateA = await signedInCandidate(app);
const candidateB = await signedInCandidate(app);
const employerA = await signedInEmployer(app);
const employerB = await signedInEmployer(app);
const administrator = await signedInAdmin(app);

const tokens: Record<Caller, string | null> = {
  guest: null,
  candidateA: candidateA.token,
  candidateB: candidateB.token,
  employerA: employerA.token,
  employerB: employerB.token,
  administrator: administrator.token,
};
const callers = Object.keys(tokens) as Caller[];
const everybody = callers;

interface ObjectRow {
  /** A new object, as the path names it. */
  make(): Promise<string>;
  /** Callers who may; of the others, those of the endpoint's account types get 404. */
  may: readonly Caller[];
  body?: () => unknown;
}

/** An upload of candidate A's, not yet used. */
const uploadOfCandidate = async (): Promise<string> => {
  const form = new FormData();
  form.set('purpose', 'document');
  form.set('file', new File([samplePdf()], 'cv.pdf', { type: 'application/pdf' }));
  const { data } = await app.call(
    uploadFile,
    { body: { purpose: 'document' } },
    { as: tokens.candidateA as string, form },
  );
  return data.id;
};

const documentOfCandidate = async (): Promise<string> => {
  const body = { fileId: await uploadOfCandidate() };
  return (await app.call(addDocument, { body }, { as: tokens.candidateA as string })).data.id;
};

const livePosting = async (): Promise<string> => String((await buildPosting(app, { employerId: employerA.row.id })).id);

/** A live posting whose new words wait for approval. */
const changedPosting = async (): Promise<string> => {
  const id = await livePosting();
  const changed = {
    postingId: Number(id),
    input: postingInput.parse(buildPostingInput()),
    askedAt: app.clock.now(),
  };
  await executor.insert(postingChanges).values(changed);
  return id;
};

/** An order of employer A, for a posting that waits for it. */
const unpaidOrder = async (): Promise<string> => String((await buildOrder(app, { employerId: employerA.row.id })).id);

/** The same with its pro-forma invoice. */
const drawnOrder = async (): Promise<string> => {
  const [file] = await executor
    .insert(files)
    .values({
      purpose: 'proforma',
      name: 'predracun.pdf',
      mediaType: 'application/pdf',
      size: 1,
      storageKey: randomUUID(),
      ownerId: employerA.account.row.id,
      createdAt: app.clock.now(),
    })
    .returning();
  const change = { employerId: employerA.row.id, proformaFileId: file?.id ?? null };
  return String((await buildOrder(app, change)).id);
};

let lastPib = 300_000_000;
const companyToVerify = async (verifiedAt: Date | null): Promise<string> => {
  lastPib += 1;
  const numbers = { pib: String(lastPib), registrationNumber: '17162543' };
  return String((await buildEmployer(app, { ...numbers, verifiedAt })).row.id);
};

/** All that can be changed of one without an account. */
const importedCompany = {
  version: 1,
  company: 'Uvezena firma',
  pib: '',
  registrationNumber: '',
  phone: '',
  website: '',
  location: '',
  postal: '',
  address: '',
  companyEmail: '',
  about: '',
  keepLogo: true,
};

const postingInReview = async (): Promise<string> =>
  String(
    (
      await buildPosting(app, {
        employerId: employerA.row.id,
        state: 'in_review',
        firstPublishedAt: null,
        liveUntil: null,
      })
    ).id,
  );

const externalPosting = async (): Promise<string> =>
  String(
    (
      await buildPosting(app, {
        employerId: employerA.row.id,
        isExternalApply: true,
        externalLink: 'https://kvarc.example/posao',
      })
    ).id,
  );

/** An application to a posting of employer A. */
const application = async (): Promise<string> => {
  const postingId = Number(await livePosting());
  await applyTo(app, postingId);
  const [row] = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.postingId, postingId));
  return row?.id as string;
};

/** A posting of employer A with an application. */
const appliedPosting = async (): Promise<string> => {
  const id = await livePosting();
  await applyTo(app, Number(id));
  return id;
};

/** Candidate A's, to a posting of employer A. */
const sentApplication = async (): Promise<string> => {
  await executor.delete(rateLimits);
  return (await applyWith(app, candidateA.token, Number(await livePosting()))).data.application.id;
};

/** One that has waited longer than anybody promises. */
const unansweredApplication = async (): Promise<string> => {
  const id = await sentApplication();
  const createdAt = new Date(app.clock.now().getTime() - 40 * 86_400_000);
  await executor.update(applications).set({ createdAt }).where(eq(applications.id, id));
  return id;
};

/** Times that employer A offered to candidate A. */
const offeredTimes = async (): Promise<{ round: string; slot: string; interview: string }> => {
  // Every caller has an application of their own made: more than one candidate sends in an hour.
  await executor.delete(rateLimits);
  const id = await livePosting();
  const applied = (await applyWith(app, candidateA.token, Number(id))).data.application.id;
  const { data } = await app.call(
    offerInterviews,
    { params: { id }, body: offerForm({ applicationIds: [applied] }) },
    { as: employerA.token },
  );
  const { round } = data;
  return { round: round.id, slot: round.slots[0]?.id ?? '', interview: round.interviews[0]?.id ?? '' };
};

/** The token of a guest's link. */
const guestLink = async (): Promise<string> => {
  const place = { as: employerA.token, postingId: Number(await livePosting()) };
  const emails = [`${randomUUID()}@primer.rs`];
  return (await buildInvitedGuests(app, { ...place, emails })).tokens[0] as string;
};

/** The same, after the company has written. */
const writtenApplication = async (): Promise<string> => {
  const id = await sentApplication();
  const createdAt = app.clock.now();
  await executor.insert(applicationMessages).values({
    applicationId: id,
    side: 'employer',
    subject: 'Poziv',
    body: 'Dobar dan.',
    state: 'sent',
    createdAt,
  });
  return id;
};

/** A posting of employer A that somebody has applied to. */
const postingWithApplication = async (): Promise<string> => {
  const id = await livePosting();
  await applyTo(app, Number(id));
  return id;
};

const templateForm = { name: 'Poziv', subject: 'Poziv', body: 'Dobar dan, {ime}.' };
const template = async (): Promise<string> => {
  const [row] = await executor
    .insert(messageTemplates)
    .values({
      ...templateForm,
      name: randomUUID(),
      employerId: employerA.row.id,
      updatedAt: app.clock.now(),
    })
    .returning({ id: messageTemplates.id });
  return row?.id as string;
};

const otherSession = async (): Promise<string> => {
  const [row] = await executor
    .insert(sessions)
    .values({
      accountId: candidateA.row.id,
      userAgent: 'Firefox',
      createdAt: app.clock.now(),
      lastUsedAt: app.clock.now(),
      expiresAt: new Date(app.clock.now().getTime() + 86_400_000),
    })
    .returning({ id: sessions.id });
  return row?.id as string;
};

/** A connected sign-in of candidate A's; a path names the provider. */
const identity = async (): Promise<string> => {
  const provider = `p${randomUUID().slice(0, 8)}`;
  await executor.insert(externalIdentities).values({
    accountId: candidateA.row.id,
    provider,
    subject: provider,
    email: candidateA.email,
    createdAt: app.clock.now(),
  });
  return provider;
};

const failedMail = async (): Promise<string> => {
  const [row] = await executor
    .insert(mailMessages)
    .values({
      template: 'employers.removed',
      params: { company: 'Lipa' },
      language: 'sr',
      recipient: 'a@primer.rs',
      state: 'failed',
      createdAt: app.clock.now(),
    })
    .returning({ id: mailMessages.id });
  return row?.id as string;
};

const user = async (): Promise<string> => (await buildAccount(app)).row.id;
const blockedUser = async (): Promise<string> => (await buildAccount(app, { blockedAt: app.clock.now() })).row.id;

const company = async (): Promise<string> => String((await buildEmployer(app)).row.id);
const blockedCompany = async (): Promise<string> => {
  const { row, account } = await buildEmployer(app);
  const change = { blockedAt: app.clock.now() };
  await executor.update(accounts).set(change).where(eq(accounts.id, account.row.id));
  return String(row.id);
};
/** A colleague of employer A. */
const member = async (): Promise<string> => {
  const { row } = await buildAccount(app, { accountType: 'employer' });
  const joined = { employerId: employerA.row.id, role: 'recruiter', joinedAt: app.clock.now() } as const;
  await executor.insert(companyMembers).values({ accountId: row.id, ...joined });
  return row.id;
};
const invitation = async (): Promise<string> => {
  const [row] = await executor
    .insert(companyInvitations)
    .values({
      employerId: employerA.row.id,
      email: `${randomUUID()}@primer.rs`,
      role: 'reader' as const,
      tokenHash: randomUUID(),
      createdAt: app.clock.now(),
      expiresAt: new Date(app.clock.now().getTime() + 86_400_000),
    })
    .returning({ id: companyInvitations.id });
  return row?.id as string;
};
const article = async (): Promise<string> => String(await buildDraftArticle(app));

/** A page that nobody has written yet. */
const untouchedPage = async (): Promise<string> => {
  await executor.delete(editedTexts).where(eq(editedTexts.page, 'about'));
  return 'about';
};

const announcement = async (): Promise<string> => String((await buildAnnouncement(app)).id);
const announcementForm = () => ({
  level: 'info',
  audience: 'all',
  textSr: 'Sutra ne radimo.',
  textEn: 'Closed tomorrow.',
  version: 1,
  startsAt: `${localDay(app.clock.now())}T00:00`,
  endsAt: `${addDays(localDay(app.clock.now()), 2)}T00:00`,
});

const blogPost = async (): Promise<string> => String((await buildBlogPost(app)).id);

/** A report of employer A's posting. */
const reportOf = async (handledAt: Date | null): Promise<string> => {
  const [row] = await executor
    .insert(postingReports)
    .values({
      postingId: Number(await livePosting()),
      reason: 'gone',
      text: '',
      language: 'sr',
      createdAt: app.clock.now(),
      handledAt,
    })
    .returning({ id: postingReports.id });
  return row?.id as string;
};
const report = (): Promise<string> => reportOf(null);
const handledReport = (): Promise<string> => reportOf(app.clock.now());

const messageToProvider = async (): Promise<string> => {
  const sent = { name: 'Ana', email: 'ana@primer.rs', sender: 'other', subject: 'other', message: 'Zdravo.' } as const;
  const [row] = await executor
    .insert(contactMessages)
    .values({ ...sent, language: 'sr', createdAt: app.clock.now() })
    .returning({ id: contactMessages.id });
  return row?.id as string;
};

const questionnaireForm = {
  name: 'Vozači',
  questions: [{ id: 'p1', text: 'Imate li vozačku dozvolu?', answerType: 'free' as const, answers: [] }],
};
const questionnaire = async (): Promise<string> => {
  const [row] = await executor
    .insert(questionnaires)
    .values({
      ...questionnaireForm,
      name: randomUUID(),
      employerId: employerA.row.id,
      updatedAt: app.clock.now(),
    })
    .returning({ id: questionnaires.id });
  return String(row?.id);
};

const agentForm = { title: 'Vozač u Nišu', search: { categories: ['transport'], locations: ['nis'] } };
const agentDraftValues = {
  title: '',
  search: emptySearch,
  emailNotifications: true,
  frequency: 'instant',
  step: 'basics',
};
/** Candidate A's; twenty at most are kept, so the last one makes room. */
const agent = async (): Promise<string> => {
  await executor.delete(agents).where(eq(agents.accountId, candidateA.row.id));
  const { data } = await app.call(createAgent, { body: agentForm }, { as: tokens.candidateA as string });
  return String(data.id);
};
/** The path of a draft that nobody has begun. */
const forgottenAgentDraft = async (): Promise<string> => {
  await executor.delete(agentDrafts);
  return 'create';
};

const newDraft = async (): Promise<string> => {
  const body = { posting: null, values: buildDraftValues(), version: 0, id: newIdempotencyKey() };
  const params = { kind: 'create' };
  return (await app.call(saveDraft, { params, body }, { as: tokens.employerA as string })).data.id;
};

const decision = () => ({ ground: 'other', reason: 'Provera pristupa', version: 1 });
/** A decision that somebody objected to. */
const objectedDecision = async (): Promise<string> => {
  const [row] = await executor
    .insert(decisions)
    .values({
      act: 'postingRemoved',
      ground: 'other',
      facts: 'Provera pristupa',
      decidedAt: app.clock.now(),
      objectedAt: app.clock.now(),
    })
    .returning({ id: decisions.id });
  return row?.id as string;
};
const editedForm = () => {
  const { productGroup: _, ...words } = buildPostingInput();
  return { ...words, version: 1 };
};
const because = () => ({ reason: 'Provera pristupa' });
const grounded = () => ({ ground: 'other', ...because() });
const administrators = ['administrator'] as const;
/** Each has its own draft. */
const employers = ['employerA', 'employerB'] as const;
const candidates = ['candidateA', 'candidateB'] as const;

/** A new endpoint with a parameter needs a row here. */
const rows: Record<string, ObjectRow> = {
  'accounts.endSession': { make: otherSession, may: ['candidateA'] },
  'accounts.unlinkIdentity': { make: identity, may: ['candidateA'] },
  // Nothing of anybody's: providers come from the configuration, which here has none.
  'accounts.linkIdentity': { make: async () => 'nobody', may: [] },
  'administration.getUser': { make: user, may: administrators },
  'administration.blockUser': { make: user, may: administrators, body: grounded },
  'administration.unblockUser': { make: blockedUser, may: administrators, body: because },
  'administration.signOutUser': { make: user, may: administrators, body: because },
  'administration.sendInstructions': { make: user, may: administrators, body: because },
  'administration.deleteUser': { make: user, may: administrators, body: because },
  'administration.getMessage': { make: report, may: administrators },
  'administration.verifyCompany': { make: () => companyToVerify(null), may: administrators, body: because },
  'administration.unverifyCompany': {
    make: () => companyToVerify(app.clock.now()),
    may: administrators,
    body: grounded,
  },
  'administration.getCompany': { make: () => companyToVerify(null), may: administrators },
  'administration.saveCompany': {
    make: async () => String((await buildEmployer(app, { accountId: null })).row.id),
    may: administrators,
    body: () => ({ ...importedCompany, ...because() }),
  },
  'administration.blockCompany': { make: company, may: administrators, body: grounded },
  'administration.unblockCompany': { make: blockedCompany, may: administrators, body: because },
  'administration.removeCompanyPhoto': {
    make: () => buildCompanyPhoto(app, employerA.row.id),
    may: administrators,
    body: grounded,
  },
  'administration.removeCompanySteps': {
    make: async () => String((await buildEmployer(app, { selectionSteps: [{ title: 'Razgovor', days: 3 }] })).row.id),
    may: administrators,
    body: () => ({ ...grounded(), version: 1 }),
  },
  'employers.changeMember': {
    make: member,
    may: ['employerA'],
    body: () => ({ role: 'reader' }),
  },
  'employers.removeMember': { make: member, may: ['employerA'] },
  'employers.withdrawInvitation': { make: invitation, may: ['employerA'] },
  'administration.deleteCompany': { make: () => companyToVerify(null), may: administrators, body: because },
  'administration.handleMessage': { make: messageToProvider, may: administrators, body: because },
  'administration.decideReport': { make: report, may: administrators, body: grounded },
  'decisions.decideObjection': {
    make: objectedDecision,
    may: administrators,
    body: () => ({ upheld: false, ...because() }),
  },
  'administration.reopenMessage': { make: handledReport, may: administrators, body: because },
  'administration.getMail': { make: failedMail, may: administrators },
  'administration.resendMail': { make: failedMail, may: administrators },
  'candidates.changeDocument': {
    make: documentOfCandidate,
    may: ['candidateA'],
    body: () => ({ name: 'Provera pristupa' }),
  },
  'candidates.deleteDocument': { make: documentOfCandidate, may: ['candidateA'] },
  'candidates.dismissPrompt': { make: async () => 'cv', may: ['candidateA', 'candidateB'] },
  'files.delete': { make: uploadOfCandidate, may: ['candidateA'] },
  // Administrators see to complaints.
  'files.link': { make: uploadOfCandidate, may: ['candidateA', 'administrator'] },
  'employers.get': { make: company, may: everybody },
  'content.getBlogPost': { make: blogPost, may: everybody },
  'content.getArticle': { make: article, may: administrators },
  'content.saveArticle': {
    make: article,
    may: administrators,
    body: () => ({ values: articleValues(), version: 1 }),
  },
  'content.publishArticle': {
    make: article,
    may: administrators,
    body: () => ({ ...articleValues(), version: 1, at: null }),
  },
  'content.withdrawArticle': {
    make: async () => String(await buildArticle(app)),
    may: administrators,
    body: () => ({ version: 1 }),
  },
  'content.deleteArticle': { make: article, may: administrators },
  'content.previewArticle': { make: article, may: administrators },
  'content.getSitePage': { make: async () => 'about', may: everybody },
  'content.getPage': { make: async () => 'about', may: administrators },
  'content.savePage': {
    make: untouchedPage,
    may: administrators,
    body: () => ({ values: builtInValues('about'), version: 0 }),
  },
  'content.publishPage': {
    make: untouchedPage,
    may: administrators,
    body: () => ({ ...builtInValues('about'), version: 0, inForceOn: null, asksConsent: false }),
  },
  'content.previewPage': { make: async () => 'about', may: administrators },
  'content.saveAnnouncement': { make: announcement, may: administrators, body: announcementForm },
  'content.endAnnouncement': { make: announcement, may: administrators, body: () => ({}) },
  'content.deleteAnnouncement': { make: announcement, may: administrators },
  'postings.get': { make: livePosting, may: everybody },
  'postings.similar': { make: livePosting, may: everybody },
  'postings.view': { make: livePosting, may: everybody },
  'postings.applyClick': { make: externalPosting, may: everybody },
  'postings.save': { make: livePosting, may: ['candidateA', 'candidateB'] },
  'postings.unsave': { make: livePosting, may: ['candidateA', 'candidateB'] },
  'postings.hide': { make: livePosting, may: ['candidateA', 'candidateB'] },
  'postings.unhide': { make: livePosting, may: ['candidateA', 'candidateB'] },
  'postings.hideEmployer': { make: company, may: ['candidateA', 'candidateB'] },
  'postings.unhideEmployer': { make: company, may: ['candidateA', 'candidateB'] },
  'advertising.getOrder': { make: unpaidOrder, may: ['employerA'] },
  'advertising.orderProforma': { make: drawnOrder, may: ['employerA'] },
  'advertising.anyOrderProforma': { make: drawnOrder, may: administrators },
  'advertising.cancelOrder': { make: unpaidOrder, may: ['employerA'] },
  'advertising.payOrder': { make: unpaidOrder, may: administrators, body: () => ({ note: 'Izvod 214' }) },
  'advertising.cancelAnyOrder': { make: unpaidOrder, may: administrators, body: because },
  'postings.close': { make: livePosting, may: ['employerA'], body: () => ({ reason: 'filled' }) },
  'postings.withdrawChange': { make: changedPosting, may: ['employerA'] },
  'postings.getDraft': { make: async () => 'create', may: employers },
  'postings.saveDraft': {
    make: async () => 'create',
    may: employers,
    body: () => ({ posting: null, values: buildDraftValues(), version: 0 }),
  },
  'postings.dropDraft': { make: async () => 'create', may: employers },
  'postings.openDraft': { make: newDraft, may: ['employerA'] },
  'postings.deleteDraft': { make: newDraft, may: ['employerA'] },
  'postings.changeQuestionnaire': {
    make: questionnaire,
    may: ['employerA'],
    body: () => ({ ...questionnaireForm, version: 1 }),
  },
  'postings.deleteQuestionnaire': { make: questionnaire, may: ['employerA'] },
  'postings.edit': { make: livePosting, may: ['employerA'], body: editedForm },
  'postings.renew': {
    make: livePosting,
    may: ['employerA'],
    body: () => ({ ...buildPostingInput(), productDuration: 15, version: 1 }),
  },
  'postings.moderatedOne': { make: livePosting, may: administrators },
  'postings.approve': {
    make: postingInReview,
    may: administrators,
    body: () => ({ reason: '', version: 1 }),
  },
  'postings.reject': { make: postingInReview, may: administrators, body: decision },
  'postings.recall': { make: livePosting, may: administrators, body: decision },
  'postings.remove': { make: livePosting, may: administrators, body: decision },
  'postings.getOwn': { make: livePosting, may: ['employerA'] },
  'postings.statistics': { make: livePosting, may: ['employerA'] },
  'postings.history': { make: livePosting, may: ['employerA'] },
  'contact.reportPosting': { make: livePosting, may: everybody, body: () => ({ reason: 'gone' }) },
  'agents.get': { make: agent, may: ['candidateA'] },
  'agents.save': { make: agent, may: ['candidateA'], body: () => ({ ...agentForm, version: 1 }) },
  'agents.switch': { make: agent, may: ['candidateA'], body: () => ({ emailNotifications: false }) },
  'agents.delete': { make: agent, may: ['candidateA'] },
  'agents.postings': { make: agent, may: ['candidateA'] },
  'agents.see': { make: agent, may: ['candidateA'] },
  'agents.renewFeed': { make: agent, may: ['candidateA'] },
  'agents.getDraft': { make: async () => 'create', may: candidates },
  'agents.saveDraft': {
    make: forgottenAgentDraft,
    may: candidates,
    body: () => ({ agent: null, values: agentDraftValues, version: 0 }),
  },
  'agents.dropDraft': { make: async () => 'create', may: candidates },
  'applications.applyAsGuest': { make: livePosting, may: everybody, body: guestForm },
  'applications.apply': { make: livePosting, may: ['candidateA', 'candidateB'], body: applicationForm },
  'applications.getSent': { make: sentApplication, may: ['candidateA'] },
  'applications.getStatusQuestion': { make: sentApplication, may: ['candidateA'] },
  'applications.askStatus': { make: unansweredApplication, may: ['candidateA'] },
  'applications.getSentArchive': { make: sentApplication, may: ['candidateA'] },
  'applications.withdraw': { make: sentApplication, may: ['candidateA'] },
  'applications.listOwnInterviews': { make: sentApplication, may: ['candidateA'] },
  'applications.answerInterview': {
    make: async () => (await offeredTimes()).interview,
    may: ['candidateA'],
    body: () => ({ act: 'unsuited' }),
  },
  'applications.guestInterview': { make: guestLink, may: everybody },
  'applications.answerGuestInterview': {
    make: guestLink,
    may: everybody,
    body: () => ({ act: 'cancel' }),
  },
  'applications.sendResults': {
    make: postingWithApplication,
    may: ['employerA'],
    body: () => ({ status: 'all', result: 'positionFilled', sendAt: 'later' }),
  },
  'applications.listPendingResults': { make: livePosting, may: ['employerA'] },
  'applications.endResults': {
    make: postingWithApplication,
    may: ['employerA'],
    body: () => ({ others: true, sendAt: 'later' }),
  },
  'applications.undoResults': { make: livePosting, may: ['employerA'], body: () => ({ id: randomUUID() }) },
  'applications.listResults': { make: application, may: ['employerA'] },
  'applications.undoResult': { make: application, may: ['employerA'] },
  'applications.listInterviews': { make: livePosting, may: ['employerA'] },
  'applications.offerInterviews': {
    make: postingWithApplication,
    may: ['employerA'],
    body: () => ({ ...offerForm({ applicationIds: [] }), applicationIds: undefined, status: 'all' }),
  },
  'applications.addInterviewSlots': {
    make: async () => (await offeredTimes()).round,
    may: ['employerA'],
    body: () => ({ slots: [slotOn('2026-12-05', '10:00')] }),
  },
  'applications.cancelInterviewRound': {
    make: async () => (await offeredTimes()).round,
    may: ['employerA'],
    body: () => ({ reason: '' }),
  },
  'applications.moveInterviewSlot': {
    make: async () => (await offeredTimes()).slot,
    may: ['employerA'],
    body: () => slotOn('2026-12-05', '10:00'),
  },
  'applications.removeInterviewSlot': { make: async () => (await offeredTimes()).slot, may: ['employerA'] },
  'applications.cancelInterview': {
    make: async () => (await offeredTimes()).interview,
    may: ['employerA'],
    body: () => ({ reason: '' }),
  },
  'applications.list': { make: livePosting, may: ['employerA'] },
  'applications.get': { make: application, may: ['employerA'] },
  'applications.listEvents': { make: application, may: ['employerA'] },
  'applications.getNote': { make: application, may: ['employerA'] },
  'applications.putNote': {
    make: application,
    may: ['employerA'],
    body: () => ({ text: 'Zvati', version: 0 }),
  },
  'applications.getArchive': { make: application, may: ['employerA'] },
  'applications.archive': {
    make: appliedPosting,
    may: ['employerA'],
    body: () => ({ status: 'all' }),
  },
  'applications.sortSeveral': {
    make: livePosting,
    may: ['employerA'],
    body: () => ({ status: 'all', to: 'saved' }),
  },
  'applications.listFile': { make: livePosting, may: ['employerA'] },
  'applications.writeToGroup': {
    make: postingWithApplication,
    may: ['employerA'],
    body: () => ({ status: 'all', subject: 'Poziv', body: 'Dobar dan.' }),
  },
  'applications.previewMessage': {
    make: postingWithApplication,
    may: ['employerA'],
    body: () => ({ status: 'all', subject: 'Poziv', body: 'Dobar dan.', place: 1 }),
  },
  'applications.writeToOne': {
    make: application,
    may: ['employerA'],
    body: () => ({ subject: 'Poziv', body: 'Dobar dan.' }),
  },
  'applications.listMessages': { make: application, may: ['employerA'] },
  'applications.listOwnMessages': { make: sentApplication, may: ['candidateA'] },
  'applications.answerMessage': {
    make: writtenApplication,
    may: ['candidateA'],
    body: () => ({ body: 'Hvala.' }),
  },
  'applications.changeTemplate': {
    make: template,
    may: ['employerA'],
    body: () => ({ ...templateForm, name: randomUUID(), version: 1 }),
  },
  'applications.deleteTemplate': { make: template, may: ['employerA'] },
  'applications.sort': { make: application, may: ['employerA'], body: () => ({ status: 'saved' }) },
};

const withParameter = app.routes.map(({ endpoint }) => endpoint).filter(({ path }) => path.includes('{'));

test('every endpoint with a parameter has a row, and every row an endpoint', () => {
  expect(withParameter.map(({ id }) => id).sort()).toEqual(Object.keys(rows).sort());
});

const kinds: Record<Caller, AccountType | null> = {
  guest: null,
  candidateA: 'jobseeker',
  candidateB: 'jobseeker',
  employerA: 'employer',
  employerB: 'employer',
  administrator: 'admin',
};

/** What the endpoint says to a caller it is not for, whatever is asked; null when it is for the caller. */
const refusal = (access: Access, caller: Caller): 401 | 403 | null => {
  if (access === 'public') return null;
  const kind = kinds[caller];
  if (kind === null) return 401;
  // An owner has the rights of every role.
  const needed = companyRoles.some((role) => role === access) ? 'employer' : access;
  return needed === 'account' || needed === kind ? null : 403;
};

describe.each(withParameter.map((endpoint) => ({ id: endpoint.id, endpoint })))('$id', ({ id, endpoint }) => {
  let lastAddress = 0;
  const ask = async (caller: Caller, object: string): Promise<number> => {
    const token = tokens[caller];
    const body = endpoint.method === 'GET' ? undefined : JSON.stringify(rows[id]?.body?.() ?? {});
    lastAddress += 1;
    const response = await app.fetch(
      `/api${fillPath(endpoint.path, { id: object, provider: object, postingId: object, employerId: object, kind: object, token: object })}`,
      {
        method: endpoint.method,
        headers: {
          'Content-Type': 'application/json',
          ...(endpoint.once ? { 'Idempotency-Key': randomUUID() } : {}),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
        from: `10.9.0.${lastAddress}`,
      },
    );
    return response.status;
  };

  test.each(callers)('%s', async (caller) => {
    const { make, may } = rows[id] as ObjectRow;
    const refused = refusal(endpoint.access, caller);
    const answer = await ask(caller, await make());
    if (refused !== null) expect(answer).toBe(refused);
    else if (may.includes(caller)) expect([200, 201, 202]).toContain(answer);
    else expect(answer).toBe(404);
    for (const nobodys of [randomUUID(), '2147483646', 'nobody'])
      expect(await ask(caller, nobodys)).toBe(refused ?? 404);
  });
});
