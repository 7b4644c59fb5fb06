import { consentTextVersions } from '#features/accounts/consents.ts';
import type { WriteStaticText } from './static-page.ts';

export const termsInEnglish: WriteStaticText = ({ provider, email }) => ({
  title: 'Terms of use',
  description:
    'Rules for candidates and employers at Prilika: accounts, applications, postings, prices, checks of postings, liability and complaints.',
  brief:
    'For candidates everything is free. Employers answer for correct and lawful postings, and see the price before sending. We remove postings that break the rules.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'opste',
      title: 'What they apply to',
      blocks: [
        `These terms govern the use of the job board Prilika, run by ${provider}. You accept them when you open an account or send an application. Searching and reading postings needs neither an account nor acceptance.`,
        'Prilika is an intermediary: it publishes postings and passes on applications. It is not the employer, does not hire, takes no part in choosing candidates, and is no party to the contract that candidate and employer may conclude.',
        'How we process personal data is written in the [Privacy policy](/privatnost).',
      ],
    },
    {
      id: 'nalog',
      title: 'Accounts',
      blocks: [
        'A person who is at least 15 may open an account. People under 18 may take up employment with the written consent of a parent or guardian, according to the Labour Law.',
        'The data in an account should be correct. The email address is verified and cannot be changed after registration. Keep your password to yourself; if you suspect that somebody knows it, change it, which ends the sign-ins on other devices.',
        'An employer’s account is opened by a person who may represent the company. One PIB belongs to one account.',
        'Candidates delete their accounts themselves, on the account page. We delete an employer’s account on request, because its active postings are removed with it: write to us from the account’s email address.',
      ],
    },
    {
      id: 'kandidati',
      title: 'Candidates',
      blocks: [
        {
          list: [
            'Using Prilika is free for candidates.',
            'You apply in person, with correct data, and only with documents that you may share.',
            'You apply to a posting once. After sending, the application is with the employer and cannot be changed.',
            'Leave out data that do not matter for the job, such as the personal number (JMBG), health, religion or marital status.',
            'Prilika does not warrant that an employer will answer, or that you will get the job.',
          ],
        },
      ],
    },
    {
      id: 'poslodavci',
      title: 'Employers and postings',
      blocks: [
        'A posting may be published by an employer, or by somebody the employer has authorised, for a job that really exists. The employer answers for the correctness and lawfulness of postings, questionnaires and messages to candidates.',
        'A posting must not contain:',
        {
          list: [
            'a condition or question that puts people at a disadvantage for a personal trait such as sex, age, marital status or nationality (see [Anti-discrimination rules](/antidiskriminacioni-propisi))',
            'a demand for money from candidates for a job, training, equipment or handling an application',
            'pyramid selling, an offer of sexual services or another unlawful activity',
            'a wrong job title, pay that is not paid, or several different jobs in one posting',
            'somebody else’s mark, picture or text without permission',
            'an advertisement for products or services in place of a job',
          ],
        },
        'An employer may use candidates’ data only to choose for the job they applied to. As a separate controller the employer must keep and delete them according to the law, and must not sell or publish them, nor put candidates on lists for advertising.',
        'An employer who uses Prilika to collect data rather than to hire loses the account.',
      ],
    },
    {
      id: 'provera',
      title: 'Checks and removal',
      blocks: [
        'We look at postings before they are published, except those of employers whose data we have already verified. The automatic check of words sends every posting with a questionable wording to review. A change of an active posting that the check stops returns it to review; the days of waiting are added to the end of its period.',
        'We refuse or remove a posting that breaks these terms or the law, with reasons that the employer sees. A refused posting can be corrected and sent again. For serious or repeated breaches we block the account.',
        'Anybody can [report a posting](/kontakt). The employer does not learn who did.',
      ],
    },
    {
      id: 'cene',
      title: 'Prices, free postings and payment',
      blocks: [
        'The price depends on the type and period of a posting and is shown before the posting is sent, without VAT and with it. The price shown at the time of sending holds. Prices in euros in the English pages are for information; in Serbia payment is in dinars.',
        'The number of free postings per employer is limited. How many are left is shown where the type of posting is chosen.',
        'A posting that is paid for is published when the payment arrives. A pro-forma invoice is due in 8 days; it stays open after that, and is cancelled if it is not paid in the following 30 days. Cancelling before payment costs nothing.',
        'A posting runs for the days of the chosen period from its publication. If you close it earlier, the remaining days are not refunded. If we refuse a paid posting and it is not corrected, or if the service was not provided because of a fault on our side, we return the amount paid or extend the period, as you choose.',
      ],
    },
    {
      id: 'odgovornost',
      title: 'Liability',
      blocks: [
        'We do our best to keep Prilika running without interruption, but cannot warrant that there will be none. Longer works are announced.',
        'The employer answers for the content of postings and for acts in choosing candidates. Prilika answers for its own service, for acting on reports of content that is not allowed, and for damage caused on purpose or by gross negligence. Nothing in these terms reduces rights that the law gives you without exception.',
        'The pages and the database of postings must not be copied automatically to be published again, except through the channels that we offer for it.',
      ],
    },
    {
      id: 'prigovori',
      title: 'Complaints and disputes',
      blocks: [
        `Send a complaint to [${email}](mailto:${email}) or use the page [Contact](/kontakt). We answer complaints within 8 days. If you think that a posting was removed or an account blocked by mistake, say so; whenever possible it is looked at again by a person who did not take the first decision.`,
        'These terms are governed by the law of the Republic of Serbia. A dispute that we do not settle is decided by the competent court at Prilika’s seat and, for consumers, by the court that the law names.',
      ],
    },
    {
      id: 'izmene',
      title: 'Changes of the terms',
      blocks: [
        'We may change the terms. The new text is published on this page with the date from which it holds, and account holders are told of an important change by mail at least 15 days before. If you disagree with a change, you can delete your account. Postings already paid for follow the terms that held at the time of payment.',
        'This is a translation; where the two differ, the Serbian text holds.',
      ],
    },
  ],
});
