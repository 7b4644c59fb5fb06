import { describe, expect, test } from 'vitest';
import { demandsOf } from './demands.ts';
import { wordingOf } from './posting-wording.ts';

const nothing = {
  positionTitle: '',
  jobShortDescription: '',
  jobDescription: '',
  conditionsDescription: '',
  offersDescription: '',
  additionalDescription: '',
  advertiserName: '',
};

const rulesOf = (text: string, answers: string[], requiredAnswers?: string[]): string[] =>
  wordingOf({ ...nothing, questions: [{ text, answers, requiredAnswers }] }).map(({ rule }) => rule);

describe('a required answer is read together with its question, as a demand', () => {
  test.each<[string, string[], string, string]>([
    ['Pol?', ['Muški', 'Ženski'], 'Muški', 'sex'],
    ['Vaš pol:', ['ženski', 'muški'], 'ženski', 'sex'],
    ['Пол?', ['Мушки', 'Женски'], 'Мушки', 'sex'],
    ['Vi ste?', ['Žena', 'Ostalo'], 'Žena', 'sex'],
    ['Da li ste muškarac?', ['Da', 'Ne'], 'Da', 'sex'],
    ['Да ли сте мушкарац?', ['Да', 'Не'], 'Да', 'sex'],
    ['Gender?', ['Male', 'Female'], 'Female', 'sex'],
    ['Are you a woman?', ['Yes', 'No'], 'No', 'sex'],
    ['Koliko imate godina?', ['20–35', '36–60'], '20–35', 'age'],
    ['Marital situation, what is it?', ['Single', 'Other'], 'Single', 'family'],
  ])('%s %s, required %s', (text, answers, required, rule) => {
    expect(rulesOf(text, answers)).not.toContain(rule);
    expect(rulesOf(text, answers, [required])).toContain(rule);
  });

  test('whichever of several it is', () => {
    expect(rulesOf('Pol?', ['Ostalo', 'Muški'], ['Ostalo', 'Muški'])).toEqual(['sex']);
  });
});

describe('what a job may need passes', () => {
  test.each<[string, string[]]>([
    ['Da li imate vozačku dozvolu B kategorije?', ['Da']],
    ['Da li ste punoletni?', ['Da']],
    ['Da li ste spremni na rad u smenama?', ['Da']],
    ['Da li ste radili u ženskom frizerskom salonu?', ['Da']],
    ['Koliko godina iskustva imate?', ['Od 3 do 5 godina', 'Više od 5 godina']],
    ['Vaše godine iskustva?', ['20 do 25', 'više od 25']],
    ['Koju odeću ste prodavali?', ['Žensku', 'Mušku']],
    ['Koje strane jezike govorite?', ['Engleski', 'Nemački']],
    ['Koji stepen obrazovanja imate?', ['Srednja škola', 'Osnovne studije']],
    ['Imate li sanitarnu knjižicu?', ['Da']],
    ['Koliko možete da podignete?', ['Do 20 kg']],
    ['Od kada možete da počnete?', ['Odmah']],
    ['Gde živite?', ['Novi Sad', 'Okolina']],
    ['Are you allowed to work in Serbia?', ['Yes']],
    ['Are you a certified forklift driver?', ['Yes']],
    ['Which licence do you have?', ['B', 'C']],
    ['Да ли сте завршили средњу школу?', ['Да']],
  ])('%s %s', (text, required) => {
    expect(rulesOf(text, [...required, 'Ne znam'], required)).toEqual([]);
  });
});

test('the sentences are readable, one for what two answers would repeat, none without a requirement', () => {
  expect(demandsOf({ text: 'Pol ?', requiredAnswers: ['Muški'] })).toEqual(['Pol: Muški', 'Mora biti: Muški']);
  expect(demandsOf({ text: 'Da li ste  kuvar?', requiredAnswers: ['Da', 'Ne'] })).toEqual([
    'Da li ste  kuvar: Da',
    'Mora biti kuvar',
    'Da li ste  kuvar: Ne',
  ]);
  expect(demandsOf({ text: 'Pol?' })).toEqual([]);
});
