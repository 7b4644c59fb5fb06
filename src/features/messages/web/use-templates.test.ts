// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderHook } from '#tests/support/render-hook.tsx';
import { useTemplates } from './use-templates.ts';

const saved = {
  id: '6dbb4c3a-5a4f-4a3f-8d3f-0c2b6f1f6f10',
  subject: 'Razgovor',
  body: 'Dobar dan',
  version: 1,
  updatedAt: '2026-11-10T09:00:00.000Z',
};

test.each([
  ['Poziv na razgovor', false],
  ['poziv na RAZGOVOR ', false],
  ['Poziv na probni rad', true],
])('a template kept as „%s” leaves our suggestion of an invitation: %s', async (name, offered) => {
  const page = await renderHook(useTemplates, {
    transport: async () => Response.json({ data: [{ ...saved, name }] }),
  });
  await page.act(() => {});
  const names = page.current.suggestions.map((suggestion) => suggestion.name);
  expect(page.current.own?.map((template) => template.name)).toEqual([name]);
  expect(names.includes('Poziv na razgovor')).toBe(offered);
  expect(names).toContain('Ljubazno odbijanje');
  await page.unmount();
});
