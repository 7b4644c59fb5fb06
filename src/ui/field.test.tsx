import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { Checkbox } from './choice.tsx';
import { Field, FieldGroup } from './field.tsx';
import { FileDrop } from './file-drop.tsx';
import { NativeSelect } from './native-select.tsx';
import { TextArea } from './text-area.tsx';
import { PasswordInput, TextInput } from './text-input.tsx';

/** Attributes of the first element with this tag. */
function attributesOf(html: string, tag: string): Record<string, string> {
  const [, text = ''] = new RegExp(`<${tag}\\b([^>]*)>`).exec(html) ?? [];
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

describe('Field', () => {
  it('names its control, and describes it by the error and the hint', () => {
    const html = renderMarkup(
      <Field id="pib" label="PIB" hint="Devet cifara." error="PIB ima devet cifara.">
        <TextInput name="taxId" />
      </Field>,
    );
    expect(attributesOf(html, 'label').for).toBe('pib');
    expect(attributesOf(html, 'input')).toMatchObject({
      id: 'pib',
      'aria-invalid': 'true',
      'aria-describedby': 'pib-error pib-hint',
    });
    expect(html).toContain('id="pib-error"');
    expect(html).toContain('id="pib-hint"');
  });

  it('leaves a control without hint or error undescribed and valid', () => {
    const html = renderMarkup(
      <Field label="Ime">
        <TextInput />
      </Field>,
    );
    const input = attributesOf(html, 'input');
    expect(input.id).toBe(attributesOf(html, 'label').for);
    expect(input).not.toHaveProperty('aria-describedby');
    expect(input).not.toHaveProperty('aria-invalid');
  });

  it('joins a description that the control brings itself', () => {
    const html = renderMarkup(
      <Field id="a" label="A" hint="H">
        <TextInput aria-describedby="own" />
      </Field>,
    );
    expect(attributesOf(html, 'input')['aria-describedby']).toBe('own a-hint');
  });

  it.each([
    ['select', <NativeSelect key="s" options={[]} />],
    ['textarea', <TextArea key="t" />],
    ['input', <PasswordInput key="p" />],
    ['input', <FileDrop key="f" action="Izaberite fajl" onFiles={() => undefined} />],
    ['input', <Checkbox key="c" label="Prihvatam" />],
  ])('wires a %s the same way', (tag, control) => {
    const html = renderMarkup(
      <Field id="x" label="X" error="Greška">
        {control}
      </Field>,
    );
    expect(attributesOf(html, tag)).toMatchObject({
      id: 'x',
      'aria-invalid': 'true',
      'aria-describedby': 'x-error',
    });
  });

  it('says that a field is optional', () => {
    const html = renderMarkup(
      <Field label="Adresa" optional>
        <TextInput />
      </Field>,
    );
    expect(html).toContain('(nije obavezno)');
  });
});

describe('FieldGroup', () => {
  it('describes the group, not each of its choices', () => {
    const html = renderMarkup(
      <FieldGroup label="Model rada" error="Izaberite bar jedan.">
        <Checkbox label="Hibridno" />
      </FieldGroup>,
    );
    const describedBy = attributesOf(html, 'fieldset')['aria-describedby'];
    expect(describedBy).toBeTruthy();
    expect(html).toContain(`id="${describedBy}"`);
    expect(attributesOf(html, 'input')).not.toHaveProperty('aria-describedby');
    expect(html).toContain('<legend');
  });
});

describe('TextArea', () => {
  it('counts the characters of a text with separators', () => {
    const html = renderMarkup(<TextArea limit={5000} defaultValue={'a'.repeat(1200)} />);
    expect(html).toContain('1.200 od 5.000');
  });

  it('marks a text that is too long', () => {
    expect(renderMarkup(<TextArea limit={2} defaultValue="abc" />)).toContain('over');
  });
});
