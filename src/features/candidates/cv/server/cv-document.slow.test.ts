import { describe, expect, test } from 'vitest';
import { buildCv, buildLargestCv } from '#tests/builders/cv-builder.ts';
import { translator } from '#tests/support/mail-surroundings.ts';
import { type ReadPdf, readPdf } from '#tests/support/read-pdf.ts';
import { samplePicture } from '#tests/support/sample-files.ts';
import { cvDocumentForms } from '../../cv-document-forms.ts';
import { toJsonResume } from '../json-resume.ts';
import { type CvDocument, renderCv } from './cv-document.tsx';
import { sideWidth } from './cv-document-styles.ts';

const open = async (change: Partial<CvDocument> = {}): Promise<ReadPdf> =>
  readPdf(
    await renderCv(
      {
        form: 'latin',
        photo: null,
        changedAt: null,
        createdAt: new Date('2026-11-20T10:00:00Z'),
        ...buildCv(),
        ...change,
      },
      translator,
    ),
  );

/** Expects all text inside the page and its column, and above the bottom margin. */
const expectInside = ({ items }: ReadPdf, plain: boolean): void => {
  for (const { page, text, left, right, bottom } of items) {
    const about = `${page}: ${text}`;
    expect(left, about).toBeGreaterThanOrEqual(20);
    expect(right, about).toBeLessThanOrEqual(!plain && left < sideWidth ? sideWidth : 595 - 30);
    expect(bottom, about).toBeGreaterThan(24);
    expect(bottom, about).toBeLessThan(842 - 30);
  }
};

// Must be the first test: the tested case occurs only with freshly loaded fonts.
test('letters that two scripts draw alike are told apart, whichever document came first', async () => {
  for (const form of ['cyrillic', 'english', 'cyrillic'] as const) {
    const { pages } = await open({ form, ...buildCv({ cv: { aboutMe: 'Pacer ocean, Хвала, jasno.' } }) });
    expect(pages[0]).toContain(
      form === 'cyrillic' ? 'О мени Пацер оцеан, Хвала, јасно.' : 'About me Pacer ocean, Хвала, jasno.',
    );
  }
});

describe('a CV', () => {
  test('in Latin is read from the name over the text to the side', async () => {
    const { pages, info } = await open();
    expect(pages).toEqual([
      [
        'Milica Đorđević Samostalna knjigovođa',
        'O meni Vodim knjige četiri godine. Volim uredne evidencije i jasne rokove.',
        'Radno iskustvo Ukupno: 3–5 godina Knjigovođa Bilans Plus mart 2022 – danas',
        'Fakturista Gradina jun 2019 – februar 2022.',
        'Obrazovanje Nivo: Viša škola / strukovne studije (180 ESPB)',
        'Strukovni ekonomista Visoka poslovna škola oktobar 2014 – jun 2018.',
        'MĐ',
        'Kontakt Telefon 064 1234567 Imejl milica.djordjevic@ posta.example',
        'Adresa Mite Ružića 1, Beograd Datum rođenja 14. 3. 1995. Na internetu primer.rs/milica',
        'Veštine PDV i poreske prijave Microsoft Excel',
        'Napravljeno na Prilici',
      ].join(' '),
    ]);
    expect(info).toMatchObject({
      Title: 'CV, Milica Đorđević',
      Author: 'Milica Đorđević',
      Language: 'sr-Latn',
      Creator: 'Prilika',
      PDFFormatVersion: '1.7',
    });
  });

  test('in Cyrillic leaves addresses and names of products in Latin', async () => {
    const { pages, info } = await open({ form: 'cyrillic' });
    expect(pages).toEqual([
      [
        'Милица Ђорђевић Самостална књиговођа',
        'О мени Водим књиге четири године. Волим уредне евиденције и јасне рокове.',
        'Радно искуство Укупно: 3–5 година Књиговођа Биланс Плус март 2022 – данас',
        'Фактуриста Градина јун 2019 – фебруар 2022.',
        'Образовање Ниво: Виша школа / струковне студије (180 ЕСПБ)',
        'Струковни економиста Висока пословна школа октобар 2014 – јун 2018.',
        'МЂ',
        'Контакт Телефон 064 1234567 Имејл milica.djordjevic@ posta.example',
        'Адреса Мите Ружића 1, Београд Датум рођења 14. 3. 1995. На интернету primer.rs/milica',
        'Вештине ПДВ и пореске пријаве Microsoft Excel',
        'Направљено на Прилици',
      ].join(' '),
    ]);
    expect(info).toMatchObject({ Title: 'CV, Милица Ђорђевић', Language: 'sr-Cyrl' });
  });

  test('in English has English labels and the person’s own words', async () => {
    const { pages, info } = await open({ form: 'english' });
    for (const part of [
      'Milica Đorđević Samostalna knjigovođa About me Vodim knjige četiri godine.',
      'Work experience In total: 3–5 years Knjigovođa Bilans Plus Mar 2022 – present',
      'Contact Phone +381 64 1234567 Email',
      'Date of birth 14 Mar 1995 On the web',
      'Created with Prilika',
    ])
      expect(pages[0]).toContain(part);
    expect(info).toMatchObject({ Language: 'en' });
  });

  test('that is plain has one column in the order of a form, and no picture', async () => {
    const photo = await samplePicture('jpeg');
    const { pages, outline, items } = await open({ form: 'plain', photo });
    expect(pages[0]).toMatch(
      /^Milica Đorđević Samostalna knjigovođa Kontakt Telefon: 064 1234567 Imejl: milica\.djordjevic@posta\.example Adresa: .* O meni .* Radno iskustvo .* Obrazovanje .* Veštine PDV i poreske prijave Microsoft Excel$/,
    );
    expect(outline).not.toContain('Figure');
    expect(new Set(items.map(({ left }) => Math.round(left))).size).toBeLessThan(30);
  });

  test('is written in the script of its form, whichever the person writes', async () => {
    const cyrillic = buildCv({
      profile: { name: 'Ђорђе', lastName: 'Његош' },
      cv: { aboutMe: 'Чувам љубав.' },
    });
    for (const form of ['latin', 'plain'] as const)
      expect((await open({ form, ...cyrillic })).pages[0]).toMatch(/^Đorđe Njegoš .*Čuvam ljubav\./);
    expect((await open({ form: 'english', ...cyrillic })).pages[0]).toMatch(/^Ђорђе Његош .*Чувам љубав\./);
  });

  test('has a tree of headings, paragraphs and lists, and says what its picture shows', async () => {
    const { outline } = await open({ photo: await samplePicture('jpeg') });
    expect(outline).toBe(
      [
        'Document',
        ' H1 Milica Đorđević',
        ' P Samostalna knjigovođa',
        ' Sect',
        '  H2 O meni',
        '  P Vodim knjige četiri godine.',
        '  P Volim uredne evidencije i jasne rokove.',
        ' Sect',
        '  H2 Radno iskustvo',
        '  P Ukupno: 3–5 godina',
        '  H3 Knjigovođa',
        '  P Bilans Plus',
        '  P mart 2022 – danas',
        '  H3 Fakturista',
        '  P Gradina',
        '  P jun 2019 – februar 2022.',
        ' Sect',
        '  H2 Obrazovanje',
        '  P Nivo: Viša škola / strukovne studije (180 ESPB)',
        '  H3 Strukovni ekonomista',
        '  P Visoka poslovna škola',
        '  P oktobar 2014 – jun 2018.',
        ' Figure [Fotografija: Milica Đorđević]',
        ' Sect',
        '  H2 Kontakt',
        '  P Telefon',
        '  P 064 1234567',
        '  P Imejl',
        '  P milica.djordjevic@ posta.example',
        '  P Adresa',
        '  P Mite Ružića 1, Beograd',
        '  P Datum rođenja',
        '  P 14. 3. 1995.',
        '  P Na internetu',
        '  P primer.rs/milica',
        ' Sect',
        '  H2 Veštine',
        '  L',
        '   LI',
        '    LBody PDV i poreske prijave',
        '   LI',
        '    LBody Microsoft Excel',
      ].join('\n'),
    );
  });

  test('carries its data', async () => {
    const { profile, cv } = buildCv();
    const changedAt = '2026-11-19T08:00:00.000Z';
    const { attachments } = await open({ form: 'cyrillic', changedAt });
    expect(Object.keys(attachments)).toEqual(['resume.json']);
    expect(JSON.parse(attachments['resume.json'] as string)).toEqual(toJsonResume(profile, cv, changedAt));
  });

  test('of a person who has told only a name is one too; what is empty is not there', async () => {
    const { pages } = await open({
      profile: {
        name: 'Ana',
        lastName: 'Anić',
        email: 'ana@primer.rs',
        phone: '',
        phoneText: '',
        profession: '',
        address: '',
        experienceLevel: '',
        educationLevel: '',
        city: '',
        birthday: '',
        externalLink: '',
      },
      cv: { education: [], experience: [], skills: [], aboutMe: '' },
    });
    expect(pages).toEqual(['Ana Anić AA Kontakt Imejl ana@primer.rs Napravljeno na Prilici']);
  });
});

describe('what people write', () => {
  test('is shown without emoji, marks of direction and boxes; HTML is text', async () => {
    const odd = '<b>x</b> \u202eobrnuto\u202c 👩‍💻 שלום 漢字 ＡＢ\u0000 A\u0338';
    const shown = '<b>x</b> obrnuto AB A';
    const entry = { dateFrom: '2020-01', dateTo: '' };
    for (const form of cvDocumentForms) {
      const { pages, info } = await open({
        form,
        ...buildCv({
          profile: { name: odd, lastName: '', profession: odd, address: odd, city: '' },
          cv: {
            skills: [odd, '👩‍💻'],
            aboutMe: odd,
            education: [{ title: odd, institution: '👩‍💻', ...entry }],
            experience: [{ positionName: '👩‍💻', companyName: odd, ...entry }],
          },
        }),
      });
      expect(pages[0]).not.toMatch(/[\p{Cf}\p{Cc}\u0590-\u05ff\u4e00-\u9fff\p{Extended_Pictographic}]/u);
      if (form === 'cyrillic') continue;
      expect(info.Title).toBe(`CV, ${shown}`);
      expect(pages[0]?.split(shown)).toHaveLength(8);
    }
  });

  test.each(cvDocumentForms)('takes one page or two at its largest: %s', async (form) => {
    for (const [sign, aboutMe] of [
      ['Ш', 'Ш'.repeat(1000)],
      ['w', 'a\n'.repeat(500)],
      ['žd', 'žd'.repeat(500)],
    ] as const) {
      const photo = await samplePicture('jpeg');
      const pdf = await open({ form, photo, ...buildLargestCv(sign, aboutMe) });
      expect(pdf.pages.length, sign).toBe(2);
      expectInside(pdf, form === 'plain');
      // The text is complete, without inserted hyphens.
      const text = pdf.pages.join('').replace(/\s/g, '');
      const [name = ''] = text.split(/Kontakt|Контакт|Contact/);
      expect(text).not.toMatch(/[ШwždЖ]-[ШwždЖ]/);
      expect(name.length).toBeGreaterThanOrEqual(300);
    }
  });

  test('that is a little too long for a page is drawn a little smaller', async () => {
    const sentence = 'Radim u računovodstvu deset godina, vodim knjige i obračunavam zarade. ';
    const [entry] = buildCv().cv.experience;
    const experience = Array.from({ length: 3 }, () => ({ ...(entry as NonNullable<typeof entry>) }));
    const [school] = buildCv().cv.education;
    const education = Array.from({ length: 3 }, () => ({ ...(school as NonNullable<typeof school>) }));
    const aboutMe = sentence.repeat(12).trim();
    const { pages } = await open(buildCv({ cv: { aboutMe, experience, education } }));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Napravljeno na Prilici');
  });

  test('names of sixty letters and two surnames stay in their column', async () => {
    for (const form of cvDocumentForms) {
      const name = `${'Đž'.repeat(30)} Ana-Marija`;
      const pdf = await open({ form, ...buildCv({ profile: { name, lastName: 'Stojadinović-Đurđević' } }) });
      expect(pdf.pages).toHaveLength(1);
      expectInside(pdf, form === 'plain');
    }
  });

  test('a word is not parted where its letters come from two fonts', async () => {
    const aboutMe = 'Uslužni računovođa šalje žute đačke ćilime čak i Žiži u Žiču. '.repeat(12).trim();
    const { pages } = await open(buildCv({ cv: { aboutMe } }));
    expect(pages[0]).toContain(aboutMe);
  });

  test('a heading is never alone at the end of a page', async () => {
    for (let length = 20; length <= 120; length += 10) {
      const largest = buildLargestCv('w', 'Rečenica o sebi. '.repeat(40));
      const address = 'w'.repeat(length);
      const { pages } = await open({ ...largest, profile: { ...largest.profile, address } });
      expect(pages[0]).not.toMatch(/(Veštine|Obrazovanje|Radno iskustvo) (Napravljeno|Kontakt)/);
    }
  });
});

test('drawn as a picture it has the colours of the design, and white margins', async () => {
  const pdf = await open({ photo: await samplePicture('jpeg') });
  const { data, width, height } = await pdf.draw(1, 1);
  const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
  expect(at(5, 5)).toEqual([0xf0, 0xf7, 0xf7]);
  expect(at(5, height - 5)).toEqual([0xf0, 0xf7, 0xf7]);
  let ink = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = sideWidth + 2; x < width; x += 1) {
      const white = at(x, y).every((part) => part === 255);
      if (!white) ink += 1;
      if (x > width - 30 || y < 25 || y > height - 25) expect(white, `${x}, ${y}`).toBe(true);
    }
  }
  expect(ink).toBeGreaterThan(3000);
});
