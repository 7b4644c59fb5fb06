import type { Translated } from '#kit/i18n/shape.ts';
import type { decisionMessages as serbian } from './messages.sr.ts';

/** Texts of decisions: grounds, statements in mails, and the field where a ground is chosen. */
export const decisionMessages = {
  problems: {
    'not-found': 'This link leads to no decision. Open it from the email once more.',
    objected: 'An objection to this decision has already been sent.',
    'objection-late': 'The time for an objection to this decision is over.',
    'own-decision': 'You made the first decision, so another administrator decides about the objection.',
  },
  ground: 'Ground',
  madeBy: 'Decided by',
  by: { person: 'a member of our team', rule: 'an automatic check' },
  reason: '{{ground}} {{facts}}',
  toDecision: 'Decision and objection',
  choose: 'Choose a ground',
  insert: 'Insert sentence',
  facts: 'Reasons: the facts',
  factsHint: 'The person concerned gets them by email, with the ground and how to object.',
  acts: {
    postingRefused: 'Posting rejected',
    changeRefused: 'Changes to a posting rejected',
    postingRecalled: 'Posting returned to review',
    postingRemoved: 'Posting removed',
    verificationWithdrawn: 'Mark “verified company” withdrawn',
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
    'terms-false-posting': {
      label: 'Inaccurate posting (terms)',
      sentence: 'A posting must be accurate and for a job that exists (Terms of use, “Employers and postings”).',
      template: 'Something in the posting is not accurate:',
    },
    'terms-money': {
      label: 'Asking for money (terms)',
      sentence: 'Candidates must not be asked for money (Terms of use, “Employers and postings”).',
      template: 'Candidates are asked to pay:',
    },
    'terms-illegal': {
      label: 'Unlawful activity (terms)',
      sentence:
        'A posting must not offer pyramid selling or other unlawful activity (Terms of use, “Employers and postings”).',
      template: 'The posting offers:',
    },
    'terms-foreign-content': {
      label: 'Content of others (terms)',
      sentence: 'A mark, picture or text of others needs permission (Terms of use, “Employers and postings”).',
      template: 'Used without permission:',
    },
    'terms-advertising': {
      label: 'Advertising instead of a job (terms)',
      sentence: 'A posting must not be an advertisement (Terms of use, “Employers and postings”).',
      template: 'Instead of a job it offers:',
    },
    'terms-not-employer': {
      label: 'Not an employer (terms)',
      sentence:
        'Postings are published by an employer or on an employer’s authority (Terms of use, “Employers and postings”).',
      template: 'It was not shown that the advertiser hires or is authorised to:',
    },
    'terms-candidate-data': {
      label: 'Misuse of candidates’ data (terms)',
      sentence: 'Candidates’ data may be used only for selection for the job (Terms of use, “Employers and postings”).',
      template: 'Candidates’ data were used for something else:',
    },
    'terms-company-data': {
      label: 'Inaccurate company data (terms)',
      sentence: 'The data in an account should be accurate (Terms of use, “Accounts” and “Company and team”).',
      template: 'The company’s data differ from the register:',
    },
    'terms-account': {
      label: 'Misuse of an account (terms)',
      sentence:
        'An account is blocked for serious or repeated breaches of the terms (Terms of use, “Duration and termination”).',
      template: 'The account was used in breach of the terms:',
    },
    'law-discrimination': {
      label: 'Discrimination (law)',
      sentence: 'Discrimination in hiring is forbidden (Law on the Prohibition of Discrimination, article 16).',
      template: 'A requirement disadvantages people because of a personal trait:',
    },
    'law-labour': {
      label: 'Employment (law)',
      sentence:
        'Candidates must not be asked for what is not of immediate importance for the job (Labour Law, article 26).',
      template: 'Candidates are asked for:',
    },
    'law-personal-data': {
      label: 'Personal data (law)',
      sentence:
        'Personal data are asked for or published without a basis (Law on Personal Data Protection, articles 5 and 12).',
      template: 'Data processed without a basis:',
    },
    other: {
      label: 'Other',
      sentence: 'Another reason, stated in the facts.',
      template: 'The decision is based on this:',
    },
    'no-violation': {
      label: 'No breach',
      sentence: 'There is no breach of the terms of use or the law.',
    },
    'changed-data': {
      label: 'Changed company data',
      sentence: 'After a change of data that we verified, we verify them again (Terms of use, “Company and team”).',
    },
  },
  mail: {
    why: 'You are receiving this email because the decision concerns you.',
    objection:
      'If you think that we are mistaken, you can object until {{date}}. A person decides about the objection.',
    link: 'Object to the decision',
    redress: {
      nothing: 'Things have changed in the meantime, so there was nothing to restore.',
      postingRefused: 'The posting is under review again.',
      changeRefused: 'The changes to the posting are under review again.',
      postingRecalled: 'The posting is under review, and will be back with its remaining days.',
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
      text: 'Your account on Prilika is no longer blocked. We apologise if it was blocked by mistake.',
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
        text: 'We have reviewed the decision again and did not uphold your objection. Disputes are decided by the court, as the terms of use say.',
      },
    },
  },
} as const satisfies Translated<typeof serbian>;
