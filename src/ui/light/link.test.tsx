import { expect, it } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { Tabs } from '../tabs.tsx';
import { LinkButton } from './button.tsx';
import { type LinkProps, LinkProvider } from './link.tsx';

const Marked = (props: LinkProps) => <a data-router="" {...props} />;

it('every component renders links through the provider', () => {
  const html = renderMarkup(
    <LinkProvider linkAs={Marked}>
      <LinkButton href="/a">A</LinkButton>
      <Tabs label="T" items={[{ label: 'B', href: '/b', current: true }]} />
    </LinkProvider>,
  );
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html.match(/data-router/g)).toHaveLength(2);
  expect(html).toContain('aria-current="page"');
});
