// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { filledFields, keepEarlyInput } from './early-input.ts';
import { aliveEvent } from './page-events.ts';

/** What the page hears of its fields once it is alive. */
let heard: string[];

const page = (html: string): void => {
  document.body.innerHTML = `<form>${html}</form>`;
};
const field = <T extends HTMLElement = HTMLInputElement>(name: string): T =>
  document.querySelector(`[name=${name}]`) as T;
const type = (name: string, value: string): void => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const alive = (): void => {
  for (const event of ['input', 'change', 'click'])
    document.body.addEventListener(event, ({ target }) => {
      const { name, type: kind, value, checked } = target as HTMLInputElement;
      const state = kind === 'checkbox' || kind === 'radio' ? `${value} ${checked}` : value;
      heard.push(`${event} ${name}: ${state}`);
    });
  document.dispatchEvent(new Event(aliveEvent));
};

beforeEach(() => {
  heard = [];
  document.body.replaceWith(document.createElement('body'));
});

test('what was filled in before and while the page takes over is told; everything else is not', () => {
  page(`<input name="before"><input name="meanwhile"><input name="own" value="Niš"><input name="untouched">
    <textarea name="letter">Poštovani,</textarea>`);
  field('before').value = 'Ana';
  field<HTMLTextAreaElement>('letter').value = 'Dobar dan,';
  keepEarlyInput();
  type('meanwhile', 'Anić');
  // A form fills in what it knows: nobody has typed that.
  field('untouched').value = '17162544';
  alive();
  expect(heard.sort()).toEqual(['input before: Ana', 'input letter: Dobar dan,', 'input meanwhile: Anić']);
});

test('what a form sets back to its beginning meanwhile is restored', () => {
  page(
    '<input name="city"><input type="checkbox" name="terms" value="da"><select name="topic"><option>a<option>b</select>',
  );
  type('city', 'Čačak');
  field('terms').checked = true;
  field<HTMLSelectElement>('topic').selectedIndex = 1;
  keepEarlyInput();
  field('city').value = '';
  field('terms').checked = false;
  field<HTMLSelectElement>('topic').selectedIndex = 0;
  alive();
  expect(heard).toEqual(['input city: Čačak', 'click terms: da true', 'change topic: b']);
  expect([field('city').value, field('terms').checked]).toEqual(['Čačak', true]);
});

const radios = (): HTMLInputElement[] => {
  page(
    ['candidate', 'employer', 'guest']
      .map((value) => `<input type="radio" name="who" value="${value}" ${value === 'guest' ? 'checked' : ''}>`)
      .join(''),
  );
  return [...document.querySelectorAll<HTMLInputElement>('[name=who]')];
};
const choose = (radio: HTMLInputElement | undefined): void => {
  if (!radio) return;
  radio.checked = true;
  radio.dispatchEvent(new Event('input', { bubbles: true }));
};

test('a radio speaks for its group: the one that is no longer chosen is silent', () => {
  choose(radios()[0]);
  keepEarlyInput();
  alive();
  expect(heard).toEqual(['click who: candidate true']);
});

test('of several radios only the last one chosen speaks', () => {
  const [candidate, employer] = radios();
  choose(candidate);
  keepEarlyInput();
  choose(employer);
  alive();
  expect(heard).toEqual(['click who: employer true']);
});

test('the caret stays where it was', () => {
  page('<input name="words">');
  field('words').value = 'knjigovođa';
  field('words').setSelectionRange(0, 0);
  keepEarlyInput();
  alive();
  expect(field('words').selectionStart).toBe(0);
});

test('once the page is alive it hears its fields itself', () => {
  page('<input name="words">');
  keepEarlyInput();
  document.dispatchEvent(new Event(aliveEvent));
  type('words', 'kuvar');
  alive();
  expect(heard).toEqual([]);
  expect(filledFields()).toEqual([field('words')]);
});
