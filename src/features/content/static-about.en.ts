import type { WriteStaticText } from './static-page.ts';

export const aboutInEnglish: WriteStaticText = ({ provider, email }) => ({
  title: 'About us',
  description:
    'Prilika is a job board for all of Serbia: who runs it, how postings are checked, what pays for it and what makes it different.',
  brief:
    'Prilika brings together people who look for work and employers from all over Serbia. For candidates it is free, entirely and for good.',
  changedOn: '2026-11-21',
  binding: false,
  sections: [
    {
      id: 'sta',
      title: 'What Prilika is',
      blocks: [
        'Prilika is a job board. Employers publish postings; candidates search them by occupation, place, pay, education, kind of contract and work model, and apply to them, with an account or without one.',
        'The name is the Serbian word for opportunity, and says what we would like every posting to be: a door that is already ajar. That is why every list shows pay, place and deadline, and where an employer has not stated the pay, it says so.',
      ],
    },
    {
      id: 'kandidati',
      title: 'For candidates',
      blocks: [
        'Searching, applying and having an account cost nothing. We do not sell candidates a better place among the applications, because there is none: the employer sees all applications and sorts them.',
        {
          list: [
            'The search makes no difference between Cyrillic and Latin letters, or between “č” and “c”. Write as you like.',
            'You need no account to apply. If you make one, your applications and documents stay in one place.',
            'Only the employer you applied to sees your application, and only the employer sees how it was sorted.',
            'You can delete your account yourself, at any time, together with everything in it.',
          ],
        },
      ],
    },
    {
      id: 'poslodavci',
      title: 'For employers',
      blocks: [
        'A posting is made in six steps, with a preview before it is sent. It may have a questionnaire for candidates, and applications arrive in one place where they are read and sorted.',
        'Paid places in a list are always marked with a word, not just a colour. Payment does not change the order by date.',
      ],
    },
    {
      id: 'provera',
      title: 'How we check postings',
      blocks: [
        'We look at postings of new employers before they are published. Every posting, whoever sends it, also passes a check for words that could mean discrimination, because whoever publishes an advertisement answers for it too. What is allowed and what is not is written on the page [Anti-discrimination rules](/antidiskriminacioni-propisi).',
        'A check cannot replace caution. A real employer does not ask for money for a job, for training or for handling an application, nor for the number of a payment card, nor for a picture of your identity card before a contract. If you come across such a posting, [tell us](/kontakt).',
      ],
    },
    {
      id: 'prihodi',
      title: 'What pays for it',
      blocks: [
        'Our income is postings: employers pay for publishing and for promoted places, and some postings are free. We do not sell or rent candidates’ data, nor use them for advertising on other sites. Our pages carry no tracking scripts of others.',
      ],
    },
    {
      id: 'ko',
      title: 'Who runs Prilika',
      blocks: [
        `Prilika is run by ${provider}.`,
        `For questions, suggestions and complaints write to [${email}](mailto:${email}) or use the page [Contact](/kontakt).`,
      ],
    },
  ],
});
