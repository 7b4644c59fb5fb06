import { describe, expect, test } from 'vitest';
import { companyMark, type ShareCard, type ShareFormat, shareCard, shareFormats } from '../share-card.ts';
import { layOut, pathOf, widthOf } from './card-layout.ts';

const posting = shareCard({
  company: companyMark(4, 'Kvarc Računovodstvo', null),
  over: 'Kvarc Računovodstvo',
  under: 'Beograd, Vračar',
  heading: 'Viši računovođa (m/ž)',
  figure: '120.000\u00a0–\u00a0150.000',
  units: ['RSD', 'neto'],
  line: 'Prijave do 12. 12.',
  address: 'posao.primer.rs/oglasi/1234',
});
const article = shareCard({
  over: 'Saveti',
  heading: 'Kako da pročitate oglas pre nego što se prijavite',
  art: { drawing: 'door', picture: null },
  line: 'Čita se 2 minuta',
});
const list = shareCard({ heading: 'Oglasi za posao: IT i softver', figure: '331 oglas' });
const company = shareCard({
  ...posting,
  over: '',
  heading: 'Kvarc Računovodstvo',
  figure: '4 oglasa',
  units: [],
  line: '',
});

const wordsOf = (card: ShareCard, part: string, format: ShareFormat = 'preview'): string[] =>
  layOut(card, format)
    .texts.filter((text) => text.part === part)
    .map(({ words }) => words);

const words120 = 'Šef gradilišta sa licencom '.repeat(8);
const longest = shareCard({
  ...posting,
  over: `${words120} d.o.o.`,
  under: words120,
  heading: words120,
  figure: '1.120.000\u00a0–\u00a01.150.000.000',
  line: words120,
  address: `${'dugacko-ime.'.repeat(9)}rs/oglasi/1234`,
});

describe('a card', () => {
  test.each(['preview', 'story'] as const)('of a posting has all its parts as a %s', (format) => {
    const { texts, tile } = layOut(posting, format);
    const shown = texts.map(({ words }) => words).join(' ');
    for (const words of [
      'KR',
      'Kvarc Računovodstvo',
      'Beograd, Vračar',
      'Prijave do 12. 12.',
      'RSD',
      'neto',
      'prilika',
    ])
      expect(shown).toContain(words);
    expect(wordsOf(posting, 'figure', format)).toEqual(['120.000 – 150.000']);
    expect(wordsOf(posting, 'heading', format).join(' ')).toBe('Viši računovođa (m/ž)');
    expect(tile?.size).toBeGreaterThanOrEqual(160);
  });

  test('has pay in 72 pixels, and an address only in a story', () => {
    const figure = layOut(posting, 'preview').texts.find(({ part }) => part === 'figure');
    expect(figure?.size).toBe(72);
    expect(wordsOf(posting, 'address')).toEqual([]);
    expect(wordsOf(posting, 'address', 'story')).toEqual([posting.address]);
  });

  test('with a logo has no initials; without a company it has no tile', () => {
    const logo = shareCard({ ...posting, company: companyMark(4, 'Kvarc', '/api/services/files/1/public') });
    expect(wordsOf(logo, 'initials')).toEqual([]);
    expect(layOut(logo, 'preview').tile).not.toBeNull();
    expect(layOut(list, 'preview').tile).toBeNull();
  });

  test('cuts long texts off at the end of their last line', () => {
    const heading = wordsOf(longest, 'heading');
    expect(heading).toHaveLength(3);
    expect(heading.at(-1)).toMatch(/…$/);
    expect(wordsOf(longest, 'under').at(-1)).toMatch(/…$/);
  });
});

/** Where a text's letters are: `rise` and `fall` reach over and below the baseline. */
const boxOf = (text: ReturnType<typeof layOut>['texts'][number]) => ({
  left: text.x,
  right: text.x + widthOf(text),
  top: text.y - text.size * 0.74,
  bottom: text.y + text.size * 0.22,
});

describe.each(['preview', 'story'] as const)('as a %s', (format) => {
  test.each(Object.entries({ posting, article, list, company, longest }))(
    '%s: nothing leaves the picture or covers another text',
    (_, card) => {
      const [width, height] = shareFormats[format];
      const boxes = layOut(card, format).texts.map((text) => ({ ...boxOf(text), words: text.words }));
      for (const box of boxes) {
        expect(box, box.words).toMatchObject({ words: box.words });
        expect(box.left).toBeGreaterThan(50);
        expect(box.right, box.words).toBeLessThan(card.art && format === 'preview' ? 690 : width - 50);
        expect(box.top).toBeGreaterThan(50);
        expect(box.bottom, box.words).toBeLessThan(height - 40);
      }
      const overlapping = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          )
          .map((other) => `${one.words} / ${other.words}`),
      );
      expect(overlapping).toEqual([]);
    },
  );
});

test.each(['čćšžđ ČĆŠŽĐ', 'ђњљџћж ЂЊЉЏЋЖ'])('each of %s is drawn differently from all others', (letters) => {
  const drawn = [...letters.replace(' ', '')].map((heading) => {
    const text = layOut({ ...list, heading }, 'preview').texts.find(({ part }) => part === 'heading');
    return text && pathOf(text);
  });
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn).not.toContain(undefined);
  expect(drawn).not.toContain('');
});
