import type { WriteStaticText } from './static-page.ts';

/** What conventions §12 says of the law, for people who write postings and who answer them. */
export const antiDiscriminationInEnglish: WriteStaticText = ({ email }) => ({
  title: 'Anti-discrimination rules',
  description:
    'What Serbian law forbids in job postings and interviews, examples of allowed and forbidden wording, exceptions and whom to turn to.',
  brief:
    'Knowledge, experience and ability decide about a job. Sex, age, family, origin, health or looks must not be a condition, neither in a posting nor in an interview.',
  changedOn: '2026-11-21',
  binding: false,
  sections: [
    {
      id: 'propisi',
      title: 'Which laws apply',
      blocks: [
        {
          list: [
            'The Law on the Prohibition of Discrimination (“Official Gazette of RS”, nos. 22/2009 and 52/2021): article 16 forbids discrimination at work and also protects a person who is only looking for a job.',
            'The Labour Law: article 18 forbids direct and indirect discrimination of job seekers and employees; article 26 forbids asking candidates about family or marital status and family planning, and making employment depend on a pregnancy test.',
            'The Law on Gender Equality (“Official Gazette of RS”, no. 52/2021), on equal opportunities of women and men in employment and work.',
            'The Law on Professional Rehabilitation and Employment of Persons with Disabilities, on employment under equal conditions.',
          ],
        },
        'Discrimination is direct when a trait is expressly asked for or excluded (“girls only”). It is indirect when a seemingly neutral condition hits one group without justification, for instance “this year’s graduates only”, or “unlimited availability” for a job that does not need it.',
        'Not only the employer answers for a published posting. The Commissioner for the Protection of Equality held that whoever shows it on a site breaks the law too, and that delay or an old system is no excuse (opinion no. 07-00-557/2017-02). That is why we check postings before they are published.',
      ],
    },
    {
      id: 'svojstva',
      title: 'Protected personal traits',
      short: 'Protected traits',
      blocks: [
        'The law names: race, colour, ancestry, citizenship, nationality or ethnic origin, language, religious or political beliefs, sex, gender and gender identity, sexual orientation, sex characteristics, income, property, birth, genetic traits, health, disability, marital and family status, convictions, age, looks, membership in political, trade union and other organisations. The list is open: every other personal trait, real or presumed, is protected too.',
      ],
    },
    {
      id: 'oglas',
      title: 'In a posting: examples',
      blocks: [
        'Describe the job and what it needs, not the person you imagine.',
        {
          head: ['Do not write', 'Write'],
          rows: [
            ['Girls wanted for work in a boutique', 'Sales assistant in a boutique'],
            ['Under 30 years of age', 'Experience with tools X and Y needed (or: no experience needed)'],
            [
              'Young and dynamic team looks for a young person',
              'A job with much field work and changing hours',
            ],
            ['Man for a warehouse', 'The work includes lifting loads of up to 20 kg'],
            ['Pleasant looks, photograph required', 'Direct work with customers; no photograph needed'],
            ['Unmarried, without children', 'Travel of up to ten days a month'],
            ['Serbian citizens only', 'A permit to work in Serbia is needed'],
            ['Serbian mother tongue', 'Excellent spoken and written Serbian'],
            ['Healthy person', 'The law prescribes a medical examination for this job'],
          ],
        },
        'Conditions that describe the job are allowed: “3 years of experience”, “driving licence of category B”, “work with children”, “night shift”. In Serbian, occupations may be named in both genders or with the mark (m/ž).',
      ],
    },
    {
      id: 'razgovor',
      title: 'In a questionnaire and an interview',
      short: 'In an interview',
      blocks: [
        'The same holds for the questionnaire of a posting, the application and the interview. An employer must not ask:',
        {
          list: [
            'whether you are married or in a relationship, have children or intend to, and who looks after them',
            'whether you are pregnant, nor demand a test (except for jobs with a considerable risk for the health of woman and child, as established by the health authority)',
            'whom you vote for, your religion or nationality, or whether you are in a trade union',
            'about your sexual orientation',
            'what illnesses you have and what medicines you take; where fitness for work is prescribed, a doctor establishes it',
            'whether you have been convicted, unless the law requires a certificate for that job',
          ],
        },
        'You need not answer such a question. You can calmly ask what it has to do with the job, or answer what is really being asked: “I can work in shifts and travel.”',
        'At Prilika, date of birth and photograph are always optional, and applications can be neither sorted nor filtered by them.',
      ],
    },
    {
      id: 'izuzeci',
      title: 'What is not discrimination',
      short: 'Exceptions',
      blocks: [
        {
          list: [
            'A trait that is a real and decisive condition of the job, with a justified purpose: for instance an actress for a woman’s role.',
            'Limits set by law: at least 18 years for jobs closed to younger people, a medical examination or a certificate of no conviction for certain occupations.',
            'Special measures towards equality: a posting that encourages applications of people with disabilities or of the less represented sex, without excluding others.',
            'Protection of pregnant women, new mothers and parents, and special protection of young people and people with disabilities.',
          ],
        },
        'Exceptions are read narrowly. “Customers like it” or “the team is all women” are no real and decisive conditions.',
      ],
    },
    {
      id: 'provera',
      title: 'How we check',
      blocks: [
        'The form for postings has no fields for sex, age, marital status, nationality, religion or looks. The text of postings and the questions of questionnaires are checked by a program that knows questionable words in both scripts and in English. If it finds something, the employer sees it at once, and a person reads the posting before it is published. The program can be wrong; then the posting is published after review.',
      ],
    },
    {
      id: 'kome',
      title: 'Whom to turn to',
      blocks: [
        {
          list: [
            `To us: [${email}](mailto:${email}) or the [contact form](/kontakt), if it is about a posting at Prilika. Give the posting’s address.`,
            'To the Commissioner for the Protection of Equality, [ravnopravnost.gov.rs](https://ravnopravnost.gov.rs): a complaint is free, and you need no lawyer.',
            'To the Labour Inspectorate, when an employer breaks the Labour Law.',
            'To the court, with a claim for protection from discrimination. If you show it to be likely, the employer has to prove that it did not happen.',
          ],
        },
        'Keep evidence: a picture of the posting with its date, messages, names of those present at the interview. This page is information, not legal advice.',
      ],
    },
  ],
});
