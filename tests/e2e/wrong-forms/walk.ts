import type { Locator, Page } from '@playwright/test';
import { expect, type Site, settled, test } from '../site.ts';

/** Nothing in it, or what no field takes. */
type Mistake = 'empty' | 'nonsense';

const nonsense = (field: { type: string; numeric: boolean }): string => {
  if (field.type === 'email') return 'ne-valja@';
  if (field.type === 'tel') return '12';
  // Take nothing but times.
  if (['time', 'date', 'datetime-local'].includes(field.type)) return '';
  if (field.type === 'url') return 'ne valja ni ovo';
  return field.numeric ? 'abc' : 'ž'.repeat(7000);
};

/** Spoils every field of a form that can be seen and typed in. */
export const spoil = async (form: Locator, mistake: Mistake): Promise<void> => {
  const fields = form.locator(
    'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea, [contenteditable=true]',
  );
  // A page that is alive may still fetch the step it shows.
  await form.locator('input, textarea, button').first().waitFor({ state: 'attached' });
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    // The choices of a list come with typing; none is taken.
    if ((await field.getAttribute('aria-haspopup')) === 'listbox') continue;
    const type = (await field.getAttribute('type')) ?? '';
    const numeric = /numeric|decimal/.test((await field.getAttribute('inputmode')) ?? '');
    await field.fill(mistake === 'empty' ? '' : nonsense({ type, numeric }));
  }
};

/** The message where the focus is; begins with „silence” where there is none. */
const messageAtFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    const isSeen = (element: Element | null | undefined): boolean => {
      const box = element?.getBoundingClientRect();
      return !!box && box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0;
    };
    const wordsOf = (element: Element): string =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter(isSeen)
        .map((about) => about?.textContent)
        .join(' ');
    const silence = `silence at ${focused?.outerHTML.slice(0, 200)}`;
    if (!focused) return silence;
    if (focused.matches('.form-summary, .wizard-note'))
      return isSeen(focused) && focused.innerText.trim() ? `note: ${focused.innerText}` : silence;
    if (focused.matches('[aria-disabled="true"]')) return wordsOf(focused) ? 'blocked' : silence;
    const field = focused.closest('.field:has(> .error)');
    const error = field?.querySelector(':scope > .error') ?? null;
    if (focused.matches('[aria-invalid="true"]') && wordsOf(focused)) return `field: ${wordsOf(focused)}`;
    return isSeen(error) ? `field: ${error?.textContent}` : silence;
  });

/** What blocks has the focus, and says so in words that can be seen. */
export const expectTold = async (page: Page, where: string): Promise<void> => {
  await expect.poll(() => messageAtFocus(page), { message: where }).toMatch(/^(note|field|blocked)/);
};

export const formOf = (page: Page, name: string): Locator => page.locator(`form[name="${name}"]`);

/** Presses the button of a form, inside or in the foot of its window. */
export const press = async (page: Page, name: string): Promise<void> => {
  const form = formOf(page, name);
  const id = await form.getAttribute('id');
  const outside = id ? page.locator(`button[type=submit][form="${id}"]`) : page.locator('never');
  const button = form.locator('button[type=submit]').or(outside).last();
  // A blocked button is pressed as well: it has to say why. Any other must be stable first.
  await button.click({ force: (await button.getAttribute('aria-disabled')) === 'true' });
};

/** Opens a form and sends it empty, then with nonsense: both must be told. */
export const walk = async (page: Page, name: string, open: () => Promise<void>): Promise<void> => {
  for (const mistake of ['empty', 'nonsense'] as const) {
    await test.step(`${name}, ${mistake}`, async () => {
      await open();
      await formOf(page, name).waitFor();
      await spoil(formOf(page, name), mistake);
      await press(page, name);
      await expectTold(page, `${name}, ${mistake}`);
    });
  }
};

/** Opens a page and waits until it is alive. */
export const alive = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settled(page);
};

/** How to reach a form, and fill it in wrongly. */
export type Walk = (page: Page, site: Site) => Promise<void>;
