import { consentTextVersions } from '#features/accounts/consents.ts';
import type { WriteStaticText } from './static-page.ts';

export const termsInEnglish: WriteStaticText = ({ provider, email }) => ({
  title: 'Terms of use',
  description:
    'Rules for candidates and employers on Prilika: accounts, applications, postings, prices, review of postings, liability and complaints.',
  brief:
    'For candidates everything is free. Employers are responsible for accurate and lawful postings, and see the price before sending. We remove postings that break the rules.',
  changedOn: consentTextVersions.terms,
  binding: true,
  sections: [
    {
      id: 'opste',
      title: 'What they apply to',
      blocks: [
        `These terms govern the use of the job board Prilika, run by ${provider}. You accept them when you open an account or send an application. Searching and reading jobs requires neither an account nor acceptance.`,
        'Prilika is an intermediary: it publishes postings and passes on applications. It is not the employer, does not hire, takes no part in selecting candidates, and is not a party to the contract that the candidate and the employer may conclude.',
        'How we process personal data is explained in the [Privacy policy](/privatnost).',
      ],
    },
    {
      id: 'nalog',
      title: 'Accounts',
      blocks: [
        'A person who is at least 15 may open an account. People under 18 may take up employment with the written consent of a parent or guardian, in accordance with the Labour Law.',
        'The data in an account should be accurate. The email address is verified and cannot be changed after registration. Keep your password to yourself; if you suspect that someone knows it, change it: this signs you out on all other devices.',
        'An employer account is opened by a person authorised to represent the company. One PIB belongs to one account.',
        'Candidates delete their accounts themselves, on the account page. We delete an employer account on request, because its active postings are removed with it: write to us from the account’s email address.',
      ],
    },
    {
      id: 'kandidati',
      title: 'Candidates',
      blocks: [
        {
          list: [
            'Using Prilika is free for candidates.',
            'You apply in person, with accurate data, and only with documents that you have the right to share.',
            'You apply for a job once. After sending, the application is with the employer and cannot be changed.',
            'Leave out data that is not relevant to the job, such as your personal number (JMBG), health, religion or marital status.',
            'Prilika does not warrant that an employer will reply, or that you will get the job.',
          ],
        },
      ],
    },
    {
      id: 'poslodavci',
      title: 'Employers and postings',
      blocks: [
        'A posting may be published by an employer, or by someone the employer has authorised, for a job that really exists. The employer is responsible for the accuracy and lawfulness of postings, questionnaires and messages to candidates.',
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
        'An employer may use candidates’ data only to select candidates for the job they applied for. As a separate controller, the employer must keep and delete the data in accordance with the law, and must not sell or publish it, or put candidates on mailing lists for advertising.',
        'An employer who uses Prilika to collect data rather than to hire loses the account.',
      ],
    },
    {
      id: 'provera',
      title: 'Review and removal',
      blocks: [
        'We review postings before they go live, except those of employers whose details we have already verified. The automatic wording check sends every posting with questionable wording to review. A change to an active posting that is stopped by the check returns it to review; the days spent waiting are added to the end of its period.',
        'We reject or remove a posting that breaks these terms or the law, with a reason that the employer sees. A rejected posting can be corrected and sent again. For serious or repeated breaches we block the account.',
        'Anyone can [report a job](/kontakt). The employer does not find out who did.',
      ],
    },
    {
      id: 'cene',
      title: 'Prices, free postings and payment',
      blocks: [
        'The price depends on the type and period of a posting and is shown before the posting is sent, without VAT and with it. The price shown at the time of sending applies. Prices in euros on the English pages are for information only; in Serbia payment is in dinars.',
        'The number of free postings per employer is limited. How many are left is shown when you choose the ad type.',
        'A paid posting goes live once it is paid and approved. A pro-forma invoice is due in 8 days; it is still valid after that, but if it is not paid in the following 30 days, the order is cancelled. Cancelling before payment costs nothing.',
        'A posting runs for the number of days in the chosen period, counted from publication. If you close it earlier, the remaining days are not refunded. A posting from a package that never goes live is returned to the package. If we reject a paid posting and it is not corrected, or if the service was not provided because of an error on our side, you have the right to a refund in accordance with the law: write to us from the account’s email address.',
      ],
    },
    {
      id: 'odgovornost',
      title: 'Liability',
      blocks: [
        'We do our best to keep Prilika running without interruption, but cannot warrant that there will be none.',
        'The employer is responsible for the content of postings and for its conduct in selecting candidates. Prilika is responsible for its own service, for acting on reports of content that is not allowed, and for damage caused intentionally or through gross negligence. Nothing in these terms reduces rights that the law gives you without exception.',
        'The content of the pages and the database of jobs must not be copied automatically for republication, except through the channels that we offer for this.',
      ],
    },
    {
      id: 'prigovori',
      title: 'Complaints and disputes',
      blocks: [
        `Send a complaint to [${email}](mailto:${email}) or use the [Contact](/kontakt) page. We reply to complaints within 8 days. If you think that a posting was removed or an account blocked by mistake, say so; whenever possible, it is reviewed by a person who did not make the first decision.`,
        'These terms are governed by the law of the Republic of Serbia. A dispute that we do not settle is decided by the competent court at Prilika’s registered office and, for consumers, by the court designated by law.',
      ],
    },
    {
      id: 'izmene',
      title: 'Changes to the terms',
      blocks: [
        'We may change the terms. The new text is published on this page with the date from which it applies, and an important change at least 15 days earlier. If you have an account and do not agree with a change, you can close it. Postings already paid for follow the terms that applied at the time of payment.',
        'This is a translation; where the two differ, the Serbian text prevails.',
      ],
    },
  ],
});
