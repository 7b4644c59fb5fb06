import { describe, expect, test } from 'vitest';
import { type Addressee, fillIn, unknownPlaceholders } from './placeholders.ts';

const jelena: Addressee = { name: 'Jelena', gender: 'f', plain: 'Jelena' };
const petar: Addressee = { name: 'Petre', gender: 'm', plain: 'Petar' };
const sasa: Addressee = { name: 'Saša', gender: null, plain: 'Saša' };
const unknown: Addressee = { name: null, gender: null, plain: 'Abubakar' };

const filled = (text: string, addressee: Addressee) =>
  fillIn(text, { addressee, position: 'Viši računovođa (m/ž)', company: 'Kvarc' });

describe('the name', () => {
  test.each([
    ['Poštovani/Poštovana {ime},', 'Poštovana Jelena,', 'Poštovani Petre,', 'Poštovani/Poštovana,'],
    ['Poštovani {ime},', 'Poštovana Jelena,', 'Poštovani Petre,', 'Poštovani/Poštovana,'],
    ['Poštovani/a {ime}!', 'Poštovana Jelena!', 'Poštovani Petre!', 'Poštovani/Poštovana!'],
    ['poštovana {ime}, hvala', 'poštovana Jelena, hvala', 'poštovani Petre, hvala', 'poštovani/poštovana, hvala'],
    ['Поштовани/Поштована {ime},', 'Поштована Jelena,', 'Поштовани Petre,', 'Поштовани/Поштована,'],
    ['{ime},\nhvala', 'Jelena,\nhvala', 'Petre,\nhvala', 'Poštovani/Poštovana,\nhvala'],
    [
      'Hvala.\n{ime}, javite se',
      'Hvala.\nJelena, javite se',
      'Hvala.\nPetre, javite se',
      'Hvala.\nPoštovani/Poštovana, javite se',
    ],
    ['Dobar dan, {ime}, hvala', 'Dobar dan, Jelena, hvala', 'Dobar dan, Petre, hvala', 'Dobar dan, hvala'],
    ['Zdravo {ime}!', 'Zdravo Jelena!', 'Zdravo Petre!', 'Zdravo!'],
    ['Dear {ime},', 'Dear Jelena,', 'Dear Petar,', 'Dear Abubakar,'],
  ])('%j', (text, female, male, neutral) => {
    expect([filled(text, jelena), filled(text, petar), filled(text, unknown)]).toEqual([female, male, neutral]);
  });

  test('of somebody whose gender it does not say', () => {
    expect(filled('Poštovani {ime},', sasa)).toBe('Poštovani/Poštovana Saša,');
    expect(filled('{ime},', sasa)).toBe('Saša,');
  });
});

describe('placeholders', () => {
  test('are filled in wherever they stand, in any case and script', () => {
    expect(filled('{pozicija} u firmi {Firma}: {ИМЕ}', petar)).toBe('Viši računovođa (m/ž) u firmi Kvarc: Petre');
  });

  test('inside what is filled in mean nothing, and line breaks there are blanks', () => {
    const odd: Addressee = { name: '{firma}', gender: 'm', plain: '{firma}' };
    const text = fillIn('{ime} {pozicija}', { addressee: odd, position: 'A\r\nBcc: {ime}', company: 'x' });
    expect(text).toBe('{firma} A Bcc: {ime}');
    expect(fillIn('{firma}', { addressee: odd, position: '', company: '$& $1 <b>' })).toBe('$& $1 <b>');
  });

  test('that do not exist are named, each once', () => {
    expect(unknownPlaceholders('{ime} {foo} {plata} {foo} {Firma}')).toEqual(['foo', 'plata']);
  });

  test('are no other braces', () => {
    const text = 'function () { return {a: 1}; } {} { ime } {1} {{2}';
    expect(unknownPlaceholders(text)).toEqual([]);
    expect(filled(text, petar)).toBe(text);
  });
});
