import { endpoints } from '#kit/endpoint.ts';

const { get, post, patch, del } = endpoints('applications', () => import('./fields.ts'));

export const listInterviews = get('listInterviews', '/employer/postings/{id}/interviews', 'reader', {
  summary: 'Times offered to candidates of an own posting, newest round first: who chose what, open, cancelled.',
  schemas: (f, z) => ({ query: f.interviewsQuery, data: z.array(f.interviewRound), meta: f.interviewsMeta }),
  problems: ['postings.not-found'],
});

export const offerInterviews = post('offerInterviews', '/employer/postings/{id}/interviews', 'recruiter', {
  summary:
    'Offers times to candidates of an own posting, each of whom gets an email. Whoever withdrew, was erased or has an open interview is left out and named.',
  schemas: (f) => ({ body: f.offerInput, data: f.offerAnswer }),
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

export const addInterviewSlots = post('addInterviewSlots', '/employer/interview-rounds/{id:uuid}/slots', 'recruiter', {
  summary: 'Adds times to a round; those who have not chosen yet are notified.',
  schemas: (f) => ({ body: f.moreSlotsInput, data: f.interviewRound }),
  once: true,
  problems: ['applications.interview-not-found', 'applications.interview-cancelled'],
});

export const cancelInterviewRound = post(
  'cancelInterviewRound',
  '/employer/interview-rounds/{id:uuid}/cancel',
  'recruiter',
  {
    summary: 'Cancels a whole round and notifies everyone; repeating it changes nothing.',
    schemas: (f) => ({ body: f.callOffInput, data: f.interviewRound }),
    problems: ['applications.interview-not-found'],
  },
);

const slotProblems = [
  'applications.interview-not-found',
  'applications.interview-cancelled',
  'applications.slot-gone',
  'applications.slot-started',
] as const;

export const moveInterviewSlot = patch('moveInterviewSlot', '/employer/interview-slots/{id:uuid}', 'recruiter', {
  summary: 'Moves a time; whoever has chosen it is notified, with a new calendar file.',
  schemas: (f) => ({ body: f.slotInput, data: f.interviewRound }),
  problems: [...slotProblems],
});

export const removeInterviewSlot = del('removeInterviewSlot', '/employer/interview-slots/{id:uuid}', 'recruiter', {
  summary: 'Takes a time back that nobody has chosen; once more changes nothing.',
  schemas: (f) => ({ data: f.interviewRound }),
  problems: ['applications.interview-not-found', 'applications.slot-taken'],
});

export const cancelInterview = post('cancelInterview', '/employer/interviews/{id:uuid}/cancel', 'recruiter', {
  summary: 'Cancels the interview with one candidate and notifies them; repeating it changes nothing.',
  schemas: (f) => ({ body: f.callOffInput, data: f.interviewRound }),
  problems: ['applications.interview-not-found', 'applications.interview-over'],
});

export const listOwnInterviews = get('listOwnInterviews', '/candidate/applications/{id:uuid}/interviews', 'jobseeker', {
  summary: 'The interviews that an own application was invited to, newest first.',
  schemas: (f, z) => ({ data: z.array(f.candidateInterview) }),
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

export const answerInterview = post('answerInterview', '/candidate/interviews/{id:uuid}', 'jobseeker', {
  summary:
    'Chooses a time, says that none works, or cancels an own interview. A time that was taken gets 409 with the free ones as `current`.',
  schemas: (f) => ({ body: f.interviewAnswerInput, data: f.candidateInterview }),
  problems: ['applications.interview-not-found', ...answerProblems],
});

export const guestInterview = get('guestInterview', '/interviews/{token}', 'public', {
  summary: 'The interview that the link of an email is about; changes nothing.',
  schemas: (f) => ({ params: f.interviewTokenParams, data: f.candidateInterview }),
  problems: ['applications.bad-interview-link', 'applications.interview-link-over'],
});

export const answerGuestInterview = post('answerGuestInterview', '/interviews/{token}', 'public', {
  summary: 'The same answers for candidates without an account, by the signed link of their email.',
  schemas: (f) => ({
    params: f.interviewTokenParams,
    body: f.interviewAnswerInput,
    data: f.candidateInterview,
  }),
  problems: ['applications.bad-interview-link', 'applications.interview-link-over', ...answerProblems],
});
