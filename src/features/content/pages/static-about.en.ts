import type { WriteStaticText } from './static-page.ts';

export const aboutInEnglish: WriteStaticText = ({ provider, email }) => ({
  title: 'About us',
  description:
    'Prilika is a job board for all of Serbia: who runs it, how jobs are checked, how we make money and what makes it different.',
  brief:
    'Prilika brings together people looking for work and employers from all over Serbia. It is completely free for candidates.',
  changedOn: '2026-11-25',
  binding: false,
  sections: [
    {
      id: 'sta',
      title: 'What Prilika is',
      blocks: [
        'Prilika is a job board. Employers publish postings; candidates search for jobs by occupation, location, salary, education, contract type and work model, and apply for them, with or without an account.',
        'The name is the Serbian word for opportunity, and says what we would like every job to be: a door that is already ajar. That is why every list shows salary, location and deadline, and where the employer has not stated a salary, it says that pay is negotiable.',
      ],
    },
    {
      id: 'kandidati',
      title: 'For candidates',
      blocks: [
        'Searching, applying and having an account cost nothing. We do not sell candidates a better place among the applications, because there is no such place: the employer sees all applications and sorts them.',
        {
          list: [
            'Search treats Cyrillic and Latin letters the same, and “č” the same as “c”. Write as you like.',
            'You don’t need an account to apply. If you create one, your saved jobs, CV and applications are in one place, on all your devices.',
            'Your application goes only to the employer you applied to, and only the employer sees how it was sorted.',
            'You can delete your account yourself, at any time, together with everything in it.',
          ],
        },
      ],
    },
    {
      id: 'poslodavci',
      title: 'For employers',
      blocks: [
        'A posting is created in six steps, with a preview before it is sent. It can have a questionnaire for candidates, and applications arrive in one place, where they are read and sorted.',
        'Paid places in a list are always marked with a word, not just a colour. Payment does not change the order by date.',
      ],
    },
    {
      id: 'provera',
      title: 'How we review postings',
      blocks: [
        'We review postings of employers we have not yet verified before they go live. Every posting, whoever sends it, also goes through a wording check for phrases that could be discriminatory, because whoever publishes a job ad is responsible for it too. What is and is not allowed is explained on the [Anti-discrimination rules](/antidiskriminacioni-propisi) page.',
        'A review cannot replace caution. A real employer does not ask for money for a job, for training or for processing an application, nor for a card number, nor for a picture of your identity card before a contract. If you come across such a job, [let us know](/kontakt).',
      ],
    },
    {
      id: 'prihodi',
      title: 'How we make money',
      blocks: [
        'Our income comes from postings: employers pay for publishing and for promoted places, and some postings are free. We do not sell or rent out candidates’ data, or use it for advertising on other sites. Our pages carry no third-party tracking scripts.',
      ],
    },
    {
      id: 'ko',
      title: 'Who runs Prilika',
      blocks: [
        `Prilika is run by ${provider}.`,
        `For questions, suggestions and complaints write to [${email}](mailto:${email}) or use the [Contact](/kontakt) page.`,
      ],
    },
  ],
});
