import { consentTextVersions } from '#features/accounts/consents.ts';
import { asleepMonths, noticeDays } from '#features/accounts/sleeping/sleeping-periods.ts';
import { keptMonths, noticeDays as readingDays } from '#features/applications/retention/kept-months.ts';
import type { WriteStaticText } from './static-page.ts';

/*
 * A lawyer has to confirm this text before a site relies on it: it says what the program does, and is no legal advice.
 */

/**
 * Information by articles 23 and 24 of the ZZPL (rules.md#privacy-notice). The periods are those that the code uses, and every table
 * with personal data has its sentence (`tests/personal-data.db.test.ts`).
 */
export const privacyInEnglish: WriteStaticText = ({ provider, email }) => ({
  title: 'Privacy policy',
  description:
    'What data Prilika processes, why and on what basis, who sees it, how long it is kept and how to exercise your rights under Serbian law.',
  brief:
    'Your application goes only to the employer you applied to. We do not sell data. You can delete a candidate’s account and everything in it yourself. This is a notice: you read it, you do not accept it.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'ko',
      title: 'Who processes the data',
      blocks: [
        `The controller is ${provider} (“Prilika”), who runs this job board. For all questions about your data write to [${email}](mailto:${email}). The same address reaches the data protection officer, if one has been appointed.`,
        'Processing is governed by the Serbian Law on Personal Data Protection (“Official Gazette of RS”, no. 87/2018, “ZZPL”), which is close to the GDPR. This notice is given under articles 23 and 24 of that law.',
        'The employer to whom you send an application processes its data as a separate controller: the employer alone decides on the selection of candidates and is responsible for what is then done with the application, for example when it is copied into the employer’s own records. For that, contact the employer, whose details are in the job ad.',
      ],
    },
    {
      id: 'koji',
      title: 'What data we process about candidates',
      short: 'Candidates’ data',
      blocks: [
        'We collect only what is needed for accounts, postings and applications:',
        {
          list: [
            'Account: first and last name, email address and password (only its hash is stored, from which the password cannot be read), email language, notification settings, the day on which you last used the account, and suggestions on the home page that you have dismissed.',
            'Signing in through another service: your account identifier with that service and the email address it has sent us.',
            'Profile and CV: phone, profession, levels of experience and education, address, town, date of birth, a link to your profile or work, photo, education, work experience, skills and a text about yourself. Only your first and last name are required. Only you see the photo in your profile; an employer sees it if it is in the CV you send. When you import a CV from a file, we read the data but do not keep the file.',
            'Documents that you add or create, for example a CV.',
            'An application: first and last name, email, phone and town and, if you give them, address and date of birth; cover letter, documents, answers to the employer’s questionnaire and whether they meet what the employer has stated as a requirement. An application sent with an account carries your profile and CV as they were at the time.',
            'What has happened to an application: when it was sent, opened or withdrawn, and when the job ended. The employer also keeps notes about an application and sorts it; you do not see this, and the notes are deleted together with the content of the application.',
            'Messages you exchange with an employer, and interviews: the times offered and chosen, the place, notes and the reason for cancelling.',
            'Saved jobs.',
            'Digital agents: what they look for, which jobs they have found and sent, and your answers on whether a job was useful. Agents that you have begun to set up are kept as well.',
          ],
        },
        'We neither ask for nor collect your personal number (JMBG) or data on health, religion, nationality, marital status or children. Please do not include them in a CV or a cover letter: an employer has no right to ask for them.',
        'Optional fields are marked as optional. Without the required data an account cannot be opened, nor an application sent. We get the data from you; from a service that you sign in through we get your name, email address and account identifier, while notes and sorting come from the employer.',
      ],
    },
    {
      id: 'firma',
      title: 'What data we process about employers',
      short: 'Employers’ data',
      blocks: [
        {
          list: [
            'The company: name, PIB, registration number, address, phone, website, email, logo, description, and what we have checked about it. Where the employer is a sole trader, these are personal data too.',
            'Team members: name, email address, password (only its hash), role, email language, notification settings, and since when they have been in the team. The history of applications and postings records who did what: opened or sorted an application, wrote to a candidate, saved a note, offered an interview time, published, changed or closed a posting.',
            'People invited to a team: email address, the role offered and who sent the invitation. The address is given to us by an account owner at the company, and we use it only for the invitation.',
            'Postings, with changes that await approval, their drafts, and the addresses that receive notifications, with whether these have been confirmed.',
            'Orders and pro-forma invoices: the buyer’s details, amounts and payments.',
          ],
        },
        'The company data in a posting and on the company’s page are public. The company’s page also says what share of applications was answered and within how many days, once there are enough of them.',
      ],
    },
    {
      id: 'ostali',
      title: 'Other data',
      blocks: [
        {
          list: [
            'A message sent from the Contact page: name, email, in what capacity you write, subject, text, and a note on how it was handled. If you are signed in, also whose account it is.',
            'A report of a job: the reason and, if you give them, an explanation and your email, as well as a note on how it was handled. If you are signed in, also whose account it is.',
            'Consents and acceptance of the terms: which text and which version of it, and when and where on the site consent was given or withdrawn; with an application sent without an account, the versions of the terms and of this notice, and with a message from the Contact page the version of the notice.',
            'Emails: what we have sent to whom, whether it was delivered, and when a link in it was first opened. We do not track the opening of the email itself.',
            'Sessions: the name of the browser and device for every open session, so that you can see where you are signed in, and the links for verifying an address and setting a new password.',
            'A log of important actions: which administrator or user did something that changes accounts, postings or settings, and when. Texts of the site record which administrator has written them.',
            'Marks of forms that were sent, with the response, so that nothing is sent twice.',
            'Files that you upload: name, type, size and, where virus scanning is in use, its result.',
          ],
        },
        'We do not store network addresses in the database. To limit attempts, count views of jobs and words searched for, and recognise a repeated report, only a hash is made of them, and it is deleted after four days at the latest.',
      ],
    },
    {
      id: 'zasto',
      title: 'Why, and on what basis',
      short: 'Why we use it',
      blocks: [
        {
          head: ['Purpose', 'Legal basis (article 12 of the ZZPL)'],
          rows: [
            [
              'Account, profile and CV, applications, messages and interviews, agents, saved jobs, postings, the team, emails about them',
              'Contract on the use of the service, or steps at your request before it is concluded',
            ],
            [
              'Answering your message',
              'Steps at your request before a contract, and otherwise our legitimate interest in answering those who write to us',
            ],
            ['News and special offers', 'Your consent, which you can withdraw at any time'],
            [
              'Invitation to a company’s team',
              'The company’s legitimate interest in having people work under their own names, and ours in knowing who acts for the company',
            ],
            [
              'Public figures on how often and how fast an employer replies; reminder of a promised reply',
              'Candidates’ legitimate interest in knowing what to expect',
            ],
            [
              'Reviewing a job that someone has reported',
              'Legitimate interest in protecting users from fraud and discrimination',
            ],
            [
              'Security: limits on attempts, a log of important actions, review of postings and files, error handling, backups',
              'Legitimate interest in a safe and fair service',
            ],
            [
              'Records of consent and of the version of the terms that was accepted',
              'Legal obligation to prove consent (article 15 of the ZZPL) and legitimate interest in proving the contract',
            ],
            ['Pro-forma invoices and payment records', 'Legal obligation (accounting and tax rules)'],
          ],
        },
        'The service may be used by people who are at least 15, who under the ZZPL consent to information society services themselves.',
      ],
    },
    {
      id: 'odluke',
      title: 'Automated decisions and order',
      short: 'Automated decisions',
      blocks: [
        'An employer’s questionnaire can be set to end an application when an answer does not meet a requirement that the employer has stated. The application then does not reach the employer, with no person involved (article 38 of the ZZPL). The job says so before you answer anything. In that case nothing you have entered is sent, and you can change your answers. You can ask the employer to have your case reviewed by a person, and you can contest the outcome: the employer’s details are in the job ad, and you can write to us as well.',
        'Requirements are set by the employer, and what the law forbids asking must not be a requirement. Applications that arrive are sorted by the employer by hand. We neither score nor rank candidates.',
        'The automatic wording check concerns postings, and a person decides whether a posting is rejected. Which of the jobs it has found a digital agent’s email contains, and in which order, depends on your answers on whether a job was useful, then on ad type and date. Your answers affect neither other people nor the search, and when you delete an agent, the answers given in its emails are deleted as well.',
        'A candidate’s account that has not been used for a long time is deleted automatically, within the period stated below, and we email you before that.',
      ],
    },
    {
      id: 'kome',
      title: 'Who sees it and who receives it',
      short: 'Who sees it',
      blocks: [
        'An application and its documents go only to the employer whose job you applied for, that is, to the members of its team on Prilika; emails about applications (without the documents) go to the address it has given for notifications. The employer gets the data as it was at that moment; later changes to your account do not change what was sent.',
        'Prilika’s administrators see data when this is needed for support, security or a request from an authority; what they do to accounts is recorded in a log.',
        'Only Prilika’s administrators see who has reported a job. The employer does not find out.',
        'We do not sell data. It may be processed for us, under a contract and only on our instructions (article 45 of the ZZPL), by:',
        {
          list: [
            'companies that provide our servers, storage for files and backups',
            'the service that delivers our emails',
            'an error tracking service, where one is in use: it gets a technical record of the error, without your name, your address or anything you have typed',
          ],
        },
        'A service that you sign in through (for example Google), if you choose one, is a separate controller: it learns that you sign in to Prilika, but not what you do here.',
        'Postings and the company data in them are public, and are passed on to other job boards and search engines. Candidates’ accounts are not public: employers can neither search nor view them.',
        'We give data to an authority only where the law obliges us to.',
      ],
    },
    {
      id: 'inostranstvo',
      title: 'Transfer of data outside Serbia',
      short: 'Transfer abroad',
      blocks: [
        'The processors named in the previous part may have servers outside Serbia. We then transfer data only to countries and organisations with an adequate level of protection (article 64 of the ZZPL), or under standard contractual clauses and the other safeguards of article 65. We tell you on request who the processors are, in which countries they are and which safeguards apply.',
        'When you apply for a job with an employer in another country, the application goes to that country at your request (article 69 of the ZZPL).',
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
              'Candidate’s account, profile and CV, documents, saved jobs, agents, settings',
              `as long as the account exists; an account that you have not used for ${asleepMonths} months is deleted, and we email you ${noticeDays} days before`,
            ],
            ['What an agent has found, and which jobs it has sent', '120 days and 400 days'],
            ['Account whose email address was not verified', '30 days'],
            [
              'Applications sent with an account, with messages, interviews and the employer’s notes',
              `${keptMonths.account} months after the job ad has ended, at most until the account is deleted; once it is, the employer only sees, for the rest of that time, that there was an application, without any data`,
            ],
            [
              'Applications without an account, with all of these',
              `${keptMonths.guest} months after the job ad has ended; earlier at your request, or with an account that you later create with the same address`,
            ],
            [
              'A withdrawn application',
              'name and contacts for the same period; letter, answers, documents and CV are closed to the employer at once',
            ],
            [
              'Account of an employer or a team member',
              'until we delete it on request; the company’s name, PIB, registration number and registered office stay with its postings and orders',
            ],
            [
              'Postings, also those that have ended, with the history of decisions about them',
              'as a record of what was published, without a limit; the account’s email address is removed from them with the account',
            ],
            ['Invitation to a team', 'valid for 7 days, then deleted after another 30 days'],
            [
              'Address for notifications that no one has confirmed',
              '30 days after the last email with a confirmation link',
            ],
            ['Drafts', 'until you send or delete them'],
            ['File added but not used; mark of a form that was sent', '24 hours'],
            [
              'Emails we have sent',
              '90 days; the content of emails with a single-use link until they are sent',
            ],
            ['Open session on a device', '30 days after its last use, then another 7 days'],
            [
              'Links in emails (address verification, new password)',
              '24 hours and 1 hour, then another 7 days',
            ],
            ['Consents', 'as long as the account or the application exists'],
            ['Copy of the data that you requested', '7 days'],
            ['Messages sent from the Contact page', '24 months'],
            [
              'Reports of jobs',
              '24 months; when you delete your account, only the fact that the job was reported, when and why, remains',
            ],
            ['Log of important actions (without names and addresses)', '24 months'],
            ['Pro-forma invoices and payment records', '10 years'],
            ['Backups', 'one for each of the last 7 days and the last 4 weeks'],
          ],
        },
        `Before we delete old applications, we email the employer, who then has ${readingDays} days to read them.`,
        'What is deleted remains in backups until these are deleted as well, for at most five weeks. Backups serve only for recovery after a failure; if we restore the site from one, accounts that were deleted in the meantime are deleted again.',
      ],
    },
    {
      id: 'prava',
      title: 'Your rights',
      blocks: [
        'Under the ZZPL you have the right:',
        {
          list: [
            'to access and a copy of your data (article 26), and to receive it in a machine-readable form (article 36): request a copy on the account page, and we’ll email you when it is ready; if you have no account, write to us',
            'to have inaccurate data corrected (article 29)',
            'to erasure (article 30): candidates delete their accounts themselves, on the account page; employers and people who applied without an account write to us',
            'to restriction of processing (article 31), and to object to processing based on legitimate interest (article 37)',
            'not to be subject to a decision made solely by automated means, that is, to have it reviewed by a person, to state your view and to contest it (article 38)',
            'to withdraw consent as easily as you gave it: in the settings, or with one click from every email with news. Withdrawing consent does not affect what was done before.',
          ],
        },
        `Send a request that you cannot carry out yourself to [${email}](mailto:${email}) from the address you use on Prilika. We reply within 30 days; if the request is complex, this may be extended by another 60 days, and we will tell you so. Exercising your rights is free of charge.`,
        'If you think that processing is against the law, you can complain to the Commissioner for Information of Public Importance and Personal Data Protection, Bulevar kralja Aleksandra 15, 11120 Belgrade, [www.poverenik.rs](https://www.poverenik.rs). You also have the right to go to court.',
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
              'Cookie “refresh” (session)',
              'keeps you signed in; code on the page cannot read it',
              'at most 30 days after its last use',
            ],
            [
              'Cookie “signed-in” (known browser)',
              'keeps wrong passwords that others try from locking you out; holds neither a name nor an address',
              '180 days after the last sign-in',
            ],
            ['Cookie “lang”', 'remembers the chosen language', 'one year'],
            [
              'Cookie “external”',
              'connects your visit to another service for signing in with your return',
              'a few minutes',
            ],
            [
              'Browser storage “root”',
              'open session and version of the site; drafts of postings, agents, a CV, texts and a company registration (without passwords); recent searches; the job you wanted to save as a guest',
              'until you delete it; the session data until you sign out',
            ],
            ['Browser storage “theme”', 'light or dark appearance', 'until you delete it'],
            [
              'Browser storage “dismissed-notices”',
              'site notices that you have closed',
              'until you delete it',
            ],
            [
              'Browser storage “application-shortcuts”',
              'whether you have turned off keyboard shortcuts in the list of applications',
              'until you delete it',
            ],
            [
              'Drafts of a job application, a message and a note, and the confirmation that an application was sent',
              'keep what you typed when the page is reloaded',
              'until you close the tab',
            ],
            ['A CV read for import', 'lets you review it before you save it', 'until you close the tab'],
            [
              'Browser storage “reloaded-for”',
              'reloads a page only once when there is a new version of the site',
              'until you close the tab',
            ],
          ],
        },
        'The names of cookies may begin with “__Host-”, by which the browser ties them to this site alone. You can delete cookies and stored data in your browser settings. You will then be signed out, and drafts will be lost. Drafts of postings and agents are kept in the account as well, until you send or delete them.',
      ],
    },
    {
      id: 'izmene',
      title: 'Changes to this policy',
      blocks: [
        'When we change the policy, this page carries a new date. A change that concerns your rights or the purpose of processing is published on this page at least 15 days before it takes effect, and announced above the pages to those who have an account.',
        'This is a translation; where the two differ, the Serbian text prevails.',
      ],
    },
  ],
});
