import { expect, test } from 'vitest';
import { fold } from '#kit/serbian-text.ts';
import { placeForms, placeNamed } from './place-forms.ts';
import { type Place, places } from './places.ts';
import { relatedNames } from './related-names.ts';

test.each([
  ['beograd', 'Beograd Beograda Beogradu Beogradom'],
  ['novi-sad', 'Novi Sad|Novog Sada|Novom Sadu|Novim Sadom|Нови Сад|NS'],
  ['subotica', 'Subotica Subotice Subotici Suboticu Suboticom'],
  ['backa-palanka', 'Bačka Palanka|Bačke Palanke|Bačkoj Palanci|Bačku Palanku|Bačkom Palankom'],
  ['cacak', 'Čačak Čačka Čačku cacku Чачку'],
  ['leskovac', 'Leskovac Leskovca Leskovcu Leskovcem'],
  ['nis', 'Niš Niša Nišu Нишу'],
  ['uzice', 'Užice Užica Užicu'],
  ['sremska-mitrovica', 'Sremska Mitrovica|Sremske Mitrovice|Sremskoj Mitrovici|Sremsku Mitrovicu'],
  ['gornji-milanovac', 'Gornji Milanovac|Gornjeg Milanovca|Gornjem Milanovcu'],
  ['vladicin-han', 'Vladičin Han|Vladičinog Hana|Vladičinom Hanu'],
  ['simanovci', 'Šimanovci Šimanovcima Šimanovce'],
  ['raska', 'Raška Raške Raškoj Rašku'],
  ['stari-grad', 'Stari grad|Starog grada|Starom gradu'],
  ['vrnjacka-banja', 'Vrnjačka Banja|Vrnjačke Banje|Vrnjačkoj Banji|Vrnjačku Banju'],
  ['inostranstvo', 'inostranstvo inostranstva inostranstvu abroad'],
])('%s is known in any case: %s', (code, forms) => {
  for (const form of forms.split(forms.includes('|') ? '|' : ' ')) expect(placeNamed(fold(form)), form).toBe(code);
});

test('every place is known by its name, in English and where one is', () => {
  for (const place of places as readonly Place[]) {
    const where = place.locative.replace(/^(u|na) /, '');
    for (const name of [place.sr, place.en, where]) expect(placeNamed(fold(name)), name).toBe(place.code);
  }
});

test('no name of an occupation is the name of a place', () => {
  const names = new Set(relatedNames.flat().flatMap((name) => [fold(name), ...fold(name).split(' ')]));
  const forms = (places as readonly Place[]).flatMap(placeForms);
  expect(forms.filter((form) => names.has(form))).toEqual([]);
});
