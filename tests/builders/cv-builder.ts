import type { CvContent } from '#features/candidates/cv/server/cv-document-words.ts';

/** A CV as a person writes it. */
export const buildCv = (
  change: { profile?: Partial<CvContent['profile']>; cv?: Partial<CvContent['cv']> } = {},
): CvContent => ({
  profile: {
    name: 'Milica',
    lastName: 'Đorđević',
    email: 'milica.djordjevic@posta.example',
    phone: '+381641234567',
    phoneText: '064 1234567',
    profession: 'Samostalna knjigovođa',
    experienceLevel: '3-5',
    educationLevel: 'strukovne',
    address: 'Mite Ružića 1',
    city: 'Beograd',
    birthday: '1995-03-14',
    externalLink: 'https://primer.rs/milica',
    ...change.profile,
  },
  cv: {
    education: [
      {
        title: 'Strukovni ekonomista',
        institution: 'Visoka poslovna škola',
        dateFrom: '2014-10',
        dateTo: '2018-06',
      },
    ],
    experience: [
      { positionName: 'Knjigovođa', companyName: 'Bilans Plus', dateFrom: '2022-03', dateTo: '' },
      { positionName: 'Fakturista', companyName: 'Gradina', dateFrom: '2019-06', dateTo: '2022-02' },
    ],
    skills: ['PDV i poreske prijave', 'Microsoft Excel'],
    aboutMe: 'Vodim knjige četiri godine.\n\nVolim uredne evidencije i jasne rokove.',
    ...change.cv,
  },
});

/** The largest CV that can be saved, written with one sign. */
export const buildLargestCv = (sign: string, aboutMe = sign.repeat(1000)): CvContent => {
  const entry = { dateFrom: '2014-10', dateTo: '2018-06' };
  const long = sign.repeat(120);
  return buildCv({
    profile: {
      name: sign.repeat(100),
      lastName: sign.repeat(100),
      profession: sign.repeat(100),
      address: sign.repeat(200),
      city: sign.repeat(100),
      email: `${'w'.repeat(64)}@${'w'.repeat(63)}.${'w'.repeat(63)}.rs`,
      externalLink: `https://${'w'.repeat(480)}.rs`,
    },
    cv: {
      education: Array.from({ length: 3 }, () => ({ title: long, institution: long, ...entry })),
      experience: Array.from({ length: 3 }, () => ({ positionName: long, companyName: long, ...entry })),
      skills: Array.from({ length: 5 }, (_, at) => `${sign.repeat(59)}${at}`),
      aboutMe,
    },
  });
};
