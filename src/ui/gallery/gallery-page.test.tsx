import { expect, it, vi } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import GalleryPage from './gallery-page.tsx';

it('renders every light component on the server, without a warning and without the heavy widgets', () => {
  const error = vi.spyOn(console, 'error');
  const html = renderMarkup(<GalleryPage />);
  expect(error).not.toHaveBeenCalled();
  expect(html).toContain('Promovisan');
  expect(html).not.toContain('ProseMirror');
});

it('gives every element a unique id', () => {
  const ids = [...renderMarkup(<GalleryPage />).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
