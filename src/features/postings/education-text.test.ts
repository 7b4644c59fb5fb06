import { expect, test } from 'vitest';
import { texts } from '#app/texts.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { educationText } from './education-text.ts';

const sr = createTranslator('sr', texts.sr);
const en = createTranslator('en', texts.en);
const all: readonly string[] = educationLevels.map(({ code }) => code);
const between = (from: string, to: string): string[] => all.slice(all.indexOf(from), all.indexOf(to) + 1);

test.each([
  ['none', [], '', ''],
  ['one', ['sss3'], 'Srednja škola, trogodišnja', 'Secondary school, 3 years'],
  ['the highest alone', ['doktorat'], 'Doktorske studije', 'Doctorate'],
  [
    'two neighbours',
    ['strukovne', 'osnovne'],
    'Viša škola ili osnovne akademske studije',
    'College or bachelor’s degree',
  ],
  [
    'neighbours up to the highest',
    between('sss3', 'doktorat'),
    'Od trogodišnje srednje škole',
    '3-year secondary school or higher',
  ],
  ['the two highest', ['magistar', 'doktorat'], 'Od magistrature', 'Magister degree or higher'],
  [
    'neighbours in the middle',
    between('sss4', 'osnovne'),
    'Od četvorogodišnje srednje škole do osnovnih akademskih studija',
    'From 4-year secondary school to bachelor’s degree',
  ],
  [
    'neighbours from the lowest',
    between('bez', 'sss3'),
    'Do trogodišnje srednje škole',
    'Up to 3-year secondary school',
  ],
  [
    'the two lowest',
    ['bez', 'os'],
    'Bez završene osnovne škole ili osnovna škola',
    'No primary school or primary school',
  ],
  ['every level', all, 'Bilo koji nivo', 'Any level'],
  [
    'levels apart',
    ['os', 'sss3', 'osnovne'],
    'Osnovna škola, trogodišnja srednja škola ili osnovne akademske studije',
    'Primary school, 3-year secondary school or bachelor’s degree',
  ],
  [
    'a range and one apart',
    ['os', ...between('sss4', 'strukovne')],
    'Osnovna škola ili od četvorogodišnje srednje škole do više škole',
    'Primary school or from 4-year secondary school to college',
  ],
  [
    'the order of the catalogue, not that of the codes',
    ['doktorat', 'os', 'magistar'],
    'Osnovna škola ili od magistrature',
    'Primary school or magister degree or higher',
  ],
  ['a code that is no level', ['os', 'licej'], 'Osnovna škola', 'Primary school'],
])('%s', (_case, codes, serbian, english) => {
  expect(educationText(codes, 'sr', sr)).toBe(serbian);
  expect(educationText(codes, 'en', en)).toBe(english);
});
