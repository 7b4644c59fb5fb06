import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { Button, LinkButton } from './button.tsx';

describe('Button', () => {
  it('does not send a form by default', () => {
    expect(renderMarkup(<Button>Sačuvaj</Button>)).toContain('type="button"');
    expect(renderMarkup(<Button type="submit">Sačuvaj</Button>)).toContain('type="submit"');
  });

  it('stays focusable when blocked and is described by the reason', () => {
    const html = renderMarkup(<Button disabledReason="Dodajte CV.">Pošalji</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=');
    const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`role="tooltip" id="${id}">Dodajte CV.`);
  });

  it('says what is happening while it works, without losing its own text from the layout', () => {
    const html = renderMarkup(
      <Button loading loadingText="Šaljemo">
        Pošalji prijavu
      </Button>,
    );
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Šaljemo');
    expect(html).toContain('<span aria-hidden="true">Pošalji prijavu</span>');
  });
});

describe('LinkButton', () => {
  it('is a link with its address', () => {
    const html = renderMarkup(
      <LinkButton variant="primary" href="/prijava">
        Prijava
      </LinkButton>,
    );
    expect(html).toBe('<a href="/prijava" class="button button-primary">Prijava</a>');
  });

  it('leads nowhere when blocked', () => {
    const html = renderMarkup(
      <LinkButton href="/dalje" disabledReason="Popunite polja.">
        Nastavite
      </LinkButton>,
    );
    expect(html).not.toContain('/dalje');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('tabindex="0"');
  });
});
