import { expect, test } from 'vitest';
import { positionAlone } from './position-alone.ts';

test.each([
  ['Viši računovođa (m/ž)', 'Viši računovođa'],
  ['Kuvar, pica majstor', 'Kuvar, pica majstor'],
  ['Programer (Java)', 'Programer (Java)'],
  ['Vozač C, CE kategorije', 'Vozač C, CE kategorije'],
  ['HITNO! Magacioner', 'Magacioner'],
  ['Konobar - hitno', 'Konobar'],
  ['Potreban hitno zidar', 'Potreban zidar'],
  ['Hitnost i prva pomoć, tehničar', 'Hitnost i prva pomoć, tehničar'],
  ['Magacioner - Niš', 'Magacioner'],
  ['Magacioner, Nis', 'Magacioner'],
  ['Magacioner u Nišu', 'Magacioner'],
  ['Magacioner (Niš, Beograd)', 'Magacioner'],
  ['Magacioner - Vranje', 'Magacioner - Vranje'],
  ['Prodavac – Vračar', 'Prodavac'],
  ['Zavarivač, plata od 1.200 € do 1.500 EUR', 'Zavarivač'],
  ['Zavarivač (120.000 din)', 'Zavarivač'],
  ['Komercijalista | 90.000 RSD | Beograd', 'Komercijalista'],
  ['VOZAČ C KATEGORIJE', 'Vozač C kategorije'],
  ['IT KONSULTANT ZA SAP', 'IT konsultant za SAP'],
  ['СТОЛАР', 'Столар'],
  ['PHP', 'PHP'],
  ['Hitno', 'Hitno'],
])('%s → %s', (title, expected) => {
  expect(positionAlone(title, ['nis', 'vracar'])).toBe(expected);
});
