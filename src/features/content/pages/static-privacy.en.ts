import { consentTextVersions } from '#features/accounts/consents.ts';
import { asleepMonths, noticeDays } from '#features/accounts/sleeping/sleeping-periods.ts';
import { keptMonths } from '#features/applications/retention/kept-months.ts';
import type { WriteStaticText } from './static-page.ts';

/** Information by article 23 of the ZZPL (rules.md#privacy-notice). The periods are those that the code uses. */
export const privacyInEnglish: WriteStaticText = ({ provider, email }) => ({
  title: 'Privacy policy',
  description:
    'What data Prilika processes, why and on what basis, who sees it, how long it is kept and how to exercise your rights under Serbian law.',
  brief:
    'Your application goes only to the employer you applied to. We do not sell data. You can delete a candidate’s account and everything in it yourself.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'ko',
      title: 'Who processes the data',
      blocks: [
        `The controller is ${provider} (“Prilika”), who runs this job board. For all questions about your data write to [${email}](mailto:${email}).`,
        'Processing is governed by the Serbian Law on Personal Data Protection (“Official Gazette of RS”, no. 87/2018, “ZZPL”), which is close to the GDPR.',
        'The employer to whom you send an application processes its data as a separate controller: the employer alone decides on the selection of candidates and is responsible for what is then done with the application, for example when it is copied into the employer’s own records. For that, contact the employer, whose details are in the job ad.',
      ],
    },
    {
      id: 'koji',
      title: 'What data we collect',
      blocks: [
        'We collect only what accounts, postings and applications need in order to work:',
        {
          list: [
            'A candidate’s account: first and last name, email address and password (only its hash is stored, from which the password cannot be read), email language and notification settings. If you sign in through another service, we keep your account identifier with that service instead of a password.',
            'An employer’s account: company data (name, PIB, registration number, address, phone, website), email address and password.',
            'An application: first and last name, email, phone, town and, if you give them, address and date of birth, cover letter, documents and answers to the employer’s questionnaire.',
            'Documents that you add, for example a CV.',
            'A message sent from the Contact page: name, email and what you write.',
            'A report of a job: the reason and, if you give them, an explanation and your email. If you are signed in, also whose account it is.',
            'Consents: the text you consented to, and when and where you gave or withdrew your consent.',
            'Technical data: the name of the browser and device for every open session, so that you can see where you are signed in.',
          ],
        },
        'We neither ask for nor collect your personal number (JMBG) or data on health, religion, nationality, marital status or children. Please do not include them in a CV or a cover letter: an employer has no right to ask for them.',
        'Fields that are not required say so. Without the required data an account cannot be opened, nor an application sent. We get the data from you; from a service that you sign in through we get your name, email address and account identifier.',
      ],
    },
    {
      id: 'zasto',
      title: 'Why and on what basis',
      short: 'Why we use it',
      blocks: [
        {
          head: ['Purpose', 'Legal basis (article 12 of the ZZPL)'],
          rows: [
            [
              'Account, applications, postings, emails about them',
              'The contract on using the service, or steps before it at your request',
            ],
            ['News and special offers', 'Your consent, which you can withdraw whenever you like'],
            ['Replying to your message', 'Your consent, given by sending the form'],
            [
              'Reviewing a job that someone has reported',
              'Legitimate interest in protecting users from fraud and discrimination',
            ],
            [
              'Security: limits on attempts, a log of important actions, review of postings',
              'Legitimate interest in a safe and fair service',
            ],
            ['Pro-forma invoices and payment records', 'Legal obligation (accounting and tax rules)'],
          ],
        },
        'We make no automated decisions about candidates and build no profiles. Applications are sorted by the employer, by hand. The automatic wording check concerns the text of postings, and a person decides whether a posting is rejected.',
        'The service may be used by people who are at least 15, who under the ZZPL consent to information society services themselves.',
      ],
    },
    {
      id: 'kome',
      title: 'Who sees it',
      blocks: [
        'An application and its documents go only to the employer whose job you applied for. The employer gets the data as it was at that moment; later changes to your account do not change what was sent.',
        'Prilika’s administrators see data when this is needed for support, security or a request from an authority; what they do to accounts is recorded in a log.',
        'Only Prilika’s administrators see who has reported a job. The employer does not find out.',
        'We do not sell data or share it with third parties. Server hosting and email delivery may be carried out by processors, under a contract and only on our instructions, under article 45 of the ZZPL. We give data to an authority only where the law obliges us to.',
        'Postings and the company data in them are public. Candidates’ accounts are not: they cannot be searched or viewed.',
      ],
    },
    {
      id: 'koliko',
      title: 'How long we keep it',
      blocks: [
        {
          head: ['Data', 'Period'],
          rows: [
            [
              'Candidate’s account, documents, settings',
              `as long as the account exists; an account that you have not used for ${asleepMonths} months is deleted, and we email you ${noticeDays} days before`,
            ],
            ['Account whose email address was not verified', '30 days'],
            [
              'Applications sent with an account',
              `${keptMonths.account} months after the job ad has ended, at most until the account is deleted; once it is, the employer only sees, for the rest of that time, that there was an application, without any data`,
            ],
            [
              'Applications without an account',
              `${keptMonths.guest} months after the job ad has ended; earlier at your request, or with an account that you later create with the same address`,
            ],
            ['File added but not used', '24 hours'],
            [
              'Emails we have sent',
              '90 days; the content of emails with a single-use link until they are sent',
            ],
            ['Open session on a device', '30 days after its last use, then another 7 days'],
            [
              'Links in emails (address verification, new password)',
              '24 hours and 1 hour, then another 7 days',
            ],
            ['Copy of the data that you requested', '7 days'],
            ['Messages sent from the Contact page', '24 months'],
            [
              'Reports of jobs',
              '24 months; when you delete your account, only the fact that the job was reported, when and why, remains',
            ],
            ['Log of important actions (without names and addresses)', '24 months'],
            ['Pro-forma invoices and payment records', '10 years'],
          ],
        },
        'We do not store network addresses in the database. To limit attempts, count views of jobs and recognise a repeated report, only a hash is made of them; the one for views cannot be linked to anyone after the day is over, and the one for reports is then deleted.',
      ],
    },
    {
      id: 'prava',
      title: 'Your rights',
      blocks: [
        'Under the ZZPL you have the right:',
        {
          list: [
            'to access and a copy of your data (article 26), and to receive it in a machine-readable form (article 36): request a copy on the account page, and we’ll email you when it is ready',
            'to have inaccurate data corrected (article 29)',
            'to erasure (article 30): candidates delete their accounts themselves, on the account page; employers and people who applied without an account write to us',
            'to restriction of processing (article 31), and to object to processing based on legitimate interest (article 37)',
            'to withdraw consent as easily as you gave it: in the settings, or with one click in every email with news. Withdrawing consent does not affect what was done before.',
          ],
        },
        `Send a request that you cannot carry out yourself to [${email}](mailto:${email}) from the address you use on Prilika. We reply within 30 days; if the request is complex, this may be extended by another 60 days, and we will tell you so. Exercising your rights is free of charge.`,
        'If you think that processing breaks the law, you can complain to the Commissioner for Information of Public Importance and Personal Data Protection, Bulevar kralja Aleksandra 15, 11120 Belgrade, [www.poverenik.rs](https://www.poverenik.rs). You also have the right to go to court.',
        'If a data breach could endanger people’s rights, we notify the Commissioner within 72 hours and, when the risk is high, you as well.',
      ],
    },
    {
      id: 'kolacici',
      title: 'Cookies and storage in your browser',
      short: 'Cookies',
      blocks: [
        'We only use what the pages could not work without, so no consent is needed for it. There are no cookies for tracking, measuring visits or advertising.',
        {
          head: ['Name', 'What it is for', 'How long'],
          rows: [
            [
              'Session cookie',
              'keeps you signed in; code on the page cannot read it',
              'at most 30 days after its last use',
            ],
            [
              'Cookie of a known browser (“signed-in”)',
              'keeps wrong passwords that others try from locking you out; holds neither your name nor your address',
              '180 days after the last sign-in',
            ],
            ['Cookie “lang”', 'remembers the chosen language', 'one year'],
            [
              'Temporary cookie for signing in through another service',
              'connects your visit to that service with your return',
              'a few minutes',
            ],
            [
              'Browser storage “root”',
              'open session, drafts of postings and of a company registration (without passwords), recent searches, the job you wanted to save as a guest',
              'until you delete it; the session data until you sign out',
            ],
            ['Browser storage “theme”', 'light or dark appearance', 'until you delete it'],
            [
              'Draft of a job application',
              'keeps what you typed when the page is reloaded',
              'until you close the tab',
            ],
          ],
        },
        'You can delete cookies and stored data in your browser settings. You will then be signed out, and drafts will be lost. Drafts of postings are kept in the employer’s account as well, until they are sent or deleted.',
      ],
    },
    {
      id: 'izmene',
      title: 'Changes to this policy',
      blocks: [
        'When the policy changes, this page carries a new date. A change that concerns your rights or the purpose of processing is published on this page at least 15 days before it takes effect.',
        'This is a translation; where the two differ, the Serbian text prevails.',
      ],
    },
  ],
});
