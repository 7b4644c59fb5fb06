import { describe, expect, test } from 'vitest';
import { femaleNames, maleNames } from '../first-names.ts';
import { addressOf } from './vocative.ts';

const vocativeOf = (name: string) => addressOf(name, 'sr').name;

/** Names as they come in applications, each with how it is called out. */
const called: readonly (readonly [nominative: string, vocative: string])[] = [
  ['Ognjen', 'Ognjene'],
  ['Vukašin', 'Vukašine'],
  ['Vasilije', 'Vasilije'],
  ['Dušica', 'Dušice'],
  ['Radmila', 'Radmila'],
  ['Tihomir', 'Tihomire'],
  ['Miodrag', 'Miodraže'],
  ['Blagoje', 'Blagoje'],
  ['Slađana', 'Slađana'],
  ['Zvezdana', 'Zvezdana'],
  ['Ružica', 'Ružice'],
  ['Ranko', 'Ranko'],
  ['Velimir', 'Velimire'],
  ['Dobrila', 'Dobrila'],
  ['Nevena', 'Nevena'],
  ['Lidija', 'Lidija'],
  ['Ilija', 'Ilija'],
  ['Teodor', 'Teodore'],
  ['Spasoje', 'Spasoje'],
  ['Jugoslav', 'Jugoslave'],
  ['Stojan', 'Stojane'],
  ['Živko', 'Živko'],
  ['Hristina', 'Hristina'],
  ['Kristijan', 'Kristijane'],
  ['Andrijana', 'Andrijana'],
  ['Predrag', 'Predraže'],
  ['Novak', 'Novače'],
  ['Vuk', 'Vuče'],
  ['Petar', 'Petre'],
  ['Aleksandar', 'Aleksandre'],
  ['Đurađ', 'Đurđe'],
  ['Lazar', 'Lazare'],
  ['Božidar', 'Božidare'],
  ['Siniša', 'Siniša'],
  ['Rade', 'Rade'],
  ['Mihailo', 'Mihailo'],
  ['Dimitrije', 'Dimitrije'],
  ['Uroš', 'Uroše'],
  ['Sanela', 'Sanela'],
  ['Emir', 'Emire'],
  ['Zoltan', 'Zoltane'],
  ['Emese', 'Emese'],
];

describe('the vocative', () => {
  test.each(called)('of %s is %s', (nominative, vocative) => {
    expect(vocativeOf(nominative)).toBe(vocative);
  });

  test('follows the script and the spelling of the name', () => {
    expect(vocativeOf('Александар')).toBe('Александре');
    expect(vocativeOf('Љубица')).toBe('Љубице');
    expect(vocativeOf('Ђорђе')).toBe('Ђорђе');
    expect(vocativeOf('Milos')).toBe('Milose');
    expect(vocativeOf('Djordje')).toBe('Djordje');
    expect(vocativeOf('Sinisa')).toBe('Sinisa');
    expect(vocativeOf('Predrag')).toBe('Predraže');
    expect(vocativeOf('MILICA')).toBe('Milice');
    expect(vocativeOf(' vladimir ')).toBe('Vladimire');
  });

  test('of two names is that of each', () => {
    expect(vocativeOf('Ana Marija')).toBe('Ana Marija');
    expect(vocativeOf('Ana-Milica')).toBe('Ana-Milice');
  });

  test('of a name that nobody knows is not guessed', () => {
    for (const name of ['Abubakar', 'John', 'Petar Petrović', '', '-', 'Mica123', 'Ана Xyz'])
      expect(vocativeOf(name), name).toBeNull();
  });

  test('of somebody who is written to in English is the name itself', () => {
    expect(addressOf('Petar', 'en')).toEqual({ name: 'Petar', gender: 'm' });
    expect(addressOf('John', 'en')).toEqual({ name: 'John', gender: null });
  });

  test('says whom „poštovani” fits, and nothing where a name is everybody’s', () => {
    expect(addressOf('Jelena', 'sr').gender).toBe('f');
    expect(addressOf('Nikola', 'sr').gender).toBe('m');
    expect(addressOf('Saša', 'sr').gender).toBeNull();
  });
});

describe('the list', () => {
  const all = [...maleNames, ...femaleNames];

  test('has some hundreds of names, each once and written as a name', () => {
    expect(maleNames.length).toBeGreaterThan(200);
    expect(femaleNames.length).toBeGreaterThan(200);
    const written = all.map(({ name }) => name);
    expect(written.filter((name, at) => written.indexOf(name) !== at)).toEqual([]);
    expect(written.filter((name) => !/^[A-ZČĆŠŽĐ][a-zčćšžđ]+$/.test(name))).toEqual([]);
  });

  test('keeps the rules: -ica is called -ice, other women by their name', () => {
    for (const { name, vocative } of femaleNames)
      expect(vocative, name).toBe(name.endsWith('ica') ? `${name.slice(0, -1)}e` : name);
  });

  test('keeps the rules: a man whose name ends in a consonant is called with -e, palatalised', () => {
    for (const { name, vocative } of maleNames) {
      if (/[aeio]$/.test(name)) {
        expect(vocative, name).toBe(name.endsWith('ica') ? `${name.slice(0, -1)}e` : name);
        continue;
      }
      expect(vocative, name).toMatch(/[^aeioukghc]e$/);
      expect(vocative, name).not.toBe(name);
    }
  });
});
