import { consentTextVersions } from '#features/accounts/consents.ts';
import type { WriteStaticText } from './static-page.ts';

/** Information by article 23 of the ZZPL (conventions §13); periods are those of the code that forgets. */
export const privacyInEnglish: WriteStaticText = ({ provider, email }) => ({
  title: 'Privacy policy',
  description:
    'Which data Prilika processes, why and on what basis, who sees them, how long they are kept and how to use your rights under Serbian law.',
  brief:
    'Only the employer you applied to sees your application. We do not sell data. You can delete a candidate’s account and everything in it yourself.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'ko',
      title: 'Who processes the data',
      blocks: [
        `The controller is ${provider} (below: Prilika), who runs this job board. For all questions about data write to [${email}](mailto:${email}).`,
        'Processing follows the Serbian Law on Personal Data Protection (“Official Gazette of RS”, no. 87/2018, below: ZZPL), which is close to the GDPR.',
        'The employer to whom you send an application processes its data as a separate controller: the employer alone decides on the choice of candidates and answers for what is further done with the application, for instance when it is copied into records of their own. For that, turn to the employer, whose details are in the posting.',
      ],
    },
    {
      id: 'koji',
      title: 'Which data we collect',
      blocks: [
        'We collect only what accounts, postings and applications need to work:',
        {
          list: [
            'A candidate’s account: first and last name, email address and password (only its hash is stored, from which the password cannot be read), language of mails and notification settings. If you sign in through another service, we keep the identifier of your account there instead of a password.',
            'An employer’s account: company data (name, PIB, registration number, address, phone, website), email address and password.',
            'An application: first and last name, email, phone, town and, if you give them, address and date of birth, cover letter, documents and answers to the employer’s questionnaire.',
            'Documents that you add, for instance a CV.',
            'A message sent from the page Contact: name, email and what you write.',
            'A report of a posting: the reason and, if you give them, an explanation and your email. If you are signed in, also whose account it is.',
            'Consents: which text you agreed to or withdrew from, when and where.',
            'Technical data: the name of browser and device for every open sign-in, so that you can see where you are signed in.',
          ],
        },
        'We neither ask for nor collect the personal number (JMBG), or data on health, religion, nationality, marital status or children. Please do not write them in a CV or a cover letter: an employer has no right to ask for them.',
        'Fields that are not required say so. Without the required data an account cannot be opened, nor an application sent. We get the data from you; from a service that you sign in through we get name, email address and the account’s identifier.',
      ],
    },
    {
      id: 'zasto',
      title: 'Why and on what basis',
      short: 'Why we use them',
      blocks: [
        {
          head: ['Purpose', 'Legal basis (article 12 of the ZZPL)'],
          rows: [
            [
              'Account, applications, postings, mails about them',
              'The contract on using the service, or steps before it at your request',
            ],
            ['News and special offers', 'Your consent, which you can withdraw whenever you like'],
            ['Answering your message', 'Your consent, given by sending the form'],
            [
              'Checking a posting that somebody has reported',
              'Legitimate interest in protecting users from fraud and discrimination',
            ],
            [
              'Security: limits on tries, a log of important acts, checks of postings',
              'Legitimate interest in a safe and fair service',
            ],
            ['Invoices', 'Legal duty (accounting and tax rules)'],
          ],
        },
        'We make no automated decisions about candidates and build no profiles. Applications are sorted by the employer, by hand. The automatic check of words concerns the text of postings, and a person decides whether a posting is refused.',
        'The service may be used by people who are at least 15, who under the ZZPL consent to information society services themselves.',
      ],
    },
    {
      id: 'kome',
      title: 'Who sees them',
      blocks: [
        'An application and its documents are seen only by the employer whose posting you applied to. The employer gets the data as they were at that moment; later changes of your account do not change what was sent.',
        'Prilika’s administrators see data when help, security or a request of an authority needs it; what they do to accounts is written into a log.',
        'Who has reported a posting is seen by Prilika’s administrators alone. The employer does not learn it.',
        'We do not sell data or hand them to third parties. Hosting of servers and delivery of mail may be done by processors, under a contract and only on our instructions, by article 45 of the ZZPL. We give data to an authority only where the law obliges us.',
        'Postings and the company data in them are public. Candidates’ accounts are not: they can be neither searched nor viewed.',
      ],
    },
    {
      id: 'koliko',
      title: 'How long we keep them',
      blocks: [
        {
          head: ['Data', 'Period'],
          rows: [
            ['Candidate’s account, documents, settings', 'as long as the account exists'],
            ['Account whose email address was not verified', '30 days'],
            [
              'Applications sent with an account',
              'until the account is deleted; the employer then only keeps that there was an application, without any data',
            ],
            [
              'Applications without an account',
              'while candidates are being chosen; deleted at your request, or with an account that you later make with the same address',
            ],
            ['File added but not used', '24 hours'],
            [
              'Mails that we sent',
              '90 days; the content of mails with a link for one use until they are sent',
            ],
            ['Sign-in on one device', '30 days after its last use, then another 7 days'],
            [
              'Links in mails (verifying an address, new password)',
              '24 hours and 1 hour, then another 7 days',
            ],
            ['Copy of data that you asked for', '7 days'],
            ['Messages sent from the page Contact', '24 months'],
            [
              'Reports of postings',
              '24 months; when you delete your account, only the fact that the posting was reported, when and why remains',
            ],
            ['Log of important acts (without names and addresses)', '24 months'],
            ['Invoices', '10 years'],
          ],
        },
        'We do not store network addresses in the database. To limit tries, count views of postings and recognise a repeated report only a hash is made of them; the one for views cannot be connected with anybody after the day is over, and the one for reports is then deleted.',
      ],
    },
    {
      id: 'prava',
      title: 'Your rights',
      blocks: [
        'Under the ZZPL you have the right:',
        {
          list: [
            'to access and a copy of your data (article 26), and to get them in a machine-readable form (article 36): ask for a copy on the account page, and a mail comes when it is ready',
            'to have wrong data corrected (article 29)',
            'to erasure (article 30): candidates delete their accounts themselves, on the account page; employers and people who applied without an account write to us',
            'to restriction of processing (article 31), and to object to processing based on legitimate interest (article 37)',
            'to withdraw consent as easily as you gave it: in the settings, or with one click in every mail with news. Withdrawing does not affect what was done before.',
          ],
        },
        `Send a request that you cannot carry out yourself to [${email}](mailto:${email}) from the address you use at Prilika. We answer within 30 days; if the request is complex this may be extended by another 60 days, of which we will tell you. Using your rights costs nothing.`,
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
              'Sign-in cookie',
              'keeps you signed in; the page cannot read it',
              'at most 30 days after its last use',
            ],
            ['Cookie “lang”', 'remembers the chosen language', 'one year'],
            [
              'Short cookie of signing in through another service',
              'connects going there with coming back',
              'a few minutes',
            ],
            [
              'Entry “root” in the browser',
              'sign-in, drafts of postings and of a company’s registration (without passwords), latest searches, the posting you wanted to save as a guest',
              'until you delete it; the sign-in until you sign out',
            ],
            ['Entry “theme” in the browser', 'light or dark look', 'until you delete it'],
            [
              'Draft of an application without an account',
              'keeps what you typed when the page is reloaded',
              'until you close the tab',
            ],
          ],
        },
        'You can delete cookies and entries in the settings of your browser. You will then be signed out, and drafts will be gone. Drafts of postings are in the employer’s account as well, until they are sent or deleted.',
      ],
    },
    {
      id: 'izmene',
      title: 'Changes of this policy',
      blocks: [
        'When the policy changes, this page carries a new date. Of a change that concerns your rights or the purpose of processing we tell you by mail before it takes effect.',
        'This is a translation; where the two differ, the Serbian text holds.',
      ],
    },
  ],
});
