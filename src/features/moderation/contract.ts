import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('postings', () => import('./fields.ts'));

export const listModeratedPostings = get('moderated', '/admin/postings', 'admin', {
  summary: 'Postings that are awaiting approval (the longest waiting first), were rejected, reported or approved.',
  schemas: (f, z) => ({ query: f.moderationQuery, data: z.array(f.moderatedRow), meta: f.moderationMeta }),
});

export const listAllPostings = get('all', '/admin/all-postings', 'admin', {
  summary: 'All postings, the newest first, by words of title or company, or by id.',
  schemas: (f, z) => ({ query: f.allPostingsQuery, data: z.array(f.postingRow), meta: f.allPostingsMeta }),
});

export const getModeratedPosting = get('moderatedOne', '/admin/postings/{id}', 'admin', {
  summary: 'A posting with its texts, what the wording check finds in them, and its history.',
  schemas: (f) => ({ data: f.moderatedPage }),
  problems: ['postings.not-found'],
});

export const approvePosting = post('approve', '/admin/postings/{id}/approve', 'admin', {
  summary: 'Publishes a posting that is awaiting review; if two administrators decide, the second is refused.',
  schemas: (f) => ({ body: f.approvalInput }),
  problems: [
    'postings.not-found',
    'postings.moved-on',
    'postings.edited-meanwhile',
    'postings.expiry-date-passed',
    'postings.company-blocked',
  ],
});

const problems = ['postings.not-found', 'postings.moved-on', 'postings.edited-meanwhile'] as const;

export const rejectPosting = post('reject', '/admin/postings/{id}/reject', 'admin', {
  summary: 'Sends a posting that is awaiting review back with a reason, which the employer gets by email.',
  schemas: (f) => ({ body: f.moderationInput }),
  problems,
});

export const removePosting = post('remove', '/admin/postings/{id}/remove', 'admin', {
  summary: 'Removes a posting from the site permanently, with a reason, which the employer gets by email.',
  schemas: (f) => ({ body: f.moderationInput }),
  problems,
});

export const recallPosting = post('recall', '/admin/postings/{id}/recall', 'admin', {
  summary:
    'Takes a live posting back to review with a reason, which the employer gets by email; its days stop running.',
  schemas: (f) => ({ body: f.moderationInput }),
  problems,
});
