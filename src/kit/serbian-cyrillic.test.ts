import { describe, expect, test } from 'vitest';
import { toCyrillic } from './serbian-cyrillic.ts';
import { cyrillicToLatin } from './serbian-text.ts';

describe('toCyrillic', () => {
  test.each([
    ['abvgdđežzijklmnoprstćufhcčš', 'абвгдђежзијклмнопрстћуфхцчш'],
    ['LJUBAV Ljubav ljubav', 'ЉУБАВ Љубав љубав'],
    ['Njegoš, NJEGOŠ i Džem', 'Његош, ЊЕГОШ и Џем'],
    ['ǈubav i ǆem', 'Љубав и џем'],
    ['Milica Đorđević', 'Милица Ђорђевић'],
    ['Djordje Djurić', 'Ђорђе Ђурић'],
    ['odjednom', 'одједном'],
    ['Injekcija, konjugacija, konjunktura', 'Инјекција, конјугација, конјунктура'],
    ['nadživeti, odžaliti, podžanr', 'надживети, оджалити, поджанр'],
    ['konj, džep, odžak, Nadežda', 'коњ, џеп, оџак, Надежда'],
    ['računovođa', 'рачуновођа'],
    ['Računovođa u „Bilans Plus”', 'Рачуновођа у „Биланс Плус”'],
    ['Већ ћирилица', 'Већ ћирилица'],
    ['mart 2022 – danas', 'март 2022 – данас'],
    ['', ''],
  ])('%s → %s', (latin, cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic));

  test.each([
    'milica@primer.rs',
    'https://primer.rs/o-meni',
    'www.primer.rs',
    'primer.rs/milica',
    'JavaScript',
    'C++',
    'C#',
    '.NET',
    'Windows 11',
    'Microsoft Excel',
    'AutoCAD',
    'XIV',
    'B2',
    'São',
  ])('%s stays', (text) => expect(toCyrillic(text)).toBe(text));

  test('what stays stands among words that do not', () => {
    expect(toCyrillic('Pišite na ana@primer.rs. Radim u Excelu i u Excel-u, II smena, nivo B2.')).toBe(
      'Пишите на ana@primer.rs. Радим у Екцелу и у Excel-у, II смена, ниво B2.'.replace('Екцелу', 'Excelu'),
    );
  });

  test('what is Serbian comes back', () => {
    for (const text of ['Štampar, žičara, đačić', 'Ćuprija', 'Novi Sad', 'PDV i poreske prijave'])
      expect(cyrillicToLatin(toCyrillic(text))).toBe(text);
  });
});
