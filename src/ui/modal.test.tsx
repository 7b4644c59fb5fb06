import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

const nothing = () => undefined;

describe.each([
  ['Modal', Modal],
  ['Drawer', Drawer],
])('%s', (_, Window) => {
  it('is named by its title and has a named way out', () => {
    const html = renderMarkup(
      <Window open onClose={nothing} title="Filteri">
        Sadržaj
      </Window>,
    );
    const [, id] = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<h2 id="${id}">Filteri</h2>`);
    expect(html).toContain('aria-label="Zatvori"');
  });

  it('mounts nothing while closed', () => {
    const html = renderMarkup(
      <Window open={false} onClose={nothing} title="Filteri">
        Sadržaj
      </Window>,
    );
    expect(html).not.toContain('Sadržaj');
    expect(html).not.toContain('Filteri');
  });
});
