import { endpoint, idParams, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listInterviews = endpoint({
  id: 'applications.listInterviews',
  method: 'GET',
  path: '/employer/postings/{id}/interviews',
  access: 'reader',
  summary:
    'Times offered to candidates of an own posting, newest round first: who chose what, open, cancelled.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return {
      params: await idParams(),
      query: f.interviewsQuery,
      data: z.array(f.interviewRound),
      meta: f.interviewsMeta,
    };
  },
  problems: ['postings.not-found'],
});

export const offerInterviews = endpoint({
  id: 'applications.offerInterviews',
  method: 'POST',
  path: '/employer/postings/{id}/interviews',
  access: 'recruiter',
  summary:
    'Offers times to candidates of an own posting, each of whom gets an email. Whoever withdrew, was erased or has an open interview is left out and named.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.offerInput, data: f.offerAnswer };
  },
  once: true,
  status: 201,
  problems: [
    'postings.not-found',
    'postings.moved-on',
    'applications.not-found',
    'applications.too-many-selected',
    'applications.nobody-to-invite',
  ],
});

export const addInterviewSlots = endpoint({
  id: 'applications.addInterviewSlots',
  method: 'POST',
  path: '/employer/interview-rounds/{id}/slots',
  access: 'recruiter',
  summary: 'Adds times to a round; those who have not chosen yet are notified.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.moreSlotsInput, data: f.interviewRound };
  },
  once: true,
  problems: ['applications.interview-not-found', 'applications.interview-cancelled'],
});

export const cancelInterviewRound = endpoint({
  id: 'applications.cancelInterviewRound',
  method: 'POST',
  path: '/employer/interview-rounds/{id}/cancel',
  access: 'recruiter',
  summary: 'Cancels a whole round and notifies everyone; repeating it changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.callOffInput, data: f.interviewRound };
  },
  problems: ['applications.interview-not-found'],
});

const slotProblems = [
  'applications.interview-not-found',
  'applications.interview-cancelled',
  'applications.slot-gone',
  'applications.slot-started',
] as const;

export const moveInterviewSlot = endpoint({
  id: 'applications.moveInterviewSlot',
  method: 'PATCH',
  path: '/employer/interview-slots/{id}',
  access: 'recruiter',
  summary: 'Moves a time; whoever has chosen it is notified, with a new calendar file.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.slotInput, data: f.interviewRound };
  },
  problems: [...slotProblems],
});

export const removeInterviewSlot = endpoint({
  id: 'applications.removeInterviewSlot',
  method: 'DELETE',
  path: '/employer/interview-slots/{id}',
  access: 'recruiter',
  summary: 'Takes a time back that nobody has chosen; once more changes nothing.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).interviewRound }),
  problems: ['applications.interview-not-found', 'applications.slot-taken'],
});

export const cancelInterview = endpoint({
  id: 'applications.cancelInterview',
  method: 'POST',
  path: '/employer/interviews/{id}/cancel',
  access: 'recruiter',
  summary: 'Cancels the interview with one candidate and notifies them; repeating it changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.callOffInput, data: f.interviewRound };
  },
  problems: ['applications.interview-not-found', 'applications.interview-over'],
});

export const listOwnInterviews = endpoint({
  id: 'applications.listOwnInterviews',
  method: 'GET',
  path: '/candidate/applications/{id}/interviews',
  access: 'jobseeker',
  summary: 'The interviews that an own application was invited to, newest first.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await uuidParams(), data: z.array((await fields()).candidateInterview) };
  },
  problems: ['applications.not-found'],
});

const answerProblems = [
  'applications.interview-cancelled',
  'applications.interview-over',
  'applications.slot-taken',
  'applications.slot-gone',
  'applications.slot-started',
  'applications.too-late-to-move',
] as const;

export const answerInterview = endpoint({
  id: 'applications.answerInterview',
  method: 'POST',
  path: '/candidate/interviews/{id}',
  access: 'jobseeker',
  summary:
    'Chooses a time, says that none works, or cancels an own interview. A time that was taken gets 409 with the free ones as `current`.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.interviewAnswerInput, data: f.candidateInterview };
  },
  problems: ['applications.interview-not-found', ...answerProblems],
});

export const guestInterview = endpoint({
  id: 'applications.guestInterview',
  method: 'GET',
  path: '/interviews/{token}',
  access: 'public',
  summary: 'The interview that the link of an email is about; changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { params: f.interviewTokenParams, data: f.candidateInterview };
  },
  problems: ['applications.bad-interview-link', 'applications.interview-link-over'],
});

export const answerGuestInterview = endpoint({
  id: 'applications.answerGuestInterview',
  method: 'POST',
  path: '/interviews/{token}',
  access: 'public',
  summary: 'The same answers for candidates without an account, by the signed link of their email.',
  schemas: async () => {
    const f = await fields();
    return { params: f.interviewTokenParams, body: f.interviewAnswerInput, data: f.candidateInterview };
  },
  problems: ['applications.bad-interview-link', 'applications.interview-link-over', ...answerProblems],
});
