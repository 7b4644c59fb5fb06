import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { Pagination, pageWindow } from './pagination.tsx';

const href = (page: number) => `/oglasi?strana=${page}`;
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

describe('pageWindow', () => {
  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 61, [1, 2, 3, 4, null, 61]],
    [3, 61, [1, 2, 3, 4, null, 61]],
    [4, 61, [1, 2, 3, 4, 5, null, 61]],
    [5, 61, [1, null, 4, 5, 6, null, 61]],
    [58, 61, [1, null, 57, 58, 59, 60, 61]],
    [30, 61, [1, null, 29, 30, 31, null, 61]],
    [61, 61, [1, null, 58, 59, 60, 61]],
  ])('page %i of %i', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });

  it('never hides a single page behind a gap', () => {
    for (let page = 1; page <= 12; page += 1) {
      const items = pageWindow(page, 12);
      items.forEach((item, index) => {
        if (item !== null) return;
        expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2);
      });
    }
  });
});

describe('Pagination', () => {
  it('links to the neighbours, the window and the last page', () => {
    const html = renderMarkup(<Pagination page={2} pageCount={9} href={href} />);
    expect(hrefs(html)).toEqual([1, 1, 2, 3, 4, 9, 3].map(href));
    expect(html).toContain('rel="prev"');
    expect(html).toContain('rel="next"');
    expect(html).toMatch(/aria-label="Strana 2" aria-current="page"/);
  });

  it('has no way before the first page or after the last', () => {
    expect(renderMarkup(<Pagination page={1} pageCount={3} href={href} />)).not.toContain('rel="prev"');
    expect(renderMarkup(<Pagination page={3} pageCount={3} href={href} />)).not.toContain('rel="next"');
  });

  it('is not there for a single page', () => {
    expect(renderMarkup(<Pagination page={1} pageCount={1} href={href} />)).toBe('');
  });

  it('speaks the language of the texts above it', () => {
    const html = renderMarkup(<Pagination page={1} pageCount={2} href={href} />, 'en');
    expect(html).toContain('aria-label="Next page"');
  });
});
