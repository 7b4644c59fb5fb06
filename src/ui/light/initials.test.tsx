import { describe, expect, it } from 'vitest';
import { toneOf } from '#kit/tone.ts';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { InitialsTile } from './initials.tsx';

describe('toneOf', () => {
  it('is the same for the same id and uses all six tones', () => {
    expect(toneOf('01J9ZK')).toBe(toneOf('01J9ZK'));
    const tones = new Set(Array.from({ length: 200 }, (_, index) => toneOf(index)));
    expect([...tones].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('InitialsTile', () => {
  it('shows the initials, hidden from assistive technology because the name follows them', () => {
    const html = renderMarkup(<InitialsTile name="Đorđević Čelik" id="1" />);
    expect(html).toContain('ĐČ');
    expect(html).toContain('aria-hidden="true"');
  });

  it('covers the initials with an uploaded logo', () => {
    const html = renderMarkup(<InitialsTile name="Kvarc" id="1" src="/fajlovi/1" eager />);
    expect(html).toMatch(
      /^<span class="initials tone-\d" aria-hidden="true">K<img src="\/fajlovi\/1" alt="" [^>]*\/><\/span>$/,
    );
    expect(html).not.toContain('lazy');
  });

  it('leaves the logo of a document to those without scripts, unless it is in the first screen', () => {
    const html = renderMarkup(<InitialsTile name="Kvarc" id="1" src="/fajlovi/1" />);
    expect(html).toMatch(/^<span .*>K<noscript><img [^>]*loading="lazy"[^>]*\/><\/noscript><\/span>$/);
  });
});
