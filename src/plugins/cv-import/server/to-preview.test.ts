import { expect, test } from 'vitest';
import { readCvFile } from './read-cv-file.ts';
import { toPreview } from './to-preview.ts';

const preview = async (bytes: Uint8Array) => toPreview(await readCvFile(bytes), '');

test('marks of direction, control signs and emoji: only what can be seen stays', async () => {
  const file = {
    basics: { name: 'Ana\u202e\u0007 Anić', summary: 'A\u200bB\u0000\r\n\r\n\r\n\r\nC 👩‍💻 a < b & c' },
    work: [{ name: '\u202eFirma\u202c\tDva', position: '<b>Kuvar</b> &amp; konobar', startDate: '2020-01' }],
  };
  const { general, cv } = await preview(Buffer.from(JSON.stringify(file)));
  expect(general).toMatchObject({ name: 'Ana', lastName: 'Anić' });
  expect(cv.aboutMe).toBe('AB\n\nC 👩‍💻 a < b & c');
  expect(cv.experience).toMatchObject([{ companyName: 'Firma Dva', positionName: 'Kuvar & konobar' }]);
});

test('what is too long begins as it does in the file, and a line says so', async () => {
  const file = {
    basics: { name: 'Ana Marija Anić', summary: 'reč '.repeat(400), phone: '12', url: 'javascript:alert(1)' },
    work: [{ name: 'F'.repeat(130), position: 'K', startDate: '2020-13', endDate: 'skoro' }],
    skills: [{ name: 's'.repeat(61) }],
  };
  const { cv, leftOut } = await preview(Buffer.from(JSON.stringify(file)));
  expect(cv.aboutMe.length).toBeGreaterThan(990);
  expect(cv.aboutMe.length).toBeLessThanOrEqual(1000);
  expect(cv.aboutMe.endsWith('reč…')).toBe(true);
  expect(cv.experience).toMatchObject([{ companyName: `${'F'.repeat(119)}…`, dateFrom: '', dateTo: '' }]);
  expect(leftOut.map(({ code, field, text }) => `${code} ${field ?? ''} ${text?.slice(0, 12) ?? ''}`)).toEqual([
    'name-in-one  Ana Marija A',
    'unreadable phone 12',
    'unreadable externalLink javascript:a',
    'shortened place FFFFFFFFFFFF',
    `end-unreadable K, ${'F'.repeat(116)}… skoro`,
    'skill-too-long  ssssssssssss',
    'shortened  reč reč reč ',
  ]);
});
