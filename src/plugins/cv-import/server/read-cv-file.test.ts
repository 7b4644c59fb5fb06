import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCvFile } from './read-cv-file.ts';
import { toPreview } from './to-preview.ts';

const folder = 'tests/fixtures/cv';
const sample = (name: string): Uint8Array => readFileSync(`${folder}/${name}`);
const preview = async (bytes: Uint8Array, email = '') => toPreview(await readCvFile(bytes), email);
const period = { yearFrom: '', yearTo: '' };

test('JSON Resume: the newest three of four, and a line for everything that was passed over', async () => {
  expect(await preview(sample('json-resume.json'), 'MILICA@primer.rs')).toEqual({
    source: 'json-resume',
    general: {
      name: 'Milica',
      lastName: 'Đorđević',
      phone: '+381641234567',
      phoneText: '064 1234567',
      profession: 'Samostalna knjigovođa',
      experienceLevel: '',
      educationLevel: '',
      address: 'Mite Ružića 1',
      city: 'Beograd',
      birthday: '',
      externalLink: 'https://primer.rs/milica',
    },
    cv: {
      experience: [
        {
          companyName: 'Bilans Plus',
          positionName: 'Knjigovođa',
          dateFrom: '2022-03',
          dateTo: '',
          ...period,
        },
        {
          companyName: 'Gradina',
          positionName: 'Fakturista',
          dateFrom: '2019-06',
          dateTo: '2022-02',
          ...period,
        },
        {
          companyName: 'Stara firma',
          positionName: 'Pripravnica',
          dateFrom: '',
          dateTo: '',
          yearFrom: '2018',
          yearTo: '2019',
        },
      ],
      education: [
        {
          title: 'Strukovne studije, Računovodstvo',
          institution: 'Visoka poslovna škola',
          dateFrom: '2014-10',
          dateTo: '2018-06',
          ...period,
        },
        {
          title: 'Ekonomski tehničar',
          institution: 'Ekonomska škola',
          dateFrom: '2010-09',
          dateTo: '2014-06',
          ...period,
        },
        {
          title: 'Osnovno obrazovanje',
          institution: 'Osnovna škola',
          dateFrom: '',
          dateTo: '',
          yearFrom: '2002',
          yearTo: '2010',
        },
      ],
      skills: ['PDV i poreske prijave', 'Microsoft Excel', 'Obračun zarada', 'excel', 'e-Porezi'],
      aboutMe: 'Vodim knjige četiri godine.\nVolim uredne evidencije.',
    },
    leftOut: [
      { code: 'too-many', part: 'education', text: 'Klavir, Muzička škola', max: 3 },
      { code: 'ends-before-start', part: 'experience', text: 'Putnica kroz vreme, Nemoguća' },
      { code: 'too-many', part: 'skills', text: 'Obračun PDV', count: 1, max: 5 },
      { code: 'photo' },
      { code: 'details', part: 'experience', count: 1 },
      { code: 'details', part: 'education', count: 1 },
      { code: 'details', part: 'skills', count: 1 },
      { code: 'place' },
      { code: 'further', field: 'externalLink', count: 2 },
      { code: 'section', section: 'languages', count: 2 },
      { code: 'section', section: 'certificates', count: 1 },
      { code: 'section', section: 'awards', count: 1 },
      { code: 'section', section: 'volunteering', count: 1 },
      { code: 'section', section: 'interests', count: 1 },
    ],
  });
});

describe('Europass', () => {
  test('XML of version 3', async () => {
    const { general, cv, leftOut, source } = await preview(sample('europass-skills-passport.xml'));
    expect(source).toBe('europass');
    expect(general).toMatchObject({
      name: 'Jovana',
      lastName: 'Petrović-Đokić',
      phone: '+381631234567',
      birthday: '1988-03-09',
      profession: 'Nastavnica matematike',
      address: 'Bulevar oslobođenja 7',
      city: 'Novi Sad',
      externalLink: 'https://www.primer.rs/jovana',
    });
    expect(cv).toEqual({
      experience: [
        {
          companyName: 'OŠ „Jovan Popović”',
          positionName: 'Nastavnica matematike',
          dateFrom: '2016-09',
          dateTo: '',
          ...period,
        },
        {
          companyName: 'Škola računara',
          positionName: 'Predavač',
          dateFrom: '',
          dateTo: '2016-08',
          yearFrom: '2013',
          yearTo: '',
        },
      ],
      education: [
        {
          title: 'Diplomirani matematičar',
          institution: 'Prirodno-matematički fakultet',
          dateFrom: '2007-10',
          dateTo: '2012-07',
          ...period,
        },
      ],
      skills: ['GeoGebra', 'LaTeX'],
      aboutMe: '',
    });
    expect(leftOut.map(({ code, section, field, count }) => [code, section ?? field, count])).toEqual([
      ['email', undefined, undefined],
      ['skill-too-long', undefined, undefined],
      ['photo', undefined, undefined],
      ['place', undefined, undefined],
      ['further', 'phone', 1],
      ['section', 'nationality', 1],
      ['section', 'profiles', 1],
      ['details', undefined, 1],
      ['section', 'languages', 2],
      ['section', 'licences', 1],
      ['section', 'publications', 1],
    ]);
  });

  test('XML of the current editor, also in UTF-16', async () => {
    const found = await preview(sample('europass-candidate.xml'));
    expect(found.general).toMatchObject({
      name: 'Стефан',
      lastName: 'Љубичић',
      phone: '+381641234567',
      birthday: '1991-12-24',
      address: 'Obilićev venac 3',
      city: 'Niš',
      externalLink: 'https://primer.rs/stefan',
    });
    expect(found.cv).toMatchObject({
      experience: [{ companyName: 'Mostprojekt', positionName: 'Građevinski inženjer', dateFrom: '2018-04' }],
      education: [{ title: 'Master inženjer građevinarstva', dateFrom: '2010-10', yearTo: '2016' }],
      skills: ['AutoCAD', 'SAP2000'],
      aboutMe: 'Projektujem mostove.\nVolim beton & čelik.',
    });
    expect(found.leftOut.map(({ code, section, part }) => `${code} ${section ?? part ?? ''}`)).toEqual([
      'email general',
      'place ',
      'section nationality',
      'details experience',
      'section languages',
      'section licences',
      'section other',
    ]);
    const wide = Buffer.from(`\ufeff${Buffer.from(sample('europass-candidate.xml')).toString()}`, 'utf16le');
    const declared = wide.toString('utf16le').replace('encoding="UTF-8" ', '');
    expect((await preview(Buffer.from(declared, 'utf16le'))).general.lastName).toBe('Љубичић');
  });

  test('XML inside a PDF, as the current editor attaches it', async () => {
    const xml = sample('europass-candidate.xml');
    const packed = deflateSync(xml);
    const dictionary = `<<\n/Filter /FlateDecode\n/Type /EmbeddedFile\n/Subtype /text#2Fxml\n/Params <<\n/Size ${xml.length}\n>>\n/Length ${packed.length}\n>>`;
    const pdf = (content: Uint8Array) =>
      Buffer.concat([
        Buffer.from(
          `%PDF-1.7\n3 0 obj\n<< /Names << /EmbeddedFiles 4 0 R >> >>\nendobj\n7 0 obj\n${dictionary}\nstream\r\n`,
        ),
        content,
        Buffer.from('\nendstream\nendobj\n%%EOF\n'),
      ]);
    expect((await preview(pdf(packed))).general.lastName).toBe('Љубичић');
    await expect(preview(pdf(packed.subarray(0, 300)))).rejects.toMatchObject({
      code: 'candidates.cv-pdf-foreign',
    });
  });

  test('JSON of version 3: what is applied for is no profession', async () => {
    const found = await preview(sample('europass-skills-passport.json'));
    expect(found).toMatchObject({
      source: 'europass',
      general: { name: 'Jovana', birthday: '1988-03-09', profession: '' },
      cv: { experience: [{ dateFrom: '2016-09', dateTo: '' }], skills: ['GeoGebra', 'LaTeX'] },
    });
    expect(found.leftOut).toContainEqual({ code: 'headline', text: 'Direktorka škole' });
  });

  test('JSON of a profile', async () => {
    expect(await preview(sample('europass-profile.json'))).toMatchObject({
      source: 'europass',
      general: {
        name: 'Ana',
        lastName: 'Kovač',
        phone: '+381611234567',
        birthday: '1993-07-15',
        city: 'Subotica',
      },
      cv: {
        experience: [{ positionName: 'Lekarka', companyName: 'Dom zdravlja', dateFrom: '2019-02', dateTo: '' }],
        education: [{ title: 'Doktorka medicine', dateFrom: '2012-10', dateTo: '2018-09' }],
        skills: ['Ultrazvuk'],
        aboutMe: 'Lekarka opšte prakse.',
      },
    });
  });
});

describe('LinkedIn', () => {
  const archive = (inside: string, change: Record<string, Uint8Array> = {}): Uint8Array =>
    zipSync({
      ...Object.fromEntries(
        readdirSync(`${folder}/linkedin`).map((name) => [`${inside}${name}`, sample(`linkedin/${name}`)]),
      ),
      ...change,
    });

  test.each(['', 'Basic_LinkedInDataExport_11-20-2026/'])(
    'the tables of the archive, in the folder „%s”',
    async (inside) => {
      const found = await preview(archive(inside));
      expect(found.general).toMatchObject({
        name: 'Nikola',
        lastName: 'Živković',
        phone: '+381601234567',
        birthday: '1990-03-04',
        address: 'Cara Dušana 5',
        city: '',
        profession: '',
        externalLink: 'https://primer.rs/nikola',
      });
      expect(found.cv).toEqual({
        experience: [
          {
            companyName: 'Platni promet',
            positionName: 'Senior developer',
            dateFrom: '2021-03',
            dateTo: '',
            ...period,
          },
          {
            companyName: 'Softver, d.o.o.',
            positionName: 'Developer',
            dateFrom: '2017-06',
            dateTo: '2021-02',
            ...period,
          },
          {
            companyName: 'Praksa',
            positionName: 'Praktikant',
            dateFrom: '',
            dateTo: '',
            yearFrom: '2016',
            yearTo: '2016',
          },
        ],
        education: [
          {
            title: 'Diplomirani inženjer',
            institution: 'Elektrotehnički fakultet',
            dateFrom: '',
            dateTo: '',
            yearFrom: '2012',
            yearTo: '2016',
          },
          {
            title: '',
            institution: 'Matematička gimnazija',
            dateFrom: '',
            dateTo: '',
            yearFrom: '2008',
            yearTo: '2012',
          },
        ],
        skills: ['Go', 'PostgreSQL', 'Kubernetes', 'TypeScript', 'Payments'],
        aboutMe: 'Pravim sisteme za plaćanje.\n\nVolim "dosadnu" tehnologiju.',
      });
      expect(found.leftOut).toEqual([
        { code: 'email', part: 'general', text: 'nikola@primer.rs' },
        { code: 'too-many', part: 'skills', text: 'Linux, Leadership', count: 2, max: 5 },
        { code: 'headline', text: 'Senior developer | payments | Go' },
        { code: 'unreadable', field: 'city', text: 'Belgrade, Serbia' },
        { code: 'details', part: 'experience', count: 1 },
        { code: 'details', part: 'education', count: 1 },
        { code: 'section', section: 'languages' },
        { code: 'section', section: 'attachments', count: 1 },
      ]);
    },
  );

  test('a table that a spreadsheet program saved again', async () => {
    const local = Uint8Array.from([...Buffer.from('Name\nPrevo'), 0xf0, ...Buffer.from('enje\n')]);
    expect((await preview(zipSync({ 'Skills.csv': local }))).cv.skills).toEqual(['Prevođenje']);
  });
});
