import { beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#features/accounts/server/account-table.ts';
import { fillPath } from '#shared/endpoint.ts';
import { signedIn, signedInEmployer, signedInMember } from './builders/personas.ts';
import { createTestApplication } from './support/test-application.ts';

/**
 * Who may call which endpoint at all: `yes`, or the status of the refusal. In the order guest, candidate, a
 * company's reader, recruiter and owner, administrator.
 */
type Right = 'yes' | 403;
type Row = readonly ['yes' | 401, Right, Right, Right, Right, Right];

const everybody: Row = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
const signedInOnly: Row = [401, 'yes', 'yes', 'yes', 'yes', 'yes'];
const candidatesOnly: Row = [401, 'yes', 403, 403, 403, 403];
const members: Row = [401, 403, 'yes', 'yes', 'yes', 403];
const recruiters: Row = [401, 403, 403, 'yes', 'yes', 403];
const owners: Row = [401, 403, 403, 403, 'yes', 403];
const administratorsOnly: Row = [401, 403, 403, 403, 403, 'yes'];

/** A new endpoint needs a row here. */
const matrix: Record<string, Row> = {
  'app.webVersion': everybody,
  'catalog.get': everybody,
  'accounts.login': everybody,
  'accounts.registerJobseeker': everybody,
  'accounts.registerEmployer': everybody,
  'accounts.sendVerification': everybody,
  'accounts.verifyEmail': everybody,
  'accounts.requestPasswordReset': everybody,
  'accounts.resetPassword': everybody,
  'accounts.checkPasswordToken': everybody,
  'accounts.refresh': everybody,
  'accounts.logout': everybody,
  'accounts.me': signedInOnly,
  'accounts.changePassword': signedInOnly,
  'accounts.listProviders': everybody,
  'accounts.linkIdentity': candidatesOnly,
  'accounts.unlinkIdentity': candidatesOnly,
  'accounts.listSessions': signedInOnly,
  'accounts.endSessions': signedInOnly,
  'accounts.endSession': signedInOnly,
  'accounts.getNotifications': signedInOnly,
  'accounts.setNotifications': signedInOnly,
  'accounts.retryMail': signedInOnly,
  'accounts.candidateAccount': candidatesOnly,
  'accounts.deleteAccount': candidatesOnly,
  'accounts.exportCandidateData': candidatesOnly,
  'accounts.employerAccount': members,
  'accounts.exportEmployerData': members,
  'administration.summary': administratorsOnly,
  'administration.listUsers': administratorsOnly,
  'administration.getUser': administratorsOnly,
  'administration.blockUser': administratorsOnly,
  'administration.unblockUser': administratorsOnly,
  'administration.signOutUser': administratorsOnly,
  'administration.sendInstructions': administratorsOnly,
  'administration.deleteUser': administratorsOnly,
  'administration.createUser': administratorsOnly,
  'administration.listAudit': administratorsOnly,
  'administration.listMessages': administratorsOnly,
  'administration.getMessage': administratorsOnly,
  'administration.listCompanies': administratorsOnly,
  'administration.verifyCompany': administratorsOnly,
  'administration.getCompany': administratorsOnly,
  'administration.listSelectedCompanies': administratorsOnly,
  'administration.selectCompanies': administratorsOnly,
  'administration.saveCompany': administratorsOnly,
  'administration.blockCompany': administratorsOnly,
  'administration.unblockCompany': administratorsOnly,
  'administration.deleteCompany': administratorsOnly,
  'administration.unverifyCompany': administratorsOnly,
  'administration.handleMessage': administratorsOnly,
  'administration.reopenMessage': administratorsOnly,
  'administration.listMails': administratorsOnly,
  'administration.getMail': administratorsOnly,
  'administration.resendMail': administratorsOnly,
  'agents.list': candidatesOnly,
  'agents.create': candidatesOnly,
  'agents.get': candidatesOnly,
  'agents.save': candidatesOnly,
  'agents.switch': candidatesOnly,
  'agents.delete': candidatesOnly,
  'agents.postings': candidatesOnly,
  'agents.see': candidatesOnly,
  'agents.renewFeed': candidatesOnly,
  'agents.mailFacts': everybody,
  'agents.mailAct': everybody,
  'agents.giveOpinion': everybody,
  'agents.getDraft': candidatesOnly,
  'agents.saveDraft': candidatesOnly,
  'agents.dropDraft': candidatesOnly,
  'settings.get': administratorsOnly,
  'settings.save': administratorsOnly,
  'accounts.unsubscribeFacts': everybody,
  'accounts.unsubscribe': everybody,
  'accounts.mailLinkOpened': everybody,
  'files.upload': signedInOnly,
  'files.uploadGuest': everybody,
  'files.delete': everybody,
  'files.link': signedInOnly,
  'employers.list': everybody,
  'employers.get': everybody,
  'employers.getInvitation': everybody,
  'employers.joinCompany': everybody,
  'employers.rejoinCompany': everybody,
  'employers.listMembers': members,
  'employers.inviteMember': owners,
  'employers.changeMember': owners,
  'employers.removeMember': members,
  'employers.withdrawInvitation': owners,
  'employers.setOwnName': members,
  'employers.getProfile': members,
  'employers.putProfile': owners,
  'candidates.getProfile': candidatesOnly,
  'candidates.putProfile': candidatesOnly,
  'candidates.getCv': candidatesOnly,
  'candidates.putCv': candidatesOnly,
  'candidates.makeCvDocument': candidatesOnly,
  'candidates.importCv': candidatesOnly,
  'candidates.getJsonResume': candidatesOnly,
  'candidates.dismissPrompt': candidatesOnly,
  'candidates.summary': candidatesOnly,
  'candidates.listDocuments': candidatesOnly,
  'candidates.addDocument': candidatesOnly,
  'candidates.changeDocument': candidatesOnly,
  'candidates.deleteDocument': candidatesOnly,
  'postings.search': everybody,
  'postings.suggest': everybody,
  'postings.keywords': everybody,
  'postings.skills': everybody,
  'postings.home': everybody,
  'postings.get': everybody,
  'postings.similar': everybody,
  'postings.view': everybody,
  'postings.applyClick': everybody,
  'applications.applyAsGuest': everybody,
  'applications.apply': candidatesOnly,
  'applications.listSent': candidatesOnly,
  'applications.getSent': candidatesOnly,
  'applications.lastLetter': candidatesOnly,
  'applications.getSentArchive': candidatesOnly,
  'applications.withdraw': candidatesOnly,
  'applications.list': members,
  'applications.get': members,
  'applications.listEvents': members,
  'applications.getNote': members,
  'applications.putNote': recruiters,
  'applications.getArchive': members,
  'applications.archive': members,
  'applications.sort': recruiters,
  'applications.sortSeveral': recruiters,
  'applications.listFile': members,
  'applications.writeToGroup': recruiters,
  'applications.previewMessage': recruiters,
  'applications.writeToOne': recruiters,
  'applications.listMessages': members,
  'applications.listOwnMessages': candidatesOnly,
  'applications.answerMessage': candidatesOnly,
  'applications.listTemplates': recruiters,
  'applications.keepTemplate': recruiters,
  'applications.changeTemplate': recruiters,
  'applications.deleteTemplate': recruiters,
  'postings.send': recruiters,
  'postings.checkWording': recruiters,
  'postings.listOwn': members,
  'postings.getOwn': members,
  'postings.employerSummary': members,
  'postings.statistics': members,
  'postings.history': members,
  'advertising.listOrders': recruiters,
  'advertising.getOrder': recruiters,
  'advertising.cancelOrder': owners,
  'advertising.orderProforma': recruiters,
  'advertising.quoteOrder': recruiters,
  'advertising.orderPackage': owners,
  'advertising.getCredits': recruiters,
  'advertising.listAllOrders': administratorsOnly,
  'advertising.importStatement': administratorsOnly,
  'advertising.payOrder': administratorsOnly,
  'advertising.anyOrderProforma': administratorsOnly,
  'advertising.cancelAnyOrder': administratorsOnly,
  'postings.close': recruiters,
  'postings.edit': recruiters,
  'postings.preview': recruiters,
  'postings.renew': recruiters,
  'postings.getDraft': recruiters,
  'postings.saveDraft': recruiters,
  'postings.dropDraft': recruiters,
  'postings.listQuestionnaires': recruiters,
  'postings.keepQuestionnaire': recruiters,
  'postings.changeQuestionnaire': recruiters,
  'postings.deleteQuestionnaire': recruiters,
  'postings.moderated': administratorsOnly,
  'postings.moderatedOne': administratorsOnly,
  'postings.approve': administratorsOnly,
  'postings.reject': administratorsOnly,
  'postings.remove': administratorsOnly,
  'postings.listSaved': candidatesOnly,
  'postings.listSavedIds': candidatesOnly,
  'postings.save': candidatesOnly,
  'postings.unsave': candidatesOnly,
  'advertising.adTypes': everybody,
  'advertising.packages': everybody,
  'contact.get': everybody,
  'contact.send': everybody,
  'contact.reportPosting': everybody,
  'content.listBlog': everybody,
  'content.getBlogPost': everybody,
  'advertising.adOptions': recruiters,
  'advertising.getPriceList': administratorsOnly,
  'advertising.savePriceList': administratorsOnly,
};

const app = await createTestApplication();
const company = await signedInEmployer(app);
const callers = {
  guest: null,
  candidate: await signedIn(app, 'jobseeker'),
  reader: (await signedInMember(app, company, 'reader')).token,
  recruiter: (await signedInMember(app, company, 'recruiter')).token,
  owner: company.token,
  administrator: await signedIn(app, 'admin'),
};
// Some endpoints end the caller's sessions: the next test begins signed in all the same.
beforeEach(() => app.database.executor.update(sessions).set({ endedAt: null }));

const ownAnswers = new Set(['accounts.refresh']);

test('every endpoint has a row, and every row an endpoint', () => {
  expect(app.routes.map(({ endpoint }) => endpoint.id).sort()).toEqual(Object.keys(matrix).sort());
});

describe.each(app.routes.map(({ endpoint }) => ({ id: endpoint.id, endpoint })))(
  '$id',
  ({ id, endpoint }) => {
    test.each(Object.entries(callers).map(([caller, token], index) => ({ caller, token, index })))(
      '$caller',
      async ({ token, index }) => {
        const expected = matrix[id]?.[index];
        const response = await app.fetch(
          `/api${fillPath(endpoint.path, { id: '999999', provider: 'nobody', postingId: '999999', kind: 'nobody' })}`,
          {
            method: endpoint.method,
            headers: {
              'Content-Type': 'application/json',
              ...(token ? { Authorization: `Bearer ${token}` } : {}),
            },
            ...(endpoint.method === 'GET' ? {} : { body: '{}' }),
          },
        );
        if (expected !== 'yes') expect(response.status).toBe(expected);
        // A session's own endpoints return 401 about the cookie, not about the caller.
        else if (!ownAnswers.has(id)) expect([401, 403]).not.toContain(response.status);
        else expect(await response.json()).toMatchObject({ code: 'accounts.session-ended' });
      },
    );
  },
);
