import type { Locator, Page } from '@playwright/test';

/*
 * How long a person would take, by the keystroke-level model (Card, Moran, Newell 1980), in seconds: a key of an average
 * typist, pointing and pressing, thinking before each act. Texts are skimmed.
 */
const key = 0.28;
const press = 1.3;
const thought = 1.35;
const wordsSkimmedPerSecond = 7.5;

/** A person who fills in pages: acts at once and adds up the time it would have taken. */
export class Person {
  seconds = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Looks over the page as it is. */
  async reads(): Promise<void> {
    const text = await this.page.getByRole('main').innerText();
    this.seconds += text.split(/\s+/).length / wordsSkimmedPerSecond;
  }

  async types(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.seconds += thought + press + text.length * key;
  }

  async clicks(target: Locator): Promise<void> {
    await target.click();
    this.seconds += thought + press;
  }

  async chooses(list: Locator, label: string): Promise<void> {
    await list.selectOption({ label });
    this.seconds += thought + 2 * press;
  }
}
