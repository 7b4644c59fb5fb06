import type { WriteStaticText } from './static-page.ts';

/*
 * A lawyer has to confirm this text before a site relies on it, also which laws are in force on that day: it says what the program
 * does, and is no legal advice.
 */

/**
 * What the law says, for people who write postings and for those who answer them
 * (rules.md#anti-discrimination-notice).
 */
export const antiDiscriminationInEnglish: WriteStaticText = ({ email }) => ({
  title: 'Anti-discrimination rules',
  description:
    'What Serbian law forbids in job ads and interviews, examples of allowed and forbidden wording, exceptions and where to get help.',
  brief:
    'Knowledge, experience and ability decide who gets a job. Sex, age, family, origin, health or appearance must not be a requirement, in a job ad or in an interview.',
  changedOn: '2026-11-25',
  binding: false,
  sections: [
    {
      id: 'propisi',
      title: 'Which laws apply',
      blocks: [
        {
          list: [
            'The Law on the Prohibition of Discrimination (“Official Gazette of RS”, nos. 22/2009 and 52/2021): article 16 forbids discrimination at work and also protects a person who is only looking for a job.',
            'The Labour Law (“Official Gazette of RS”, no. 24/2005, as amended): article 18 forbids direct and indirect discrimination against job seekers and employees; article 26 forbids asking candidates about family or marital status and family planning, and making employment conditional on a pregnancy test.',
            'The Law on the Prevention of Discrimination against Persons with Disabilities (“Official Gazette of RS”, nos. 33/2006 and 13/2016): forbids discrimination because of a disability in hiring and at work; adapting a workplace is not a privilege.',
            'The Law on Professional Rehabilitation and Employment of Persons with Disabilities (“Official Gazette of RS”, no. 36/2009, as amended), on employment under equal conditions.',
            'The Law on Gender Equality (“Official Gazette of RS”, no. 52/2021), on equal opportunities for women and men in employment and work. On 27 June 2024 the Constitutional Court opened a review of its constitutionality and, until its decision, suspended the enforcement of individual acts and actions based on it, so check its status before you rely on it.',
          ],
        },
        'Discrimination is direct when a trait is expressly asked for or excluded (“girls only”). It is indirect when a seemingly neutral requirement puts one group at a disadvantage without justification, for example “this year’s graduates only”, or “unlimited availability” for a job that does not need it.',
        'The employer is not the only one responsible for a published job ad. The Commissioner for the Protection of Equality held, in the case of the National Employment Service, that whoever shows such an ad on a site breaks the law too, and that delay or an old system is no excuse (opinion no. 07-00-557/2017-02). That is why we check job ads before they go live.',
      ],
    },
    {
      id: 'svojstva',
      title: 'Protected personal traits',
      short: 'Protected traits',
      blocks: [
        'The law names: race, colour, ancestry, citizenship, nationality or ethnic origin, language, religious or political beliefs, sex, gender and gender identity, sexual orientation, sex characteristics, income, property, birth, genetic traits, health, disability, marital and family status, convictions, age, appearance, membership in political, trade union and other organisations. The list is open: every other personal trait, real or presumed, is protected too.',
      ],
    },
    {
      id: 'oglas',
      title: 'In a job ad: examples',
      blocks: [
        'Describe the job and what it requires, not the person you have in mind.',
        {
          head: ['Do not write', 'Write'],
          rows: [
            ['Girls wanted for work in a boutique', 'Sales assistant in a boutique'],
            ['Under 30 years of age', 'Experience with tools X and Y required (or: no experience required)'],
            [
              'Young and dynamic team looks for a young person',
              'A job with frequent field work and changing hours',
            ],
            ['Male warehouse worker', 'The work includes lifting loads of up to 20 kg'],
            [
              'Pleasant appearance, photograph required',
              'Direct work with customers; no photograph required',
            ],
            ['Unmarried, without children', 'Travel of up to ten days a month'],
            ['Serbian citizens only', 'The right to work in Serbia'],
            ['Native Serbian speaker', 'Excellent spoken and written Serbian'],
            ['Healthy person', 'The law prescribes a medical examination for this job'],
          ],
        },
        'Requirements that describe the job are allowed: “3 years of experience”, “category B driving licence”, “work with children”, “night shift”. In Serbian, job titles may be given in both genders or with (m/ž).',
      ],
    },
    {
      id: 'razgovor',
      title: 'In a questionnaire and an interview',
      short: 'In an interview',
      blocks: [
        'The same applies to the questionnaire of a job ad, the application and the interview. An employer must not ask:',
        {
          list: [
            'whether you are married or in a relationship, have children or intend to, and who looks after them',
            'whether you are pregnant, nor demand a test (except for jobs with a considerable risk to the health of the woman and the child, as established by the health authority)',
            'who you vote for, your religion or nationality, or whether you are in a trade union',
            'about your sexual orientation',
            'what illnesses you have and what medicines you take; where fitness for work is prescribed, a doctor establishes it',
            'whether you have been convicted, unless the law requires a certificate for that job',
          ],
        },
        'You do not have to answer such a question. You can calmly ask what it has to do with the job, or answer what is really being asked: “I can work in shifts and travel.”',
        'On Prilika, date of birth and photograph are always optional, and applications can be neither sorted nor filtered by them.',
      ],
    },
    {
      id: 'izuzeci',
      title: 'What is not discrimination',
      short: 'Exceptions',
      blocks: [
        {
          list: [
            'A trait that is a genuine and decisive requirement of the job, with a justified purpose: for example an actress for a woman’s role.',
            'Limits set by law: at least 18 years of age for jobs closed to younger people, a medical examination, a certificate of no criminal record or citizenship for certain occupations, for example in state bodies.',
            'Special measures towards equality: a job ad that encourages applications from people with disabilities or from the under-represented sex, without excluding others.',
            'Protection of pregnant women, new mothers and parents, and special protection of young people and people with disabilities.',
          ],
        },
        'Exceptions are interpreted narrowly. “Customers like it” or “the team is all women” are not genuine and decisive requirements.',
      ],
    },
    {
      id: 'provera',
      title: 'How we check',
      blocks: [
        'The form for a posting has no fields for sex, age, marital status, nationality, religion or appearance. The text of the posting and the questions of its questionnaire are checked by a program that recognises questionable phrases in both scripts and in English. The employer sees at once what it has found. A posting with a requirement that the law forbids is read by a person before it goes live; for a job title in one gender alone there is only a warning. The program can be wrong; the posting then goes live after review.',
      ],
    },
    {
      id: 'kome',
      title: 'Where to get help',
      blocks: [
        {
          list: [
            `To us: [${email}](mailto:${email}) or the [contact form](/kontakt), if it is about a job on Prilika. Give the address of the job.`,
            'To the Commissioner for the Protection of Equality, [ravnopravnost.gov.rs](https://ravnopravnost.gov.rs): a complaint is free, and you do not need a lawyer.',
            'To the Labour Inspectorate, when an employer breaks the Labour Law.',
            'To the court, with a claim for protection from discrimination. If you show that discrimination is likely, the employer has to prove that it did not happen.',
          ],
        },
        'Keep evidence: a picture of the job ad with its date, messages, names of those present at the interview. This page is information, not legal advice.',
      ],
    },
  ],
});
