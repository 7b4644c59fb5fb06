import { describe, expect, test } from 'vitest';
import { findWording } from './wording-check.ts';

describe('phrases that tie a job to a personal trait', () => {
  test.each([
    ['Traže se devojke za rad u kafiću', 'sex'],
    ['Devojka za rad u butiku', 'sex'],
    ['Potrebni momci za rad u magacinu', 'sex'],
    ['Posao za devojke sa iskustvom', 'sex'],
    ['Девојке за рад у пекари', 'sex'],
    ['Konobar, muškarac/žena', 'sex'],
    ['Tražimo osobu ženskog pola', 'sex'],
    ['kandidati muškog pola', 'sex'],
    ['Zapošljavamo isključivo žene', 'sex'],
    ['Girls only, evening shifts', 'sex'],
    ['do 30 godina', 'age'],
    ['mlađi od 35 god.', 'age'],
    ['mladji od 35 godina', 'age'],
    ['Uslov: od 20 do 35 godina', 'age'],
    ['starosti do 40', 'age'],
    ['Mlada osoba, komunikativna', 'age'],
    ['We need someone under 35.', 'age'],
    ['aged 20-30', 'age'],
    ['neudata', 'family'],
    ['osoba bez dece', 'family'],
    ['bračni status: slobodan', 'family'],
    ['atraktivnog izgleda', 'looks'],
    ['prijatnog izgleda', 'looks'],
    ['navesti nacionalnost', 'origin'],
    ['вероисповест', 'origin'],
    ['Bez obzira na iskustvo, tražimo devojke do 30 godina', 'sex'],
  ])('%s', (text, rule) => {
    expect(findWording(text).map((finding) => finding.rule)).toContain(rule);
  });
});

describe('everyday phrases pass', () => {
  test.each([
    'najmanje 3 godine iskustva',
    'od 20 do 25 godina iskustva',
    'do 20 god. radnog iskustva',
    'godišnji odmor 25 dana',
    'ugovor na određeno do 30 dana',
    'rok za isporuku do 45 dana',
    'rad sa decom predškolskog uzrasta',
    'prodavac u odeljenju muške odeće',
    'prodaja odeće za devojke i dečake',
    'Ženska konfekcija, krojač (m/ž)',
    'najmanje 18 godina',
    'stariji od 18 godina',
    'osobe starije od 18 godina starosti',
    'zamena tokom porodiljskog odsustva',
    'firma sa tradicijom dugom 30 godina',
    'garancija do 10 godina',
    'radite u mladom timu',
    'prodavac/prodavačica',
    'Biramo bez obzira na pol, starost, nacionalnost i veroispovest.',
    'We hire regardless of nationality, religion or age.',
    'dinamičan rad i atraktivna zarada',
    'response in under 30 minutes',
  ])('%s', (text) => {
    expect(findWording(text)).toEqual([]);
  });
});

test('a phrase is told once, however often it stands there', () => {
  expect(findWording('do 30 godina, znači do 30 godina')).toEqual([{ rule: 'age', found: 'do 30 godina' }]);
});
