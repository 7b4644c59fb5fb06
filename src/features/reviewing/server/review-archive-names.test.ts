import { describe, expect, test } from 'vitest';
import { createFreeNames } from '#host/files/zip.ts';
import { nastyStrings } from '#tests/support/nasty-strings.ts';
import { idsToWord, wordToIds } from './review-archive.ts';
import { documentName, namedAfter, personPart, positionPart } from './review-archive-names.ts';

const about = [personPart({ firstName: 'Dragan', lastName: 'Ćirić' }), positionPart('Viši računovođa (m/ž)')];

describe('names inside an employer’s archive', () => {
  test('say whose document it is, and for which job', () => {
    expect(documentName(about, 'CV.pdf')).toBe('Ćirić Dragan – Viši računovođa – CV.pdf');
    expect(namedAfter(about, 'prijava')).toBe('Ćirić Dragan – Viši računovođa – prijava');
    expect(personPart({ firstName: 'Љубица', lastName: 'Џодан' })).toBe('Џодан Љубица');
    expect(positionPart('Возач (м/ж)')).toBe('Возач');
    expect(positionPart('Vozač C/E')).toBe('Vozač C-E');
  });

  test('are cut where they are too long, with their ending', () => {
    const name = documentName(
      [personPart({ firstName: 'А'.repeat(100), lastName: 'Б'.repeat(100) }), positionPart('Ц'.repeat(200))],
      `${'Ш'.repeat(150)}.docx`,
    );
    expect(name).toMatch(/Ш\.docx$/u);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(245);
    expect(name.length).toBeLessThanOrEqual(125);
    // A sign of two units is not cut in half.
    expect(documentName([], `${'🙂'.repeat(100)}.pdf`).isWellFormed()).toBe(true);
  });

  const dots = ['..', '.', '...pdf', 'con', 'CON.pdf', 'aux.', 'COM1.txt', 'lpt9', ' . ', 'a/b\\c', 'C:\\x.pdf'];
  const nasty = [...nastyStrings, ...dots, '', '\u202egnp.exe', 'ime\u200b.pdf', 'x.'.repeat(80)];

  test('are safe on every system, and different, whatever people are called', () => {
    const free = createFreeNames();
    const taken = new Set<string>();
    for (const firstName of nasty)
      for (const position of ['Kuvar', ...nasty.slice(0, 20), 'x'.repeat(300)])
        for (const file of [firstName, `${firstName}.pdf`]) {
          const parts = [personPart({ firstName, lastName: firstName }), positionPart(position)];
          const name = free(documentName(parts, file));
          expect(name).not.toMatch(/[\p{Cc}\p{Cf}"<>|:*?\\/]/u);
          expect(name).not.toMatch(/^[.\s]|[.\s]$|^$/u);
          expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
          expect(name.isWellFormed()).toBe(true);
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
          expect(taken.has(name.toLowerCase())).toBe(false);
          taken.add(name.toLowerCase());
        }
  });
});

test('many ids are one word of an address, and come back', () => {
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  const word = idsToWord(ids);
  expect(word).toMatch(/^[\w-]{1,2200}$/);
  expect(wordToIds(word)).toEqual(ids);
});
