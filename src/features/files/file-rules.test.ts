import { expect, test } from 'vitest';
import { acceptOf, fileEnding, fileProblem, maxFileBytes, uploadPurposes } from './file-rules.ts';

test.each([
  ['cv.pdf', 'pdf'],
  ['CV.konačno.PDF', 'pdf'],
  ['bez', ''],
  ['.pdf', 'pdf'],
])('%s ends in %j', (name, ending) => expect(fileEnding(name)).toBe(ending));

test.each([
  ['document', 'cv.pdf', 1, null],
  ['document', 'cv.doc', maxFileBytes, null],
  ['document', 'cv.docx', maxFileBytes + 1, 'files.too-large'],
  ['document', 'cv.pdf', 0, 'files.empty'],
  ['document', 'slika.jpeg', 1, null],
  ['document', 'cv.exe', 1, 'files.type-not-allowed'],
  ['document', 'pdf', 1, 'files.type-not-allowed'],
  ['photo', 'ja.PNG', 1, null],
  ['photo', 'ja.pdf', 1, 'files.type-not-allowed'],
] as const)('for %s %s of %i bytes: %s', (purpose, name, size, problem) => {
  expect(fileProblem(purpose, { name, size })).toBe(problem);
});

test('a file holds five megabytes', () => expect(maxFileBytes).toBe(5 * 1024 * 1024));

test('a field offers the endings that its purpose takes', () => {
  const pictures = '.jpg,.jpeg,.png';
  expect(uploadPurposes.map((purpose) => [purpose, acceptOf(purpose)])).toEqual([
    ['document', `.pdf,.doc,.docx,${pictures}`],
    ['photo', pictures],
    ['logo', pictures],
    ['workplacePhoto', pictures],
    ['postingImage', pictures],
    ['postingFile', `.pdf,.doc,.docx,${pictures}`],
    ['blogImage', pictures],
  ]);
});
