import { consentTextVersions } from '#features/accounts/consents.ts';
import type { WriteStaticText } from './static-page.ts';

/*
 * A lawyer has to confirm this text before a site relies on it: it says what the program does, and is no legal advice.
 */

/** What people accept when they open an account or apply (rules.md#consents). */
export const termsInEnglish: WriteStaticText = ({ provider, email }) => ({
  title: 'Terms of use',
  description:
    'Rules for candidates and employers on Prilika: accounts and teams, applications, postings, orders, review of postings, liability and complaints.',
  brief:
    'For candidates everything is free. Employers are responsible for accurate and lawful postings, and see the price before they send a posting. We remove postings that break the rules. Prilika is a job board, not an employment agency.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'opste',
      title: 'What they apply to',
      blocks: [
        'These terms govern the use of the job board Prilika. You accept them when you open an account or send an application. Searching and reading jobs requires neither an account nor acceptance.',
        'Prilika is a job board: it publishes postings and passes on applications. It is not an employment agency and does not act as an employment intermediary within the meaning of the law. It is not the employer, does not hire, takes no part in selecting candidates, and is not a party to the contract that the candidate and the employer may conclude.',
        'How we process personal data is explained in the [Privacy policy](/privatnost). That is a notice, and is not accepted.',
      ],
    },
    {
      id: 'pruzalac',
      title: 'Who provides the service',
      blocks: [
        `Prilika is run by ${provider}. These details can be checked in the register of the Serbian Business Registers Agency, by the registration number.`,
        `Write to [${email}](mailto:${email}) or use the [Contact](/kontakt) page, where the phone number and all other details are.`,
      ],
    },
    {
      id: 'nalog',
      title: 'Accounts',
      blocks: [
        'A person who is at least 15 may open an account. A candidate’s account is free and creates no financial obligations, so people under 18 open one themselves; if the law nevertheless requires the consent of a parent, adoptive parent or guardian, the account is opened with that consent. A person under 18 may take up employment with the written consent of a parent, adoptive parent or guardian, in accordance with the Labour Law.',
        'The data in an account should be accurate. The email address is verified and cannot be changed after registration. Keep your password to yourself; if you suspect that someone knows it, change it: this signs you out on all other devices.',
        'An account is for one person. It may not be handed over or sold.',
      ],
    },
    {
      id: 'tim',
      title: 'Company and team',
      blocks: [
        'A company has one profile, tied to its PIB. The profile is opened by a person whom the company has authorised to do so. That person can invite others to the team; everyone has their own account and role, and the company is responsible for what the members of its team do.',
        {
          list: [
            'A reader reads applications and statistics but cannot change anything.',
            'A recruiter publishes and changes postings, works with applications and messages, and sees the orders that arise from this.',
            'An account owner can do everything, including the company profile, the team, packages and orders. The name of the role does not say who owns the company.',
          ],
        },
        'The history says who did what. A removed member loses access at once. Invite only people who work for the company, and at their own address.',
      ],
    },
    {
      id: 'kandidati',
      title: 'Candidates',
      blocks: [
        {
          list: [
            'Using Prilika is free for candidates.',
            'You apply on your own behalf, with accurate data, and only with documents that you have the right to share.',
            'You apply for a job once. An application cannot be changed once it has been sent, but you can withdraw it; you cannot then apply for the same job again.',
            'Leave out data that is not relevant to the job, such as your personal number (JMBG), health, religion or marital status.',
            'An employer can set an application to end when an answer does not meet a stated requirement. The job says so in advance.',
            'A digital agent sends you jobs that match your criteria. You can pause, change and delete it, and stop its emails with one click.',
            'You reply to an employer’s message on the page of your application or, if you have no account, by email. You reply to an interview invitation by choosing a time; if you cannot come, please cancel in good time.',
            'Prilika does not guarantee that an employer will reply, or that you will get the job.',
          ],
        },
      ],
    },
    {
      id: 'poslodavci',
      title: 'Employers and postings',
      blocks: [
        'A posting may be published by an employer, or by someone the employer has authorised, for a job that really exists. The employer is responsible for the accuracy and lawfulness of postings, questionnaires, messages and interview invitations to candidates. Anyone who acts as an employment intermediary must hold the licence that the law requires.',
        'A posting must not contain:',
        {
          list: [
            'a requirement or question that puts people at a disadvantage because of a personal trait such as sex, age, marital status or nationality (see [Anti-discrimination rules](/antidiskriminacioni-propisi))',
            'a demand for money from candidates for a job, training, equipment or processing an application',
            'pyramid selling, an offer of sexual services or another unlawful activity',
            'an inaccurate job title, a salary the employer does not intend to pay, or several different jobs in one posting',
            'someone else’s trademark, picture or text without permission',
            'an advertisement for products or services instead of a job',
          ],
        },
        'An employer may use candidates’ data only to select candidates for the job they applied for. As a separate controller, the employer must keep and delete the data in accordance with the law, and must not sell or publish it, or put candidates on mailing lists for advertising. The same holds for notes about candidates: they contain only what the selection requires.',
        'Messages and interview invitations are sent to candidates only about the job they applied for. The number of messages is limited. A reply period stated in a posting is a promise to everyone who applies, and the share of applications an employer has answered and the time to the answer may be public.',
        'An employer who uses Prilika to collect data rather than to hire loses the account.',
      ],
    },
    {
      id: 'provera',
      title: 'Review, reports and removal',
      short: 'Review and removal',
      blocks: [
        'We review postings before they go live, except those of employers whose details we have already verified. Their postings are reviewed too when the automatic wording check finds questionable wording, or when another advertiser is named. A change to an active posting that is stopped by the check returns it to review; the days spent waiting are added to the end of its period. A change of the job title, the advertiser or the way of applying may await approval, and the old text stays until then.',
        'Anyone can report a job: on its page or through the [Contact](/kontakt) page. A person reviews the report without delay, within 8 days at the latest. If there is something wrong with the posting, we request a correction or remove it. Whoever has left an email address receives a reply with the outcome. The employer does not find out who reported the job.',
        'We reject or remove a posting that breaks these terms or the law, with a reason that the employer sees. A rejected posting can be corrected and sent again; a removed one cannot. You can [object](/kontakt) to a decision.',
        'We do not review in advance everything that users publish, and are not obliged to look for circumstances that point to unlawful activity. As soon as we learn of unlawful content, we remove it or disable access to it.',
      ],
    },
    {
      id: 'porudzbina',
      title: 'Orders and the contract',
      blocks: [
        'Postings and packages are ordered by companies and sole traders for their business. The contract is concluded electronically, in these steps:',
        {
          list: [
            'You choose an ad type and a period, or a package, and see the price without VAT and with it.',
            'Before sending there is a summary of everything you have entered. Every step can be opened and corrected; nothing is ordered until you send the posting or order the package.',
            'Sending places the order. The contract is concluded when we show the confirmation and the pro-forma invoice, which we also send by email; a posting that is not paid for separately is contracted when you send it.',
            'Orders and pro-forma invoices are in the account, under “Orders and packages”, where they can be downloaded. These terms are on this page; we keep the version that you have accepted and send it on request.',
            'A mistake noticed after sending is corrected by changing the posting or cancelling an order that has not been paid.',
          ],
        },
        'The contract is concluded in Serbian; the English text is a translation. As the order is placed for a business, the buyer does not have a consumer’s right to withdraw within 14 days, but cancelling before payment costs nothing.',
      ],
    },
    {
      id: 'cene',
      title: 'Prices, free postings and payment',
      blocks: [
        'The price depends on the type and period of a posting and is shown before the posting is sent, without VAT and with it. The price shown at the time of sending applies. Prices in euros on the English pages are for information only; in Serbia payment is in dinars.',
        'The number of free postings per employer is limited. How many are left is shown when you choose the ad type.',
        'A paid posting goes live once it is paid and approved. A pro-forma invoice is due in 8 days; it is still valid after that, but if it is not paid in the following 30 days, the order is cancelled. A pro-forma invoice is not an invoice: the invoice, and an advance invoice where one is needed, is issued in accordance with the rules on VAT and electronic invoicing.',
        'A posting runs for the number of days in the chosen period, counted from publication. If you close it earlier, the remaining days are not refunded. A posting from a package that never goes live is returned to the package. A package is valid for as long as its offer says, from payment. If we reject a paid posting and it is not corrected, or if the service was not provided because of an error on our side, you have the right to a refund in accordance with the law: write to us from the account’s email address.',
      ],
    },
    {
      id: 'vas-sadrzaj',
      title: 'Your content and passing postings on',
      short: 'Your content',
      blocks: [
        'What you upload and write remains yours. You confirm that you have the rights to texts, logos and pictures, and grant us a free, non-exclusive licence to store, show, adapt to the screen and copy them as far as the service requires.',
        'We pass postings on to other job boards and search engines as well: they are offered the full text of a posting, the details of the job and the name of the company, through channels such as those for Indeed, Jooble, Adzuna and LinkedIn, RSS and data for search engines. When a posting ends, it is removed from these channels; how long others still show it depends on them.',
        'The licence lasts as long as the content is on Prilika and, for a posting, after that as long as the record of what was published requires. Candidates’ documents and data are passed on to no one but the employer they were sent to.',
        'The content of the pages and the database of jobs must not be copied automatically for republication, except through the channels that we offer for this.',
      ],
    },
    {
      id: 'prestanak',
      title: 'Duration and termination',
      blocks: [
        'The contract on the use of the service is for an indefinite period. Candidates delete their accounts themselves, on the account page. We delete an employer account on request, because its active postings are removed with it: write to us from the account’s email address. A team member can leave the team, except as its only account owner.',
        'We can terminate an account by giving reasons and at least 15 days’ notice. For serious or repeated breaches of these terms or the law we block it at once; we give the reason on request, and the block can be objected to. What was paid for and not used is refunded if the reason does not lie with the employer. A candidate’s account that is not used for a long time is deleted, as the [Privacy policy](/privatnost) explains.',
      ],
    },
    {
      id: 'odgovornost',
      title: 'Liability',
      blocks: [
        'We do our best to keep Prilika running without interruption, but cannot guarantee that there will be none. Neither side is liable for the consequences of events beyond its control (force majeure).',
        'The employer is responsible for the content of postings and for its conduct in selecting candidates. Prilika is responsible for its own service, for acting on reports of content that is not allowed, and for damage caused intentionally or through gross negligence. Nothing in these terms reduces rights that the law gives you without exception.',
      ],
    },
    {
      id: 'prigovori',
      title: 'Complaints and disputes',
      blocks: [
        `Send a complaint to [${email}](mailto:${email}) or use the [Contact](/kontakt) page. We reply within 8 days, and resolve a justified complaint within 15 days of receiving it. If you think that a posting was removed or an account blocked by mistake, say so; whenever possible, it is reviewed by a person who did not make the first decision.`,
        'If you are a consumer, you can also settle a dispute out of court, before a body on the list kept by the ministry responsible for consumer protection.',
        'These terms are governed by the law of the Republic of Serbia. A dispute that we do not settle is decided by the competent court at Prilika’s registered office and, for consumers, by the court designated by law.',
      ],
    },
    {
      id: 'izmene',
      title: 'Changes to the terms',
      blocks: [
        'We may change the terms. The new text is published on this page with the date from which it applies, and an important change at least 15 days earlier. Users with an account are asked above the pages to accept the new text; those who disagree can delete their account, or request that we delete it. Postings already paid for follow the terms that applied at the time of payment. Earlier versions are kept and sent on request.',
        'This is a translation; where the two differ, the Serbian text prevails.',
      ],
    },
  ],
});
