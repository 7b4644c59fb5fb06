import { useState } from 'react';
import { DateInput } from '../date-input.tsx';
import { Field } from '../field.tsx';
import { findOptions } from '../find-options.ts';
import { MultiSelect } from '../multi-select.tsx';
import RichTextEditor from '../rich/rich-text-editor.tsx';

const categories = [
  { key: 'accounting', label: 'Računovodstvo i knjigovodstvo' },
  { key: 'finance', label: 'Finansije' },
  { key: 'it', label: 'IT i softver' },
  { key: 'construction', label: 'Građevina i geodezija' },
];

function Categories({ first, ...rest }: { first: string[]; max?: number; placeholder: string }) {
  const [codes, setCodes] = useState(first);
  const chosen = categories.filter(({ key }) => codes.includes(key));
  return (
    <MultiSelect
      {...rest}
      caret
      chosen={chosen.map(({ key, label }) => ({ code: key, label }))}
      find={findOptions(categories)}
      onAdd={({ key }) => setCodes([...codes, key])}
      onRemove={(code) => setCodes(codes.filter((other) => other !== code))}
    />
  );
}

export default function RichSamples() {
  const [day, setDay] = useState<string | null>('2026-12-20');
  const [text, setText] = useState('<p>Vodićete knjigovodstvo.</p><ul><li>kontiranje</li><li>obračun PDV-a</li></ul>');
  const [empty, setEmpty] = useState('');
  return (
    <>
      <div className="gallery-fields">
        <Field label="Kategorije" hint="Najviše tri">
          <Categories first={['accounting', 'finance']} max={3} placeholder="Dodaj" />
        </Field>
        <Field label="Nivo karijere" error="Morate nesto da izaberete!">
          <Categories first={[]} placeholder="Izaberite jedan ili više" />
        </Field>
        <Field label="Rok za prijavu" hint="Najkasnije do kraja plaćenog perioda.">
          <DateInput value={day} onChange={setDay} min="2026-11-21" />
        </Field>
        <Field label="Datum rođenja" optional error="Unesite datum.">
          <DateInput value={null} onChange={setDay} clearable />
        </Field>
      </div>
      <div className="stack g24 mt24">
        <Field label="Opis posla">
          <RichTextEditor value={text} onChange={setText} limit={5000} />
        </Field>
        <Field label="Šta nudite" optional error="Napišite bar jednu rečenicu.">
          <RichTextEditor
            value={empty}
            onChange={setEmpty}
            limit={5000}
            placeholder="Zarada, raspored, odmor, obuke, oprema…"
          />
        </Field>
      </div>
    </>
  );
}
