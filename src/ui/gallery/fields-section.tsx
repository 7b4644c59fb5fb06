import { useId, useState } from 'react';
import { Checkbox, Radio } from '../choice.tsx';
import { Field, FieldGroup } from '../field.tsx';
import { FileDrop } from '../file-drop.tsx';
import { FileRow } from '../file-row.tsx';
import { FilterGroup } from '../filter-group.tsx';
import { IconPhone } from '../icons/posting-icons.tsx';
import { TextButton, TextLink } from '../light/text-button.tsx';
import { NativeSelect } from '../native-select.tsx';
import { NumberStepper } from '../number-stepper.tsx';
import { RadioCard } from '../radio-card.tsx';
import { SegmentedControl } from '../segmented.tsx';
import { Switch } from '../switch.tsx';
import { TextArea } from '../text-area.tsx';
import { PasswordInput, TextInput } from '../text-input.tsx';
import { Section } from './gallery-frame.tsx';

function Basis() {
  const [basis, setBasis] = useState<'net' | 'gross'>('net');
  return (
    <SegmentedControl
      label="Osnov"
      value={basis}
      onChange={setBasis}
      options={[
        { value: 'net', label: 'Neto' },
        { value: 'gross', label: 'Bruto' },
      ]}
    />
  );
}

function Count() {
  const [count, setCount] = useState(3);
  return (
    <NumberStepper label="Broj oglasa" less="Manje" more="Više" value={count} min={3} max={5} onChange={setCount} />
  );
}

function Fields() {
  const id = useId();
  return (
    <div className="stack g24">
      <div className="gallery-fields">
        <Field label="Osnovno">
          <TextInput placeholder="Ulica i broj" />
        </Field>
        <Field label="Telefon" optional hint="Vidi ga samo poslodavac.">
          <TextInput type="tel" icon={<IconPhone />} placeholder="06x xxx xx xx" />
        </Field>
        <Field label="PIB" error="PIB ima devet cifara.">
          <TextInput defaultValue="1000000" />
        </Field>
        <Field label="Imejl" hint="Imejl se ne može promeniti.">
          <TextInput defaultValue="posao@kvarc.example" disabled />
        </Field>
        <Field label="Lozinka" aside={<TextLink href="#veza">Zaboravljena lozinka</TextLink>}>
          <PasswordInput defaultValue="Primer123" />
        </Field>
        <Field label="Mesto">
          <NativeSelect placeholder="Izaberite mesto" options={[{ value: 'ns', label: 'Novi Sad' }]} />
        </Field>
        <Field label="Nivo karijere" error="Morate nesto da izaberete!">
          <NativeSelect placeholder="Izaberite nivo" />
        </Field>
        <Field label="Propratno pismo" optional>
          <TextArea limit={5000} placeholder="Napišite zašto vas zanima ovaj posao" />
        </Field>
      </div>
      <div className="gallery-fields">
        <FieldGroup label="Izbori">
          <Checkbox label="Polje" defaultChecked />
          <Checkbox label="Prazno polje" />
          <Checkbox label="Delimično" indeterminate />
          <Checkbox label="Isključeno" disabled />
        </FieldGroup>
        <FieldGroup label="Jedan odgovor" error="Morate odgovoriti na ovo pitanje.">
          <Radio name={`${id}-one`} label="Da" defaultChecked />
          <Radio name={`${id}-one`} label="Ne" />
        </FieldGroup>
        <FilterGroup title="Model rada">
          <Checkbox label="Hibridno" count="171" defaultChecked />
          <Checkbox label="Rad od kuće" count="149" />
          <Checkbox label="Na terenu" count="0" disabled />
          <TextButton>Još 9 vrsta</TextButton>
        </FilterGroup>
        <div className="stack g12">
          <Switch label="Agent radi" defaultChecked />
          <Switch label="Agent miruje" />
          <Basis />
          <Count />
        </div>
      </div>
      <FieldGroup label="Šta šaljete">
        <div className="gallery-fields">
          <RadioCard name={`${id}-what`} compact defaultChecked>
            CV
          </RadioCard>
          <RadioCard name={`${id}-what`} compact>
            CV i propratno pismo
          </RadioCard>
          <RadioCard name={`${id}-what`} title="Osnovni" disabled>
            <span className="sm">Ova opcija više nije dostupna.</span>
          </RadioCard>
        </div>
      </FieldGroup>
      <Field label="CV" error="Fajl ima 7 MB, a najviše je 5 MB.">
        <FileDrop
          action="Izaberite fajl"
          rest="ili ga prevucite ovde"
          note="PDF, DOC, DOCX, JPG ili PNG, najviše 5 MB"
          onFiles={() => undefined}
        />
      </Field>
      <FileRow name="Opis-posla.pdf" note="412 KB" href="#veza" onRemove={() => undefined} />
      <FileRow name="Fotografija.jpg" progress={62} onRemove={() => undefined} />
      <FileRow name="Portfolio.docx" error="Slanje nije uspelo." onRemove={() => undefined} />
    </div>
  );
}

/** Fields, choices and files in every state. */
export function FieldsSection() {
  return <Section title="Polja" samples={() => <Fields />} />;
}
