import { useState } from 'react';
import { Field } from '../field.tsx';
import RichDateInput from '../rich/rich-date-input.tsx';
import RichMultiSelect from '../rich/rich-multi-select.tsx';
import { RichProvider } from '../rich/rich-provider.tsx';
import RichSelect from '../rich/rich-select.tsx';
import RichTextEditor from '../rich/rich-text-editor.tsx';

const categories = [
  { value: 'accounting', label: 'Računovodstvo i knjigovodstvo' },
  { value: 'finance', label: 'Finansije' },
  { value: 'it', label: 'IT i softver' },
  { value: 'construction', label: 'Građevina i geodezija' },
];

const places = [
  {
    group: 'Vojvodina',
    items: [
      { value: 'ns', label: 'Novi Sad' },
      { value: 'su', label: 'Subotica' },
    ],
  },
  {
    group: 'Centralna Srbija',
    items: [
      { value: 'nis', label: 'Niš' },
      { value: 'ca', label: 'Čačak' },
    ],
  },
];

export default function RichSamples() {
  const [chosen, setChosen] = useState(['accounting', 'finance']);
  const [none, setNone] = useState<string[]>([]);
  const [place, setPlace] = useState<string | null>('ns');
  const [day, setDay] = useState<string | null>('2026-12-20');
  const [text, setText] = useState(
    '<p>Vodićete knjigovodstvo.</p><ul><li>kontiranje</li><li>obračun PDV-a</li></ul>',
  );
  const [empty, setEmpty] = useState('');
  return (
    <RichProvider>
      <div className="gallery-fields">
        <Field label="Kategorije" hint="Najviše tri">
          <RichMultiSelect
            value={chosen}
            onChange={setChosen}
            options={categories}
            maxValues={3}
            placeholder="Dodaj"
          />
        </Field>
        <Field label="Nivo karijere" error="Morate nesto da izaberete!">
          <RichMultiSelect
            value={none}
            onChange={setNone}
            options={categories}
            placeholder="Izaberite jedan ili više"
          />
        </Field>
        <Field label="Mesto rada">
          <RichSelect value={place} onChange={setPlace} options={places} placeholder="Izaberite mesto" />
        </Field>
        <Field label="Isključeno">
          <RichSelect
            value={null}
            onChange={setPlace}
            options={places}
            placeholder="Izaberite mesto"
            disabled
          />
        </Field>
        <Field label="Rok za prijavu" hint="Najkasnije do kraja plaćenog perioda.">
          <RichDateInput value={day} onChange={setDay} language="sr" min="2026-11-21" />
        </Field>
        <Field label="Datum rođenja" optional error="Unesite datum.">
          <RichDateInput value={null} onChange={setDay} language="sr" startWith="decade" />
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
    </RichProvider>
  );
}
