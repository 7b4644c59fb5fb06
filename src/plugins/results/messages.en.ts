/** Texts about results of applications. */
export const applications = {
  problems: {
    'nobody-to-notify':
      'None of the selected candidates can receive this notice: their applications were withdrawn, their accounts were deleted, or they already have this notice or another one pending.',
    'not-askable':
      'You cannot ask about this application now: the employer has already replied, the application was withdrawn, or it is too early to ask.',
    'reason-unfit': 'A reason is given only to candidates who were not selected.',
  },
  sendingResults: {
    question: {
      title: 'Is your application still being considered?',
      text: 'The employer has not replied yet. You can ask once whether your application is still being considered; we will pass your question on by tomorrow morning at the latest.',
      ask: 'Ask the employer',
      asked: 'You asked on {{date}}. You will be notified of every reply from the employer.',
    },
    recipients_one: '{{count}} candidate will be notified',
    recipients_other: '{{count}} candidates will be notified',
    ways: '{{recipients}} by email and, with an account, on the application page.',
    later: '{{recipients}} on {{date}} at {{time}}',
    result: 'Result',
    kinds: {
      invited: { title: 'Invited to an interview', text: 'You will get in touch about the time and place.' },
      hired: { title: 'Hired', text: 'The candidate was chosen for the job.' },
      notSelected: { title: 'Not selected', text: 'You will not take the application further.' },
      positionFilled: { title: 'Position filled', text: 'The selection process is complete.' },
    },
    reasonHint: 'The candidate sees the reason exactly as it is worded here.',
    noReason: 'No reason',
    when: 'When',
    times: {
      later: { title: 'In 48 hours', text: 'Sent on {{date}} at {{time}}. You can undo it until then.' },
      now: { title: 'Now', text: 'This cannot be undone.' },
    },
    act: 'Notify of the result',
    submit: 'Notify',
    undone_one: 'Canceled for {{count}} candidate',
    undone_other: 'Canceled for {{count}} candidates',
    undoneNone: 'The notices have already been sent or canceled',
    excludedTitle: 'Some candidates do not get this notice',
    excluded: {
      notified_one: '{{count}} candidate already has this notice',
      notified_other: '{{count}} candidates already have this notice',
      pending_one: 'A notice to {{count}} candidate is already pending: undo it first',
      pending_other: 'Notices to {{count}} candidates are already pending: undo them first',
    },
    pending: 'Pending notices',
    card: {
      none: 'The candidate has not been notified of a result yet.',
      notified: 'sent on {{date}} at {{time}}',
      pending: 'to be sent on {{date}} at {{time}}',
    },
    /** After a posting was closed as filled. */
    end: {
      title: 'Who was hired?',
      text: 'The posting is closed. Notify the candidates, so that they do not have to wait for an answer.',
      hired: 'Hired',
      hiredHint:
        'The candidates you saved or marked “maybe”. If you hired someone else, notify them from the list of applications first.',
      others: 'Notify everyone else who has not been notified of a result',
      notice:
        'Candidates are notified that the selection process for “{{positionTitle}}” is complete and the position has been filled.',
      partly: 'Some of those hired were not notified: they withdrew or have already been notified',
      nobody: 'No candidates were notified',
    },
    mail: {
      search: 'See other jobs',
      openAfterEnd: {
        name: 'A posting ended, and candidates have no result',
        why: 'You are receiving this email because applications to your ended postings have no result.',
        subject_one: '{{count}} candidate is awaiting a result',
        subject_other: '{{count}} candidates are awaiting a result',
        heading: 'Candidates are awaiting a result',
        text: 'Some candidates for your ended postings have not been notified of a result:',
        next: 'You can notify all of them at once from the list of applications. Candidates who still have no result 30 days after the posting ended are notified that there is none.',
        button: 'Send the result',
      },
      asked: {
        name: 'Candidates are asking about applications',
        why: 'You are receiving this email because candidates are asking whether their applications are still being considered.',
        subject_one: '{{count}} candidate is asking about an application',
        subject_other: '{{count}} candidates are asking about their applications',
        heading: 'Candidates are asking about their applications',
        text: 'Candidates to whom you have not replied are asking whether their applications are still being considered:',
        next: 'A short message or a result is enough. You can reply to everyone at once from the list of applications.',
        button: 'Reply to candidates',
      },
      noResult: {
        name: 'The employer gave no result',
        subject: 'No result: {{positionTitle}}, {{company}}',
        heading: 'The employer has not given a result',
        text: 'Applications for the job “{{positionTitle}}” closed a month ago, and {{company}} has not notified you of the result of your application.',
        next: 'You should no longer expect a reply. We wish you success in your job search.',
      },
      result: {
        name: 'Result of an application',
        next: 'We wish you success in your job search.',
        reason: 'The employer’s reason: {{reason}}.',
        invited: {
          subject: 'Invitation to an interview: {{positionTitle}}, {{company}}',
          heading: 'The employer would like to talk to you',
          text: '{{company}} invites you to an interview for the job “{{positionTitle}}”.',
          next: 'The employer will let you know the time and place.',
        },
        hired: {
          subject: 'You have been hired: {{positionTitle}}, {{company}}',
          heading: 'Congratulations, you have been hired',
          text: '{{company}} has chosen you for the job “{{positionTitle}}”.',
          next: 'The employer will get in touch about the contract and your first day.',
        },
        notSelected: {
          subject: 'Reply to your application: {{positionTitle}}, {{company}}',
          heading: 'You were not selected this time',
          text: 'Thank you for applying for the job “{{positionTitle}}”. {{company}} will not take your application further.',
        },
        positionFilled: {
          subject: 'Position filled: {{positionTitle}}, {{company}}',
          heading: 'The position has been filled',
          text: 'Thank you for applying for the job “{{positionTitle}}”. {{company}} has completed the selection process and filled the position.',
        },
      },
    },
  },
} as const;
