import type { Translated } from '#kit/i18n/shape.ts';
import type { decisionMessages as serbian } from './messages.sr.ts';

/** Texts of decisions: grounds, statements in mails, objections, and their public numbers. */
export const decisionMessages = {
  problems: {
    'not-found': 'This link does not match any decision. Open it from the email again.',
    objected: 'An objection to this decision has already been sent.',
    'objection-late': 'The deadline for objecting to this decision has passed.',
    'own-decision': 'You made the first decision, so another administrator decides about the objection.',
  },
  ground: 'Grounds',
  madeBy: 'Decided by',
  by: { person: 'a member of our team', rule: 'an automatic check' },
  reason: '{{ground}} {{facts}}',
  toDecision: 'Decision and objection',
  choose: 'Choose the grounds',
  insert: 'Insert sentence',
  facts: 'Reasons: the facts',
  factsHint: 'The person concerned gets them by email, with the ground and how to object.',
  acts: {
    postingRefused: 'Posting rejected',
    changeRefused: 'Changes to a posting rejected',
    postingRecalled: 'Posting returned to review',
    postingRemoved: 'Posting removed',
    verificationWithdrawn: '“Verified company” badge withdrawn',
    photoRemoved: 'Company photo removed',
    stepsRemoved: 'Selection steps removed',
    companyBlocked: 'Company blocked',
    accountBlocked: 'Account blocked',
    reportUpheld: 'Report upheld',
    reportRejected: 'Report rejected',
    objectionUpheld: 'Objection upheld',
    objectionRejected: 'Objection rejected',
  },
  grounds: {
    label: {
      'terms-false-posting': 'Inaccurate posting (terms)',
      'terms-money': 'Asking for money (terms)',
      'terms-illegal': 'Unlawful activity (terms)',
      'terms-foreign-content': 'Someone else’s content (terms)',
      'terms-advertising': 'Advertising instead of a job (terms)',
      'terms-not-employer': 'Not an employer (terms)',
      'terms-candidate-data': 'Misuse of candidates’ data (terms)',
      'terms-company-data': 'Inaccurate company data (terms)',
      'terms-account': 'Misuse of an account (terms)',
      'law-discrimination': 'Discrimination (law)',
      'law-labour': 'Employment (law)',
      'law-personal-data': 'Personal data (law)',
      other: 'Other',
      'no-violation': 'No breach',
      'changed-data': 'Changed company data',
    },
    sentence: {
      'terms-false-posting':
        'A posting must be accurate and for a job that exists (Terms of use, “Employers and postings”).',
      'terms-money': 'Candidates must not be asked for money (Terms of use, “Employers and postings”).',
      'terms-illegal':
        'A posting must not offer pyramid selling or other unlawful activity (Terms of use, “Employers and postings”).',
      'terms-foreign-content':
        'Using someone else’s mark, picture or text requires permission (Terms of use, “Employers and postings”).',
      'terms-advertising': 'A posting must not be an advertisement (Terms of use, “Employers and postings”).',
      'terms-not-employer':
        'Postings are published by an employer or on an employer’s authority (Terms of use, “Employers and postings”).',
      'terms-candidate-data':
        'Candidates’ data may be used only for selection for the job (Terms of use, “Employers and postings”).',
      'terms-company-data':
        'The data in an account should be accurate (Terms of use, “Accounts” and “Company and team”).',
      'terms-account':
        'An account is blocked for serious or repeated breaches of the terms (Terms of use, “Duration and termination”).',
      'law-discrimination':
        'Discrimination in hiring is forbidden (Law on the Prohibition of Discrimination, article 16).',
      'law-labour':
        'Candidates must not be asked for anything that is not directly relevant to the job (Labor Law, article 26).',
      'law-personal-data':
        'Personal data is requested or published without a legal basis (Law on Personal Data Protection, articles 5 and 12).',
      other: 'Another reason, stated in the facts.',
      'no-violation': 'There is no breach of the terms of use or the law.',
      'changed-data': 'When data we have verified changes, we verify it again (Terms of use, “Company and team”).',
    },
    template: {
      'terms-false-posting': 'Something in the posting is not accurate:',
      'terms-money': 'Candidates are asked to pay:',
      'terms-illegal': 'The posting offers:',
      'terms-foreign-content': 'Used without permission:',
      'terms-advertising': 'Instead of a job it offers:',
      'terms-not-employer': 'It was not shown that the advertiser hires or is authorized to:',
      'terms-candidate-data': 'Candidates’ data was used for something else:',
      'terms-company-data': 'The company’s data differs from the register:',
      'terms-account': 'The account was used in breach of the terms:',
      'law-discrimination': 'A requirement disadvantages people because of a personal trait:',
      'law-labour': 'Candidates are asked for:',
      'law-personal-data': 'Data processed without a basis:',
      other: 'The decision is based on this:',
    },
  },
  mail: {
    why: 'You are receiving this email because the decision concerns you.',
    objection:
      'If you think we are mistaken, you can object by {{date}}. A member of our team will decide on your objection.',
    link: 'Object to the decision',
    redress: {
      nothing: 'Things have changed in the meantime, so there was nothing to restore.',
      postingRefused: 'The posting is under review again.',
      changeRefused: 'The changes to the posting are under review again.',
      postingRecalled:
        'The posting is under review again. If it is approved, it will come back with its remaining days.',
      postingRemoved:
        'A removed posting cannot be restored, but you can publish it again. If it was paid for, write to us for a refund.',
      verificationWithdrawn: 'The company is marked as verified again.',
      photoRemoved: 'A removed photo cannot be restored, but you can add it to the company’s profile again.',
      stepsRemoved: 'Removed steps cannot be restored, but you can write them in the company’s profile again.',
      companyBlocked: 'The company is no longer blocked.',
      accountBlocked: 'The account is no longer blocked.',
      reportRejected: 'We are reviewing the report again.',
    },
    accountUnblocked: {
      name: 'Account unblocked',
      subject: 'Your account on Prilika has been unblocked',
      preview: 'You can sign in again.',
      text: 'Your account on Prilika is no longer blocked. We apologize if it was blocked by mistake.',
      button: 'Sign in',
    },
    made: {
      name: 'Decision with reasons',
      button: 'See the decision',
      verificationWithdrawn: {
        subject: 'The company is no longer marked as verified: {{about}}',
        text: 'The company “{{about}}” is no longer marked as verified. We review its new postings before they go live.',
      },
      photoRemoved: {
        subject: 'Photo removed: {{about}}',
        text: 'We have removed the photo “{{about}}” from your company’s page.',
      },
      stepsRemoved: {
        subject: 'Selection steps removed: {{about}}',
        text: 'We have removed “How hiring works” from the page of “{{about}}” and from its postings.',
      },
      accountBlocked: {
        subject: 'Your account is blocked',
        text: 'Your account on Prilika is blocked, and you cannot sign in to it.',
      },
      reportUpheld: {
        subject: 'Your report was upheld: {{about}}',
        text: 'Thank you for reporting “{{about}}”. We have reviewed it and found that the rules were broken.',
      },
      reportRejected: {
        subject: 'Your report was not upheld: {{about}}',
        text: 'Thank you for reporting “{{about}}”. We have reviewed it and found no breach of the rules.',
      },
      objectionUpheld: {
        subject: 'Your objection was upheld',
        text: 'We have reviewed the decision again and upheld your objection.',
      },
      objectionRejected: {
        subject: 'Your objection was not upheld',
        text: 'We have reviewed the decision again and have not upheld your objection. Disputes are decided by the court, as stated in the terms of use.',
      },
    },
  },
  states: {
    open: 'Can be objected to until {{date}}',
    over: 'No objection',
    waiting: 'Objection sent',
  },
  own: {
    title: 'Decisions',
    lead: 'What was decided about the company and its postings, and why. Each decision can be objected to once.',
    found_one: '{{count}} decision',
    found_other: '{{count}} decisions',
    columns: { what: 'Decision', ground: 'Grounds', day: 'Day', state: 'Objection' },
    none: 'No decisions',
  },
  page: {
    title: 'Decision',
    badLink: 'Decision not found',
    day: 'Date of the decision',
    facts: 'Reasons',
    objection: 'Objection',
    hint: 'Say why you think the decision is wrong. You can object once, by {{date}}. A member of our team will decide, and you will get the decision by email.',
    submit: 'Send objection',
    sent: 'The objection was sent on {{date}}.',
    outcome: 'Decision about the objection, {{date}}: {{facts}}',
    over: 'The deadline for objecting passed on {{date}}.',
  },
  objections: {
    title: 'Objections',
    found_one: '{{count}} objection',
    found_other: '{{count}} objections',
    columns: { decision: 'Decision', objection: 'Objection', time: 'Received', state: 'Status' },
    filters: { state: { label: 'Status', waiting: 'Waiting', decided: 'Decided' } },
    nothing: { waiting: 'No objection is waiting for a decision', decided: 'No decided objections yet' },
    hint: 'The person who objected gets it by email, with the decision about the objection.',
    uphold: {
      action: 'Uphold objection',
      text: '{{names}}. The decision is undone where possible; a removed posting does not come back.',
    },
    reject: {
      action: 'Reject objection',
      text: '{{names}}. The first decision stands.',
    },
  },
  transparency: {
    title: 'Transparency',
    lead: 'What we decided about postings, companies and accounts this year and last year, on what grounds and how fast.',
    toTerms: 'How we decide: terms of use',
    year: '{{year}}',
    reports_one: '{{count}} report was received.',
    reports_other: '{{count}} reports were received.',
    objections_one: '{{count}} objection was received.',
    objections_other: '{{count}} objections were received.',
    none: 'There were no decisions.',
    automatic: 'automatic: {{count}}',
    columns: { act: 'Decision', count: 'Number', grounds: 'By grounds', time: 'Time to the decision (median)' },
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
  },
} as const satisfies Translated<typeof serbian>;
