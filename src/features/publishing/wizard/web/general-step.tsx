import { useState } from 'react';
import { useController } from 'react-hook-form';
import { catalog } from '#features/catalog/catalog.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { sortedByLabel } from '#features/catalog/labels.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { places } from '#features/catalog/places.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { withoutCoveredPlaces } from '#features/postings/input-fields.ts';
import { latestLastDay } from '#features/postings/last-day.ts';
import { codeFields } from '#features/postings/posting-field-sets.ts';
import {
  type CodeField,
  type FieldWith,
  type PostingFieldRow,
  postingFields,
} from '#features/postings/posting-field-table.ts';
import { postingLimits } from '#features/postings/posting-limits.ts';
import { localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { compareSerbian } from '#kit/serbian-text.ts';
import type { ComboboxOption } from '#ui/combobox-list.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { findOptions } from '#ui/find-options.ts';
import { SelectField, TextField } from '#ui/forms/named-fields.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import type { LastDayOf } from '../../drafts/web/draft-check.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { WordingNote } from '../../wording/web/wording-note.tsx';
import { ApplicationMailFields, PromiseField } from './reply-fields.tsx';
import { SalaryFields } from './salary-fields.tsx';

const toOptions = (list: readonly CatalogItem[], language: Language) =>
  list.map((item) => ({ key: item.code, label: item[language] }));

/** The whole country and abroad first, then all others alphabetically. */
const placeOptions = (language: Language) => {
  const labelled = places.map(({ code, kind }) => ({
    key: code,
    label: placeLabel(code, language),
    first: kind === 'whole-country' || kind === 'abroad',
  }));
  return labelled
    .sort((a, b) => Number(b.first) - Number(a.first) || compareSerbian(a.label, b.label))
    .map(({ key, label }) => ({ key, label }));
};

interface ListFieldProps {
  name: FieldWith<{ kind: 'codes' }>;
  options: readonly ComboboxOption[];
  max?: number | undefined;
  hint?: string | undefined;
  optional?: boolean;
  placeholder: string;
  /** Adjusts the chosen codes before they are stored. */
  tidy?: (codes: string[]) => string[];
}

function ListField({ name, options, max, hint, optional, placeholder, tidy }: ListFieldProps) {
  const { form, t, errorAt } = useWizardForm();
  const { field } = useController({ control: form.control, name });
  const codes: readonly string[] = field.value;
  const change = (next: string[]): void => field.onChange(tidy ? tidy(next) : next);
  return (
    <Field label={t(`postings.fields.${name}`)} hint={hint} optional={optional} error={errorAt(name)}>
      <MultiSelect
        name={name}
        placeholder={placeholder}
        chosen={codes.map((code) => ({
          code,
          label: options.find(({ key }) => key === code)?.label ?? code,
        }))}
        max={max}
        find={findOptions(options)}
        caret
        onAdd={({ key }) => change([...codes, key])}
        onRemove={(code) => change(codes.filter((other) => other !== code))}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  );
}

function PlacesField() {
  const { t, language } = useWizardForm();
  const [covered, setCovered] = useState(false);
  return (
    <ListField
      name="locations"
      options={placeOptions(language)}
      max={postingLimits.locations}
      hint={covered ? t('postings.wizard.general.wholeCountry') : t('postings.wizard.general.locationsHint')}
      placeholder={t('postings.wizard.general.add')}
      tidy={(codes) => {
        const effective = withoutCoveredPlaces(codes);
        setCovered(effective.length < codes.length);
        return effective;
      }}
    />
  );
}

function WorkModelField() {
  const { form, t, language, errorAt } = useWizardForm();
  const chosen = form.watch('workModel');
  return (
    <FieldGroup label={t('postings.fields.workModel')} optional error={errorAt('workModel')}>
      <div className="grid c4 keep-two g12">
        {workModels.map((model) => (
          <RadioCard
            key={model.code}
            compact
            name="workModel"
            value={model.code}
            checked={chosen === model.code}
            onChange={() => form.setValue('workModel', model.code, { shouldDirty: true })}
          >
            {model[language]}
          </RadioCard>
        ))}
      </div>
      {chosen ? (
        <TextButton onClick={() => form.setValue('workModel', '', { shouldDirty: true })}>
          {t('postings.wizard.general.clear')}
        </TextButton>
      ) : null}
    </FieldGroup>
  );
}

function ExpiryField({ lastDayOf }: { lastDayOf: LastDayOf }) {
  const { form, t, errorAt } = useWizardForm();
  const bounds = lastDayOf(form.watch('productDuration'));
  const { field } = useController({ control: form.control, name: 'expiryDate' });
  return (
    <Field
      label={t('postings.fields.expiryDate')}
      optional
      hint={t('postings.wizard.general.expiryHint', { count: form.watch('productDuration') })}
      error={errorAt('expiryDate')}
    >
      <DateInput
        value={field.value || null}
        onChange={(day) => field.onChange(day ?? '')}
        onBlur={() => {
          field.onBlur();
          // An invalid day is reported before the next step.
          if (field.value) void form.trigger('expiryDate');
        }}
        ref={field.ref}
        name="expiryDate"
        min={localDay(new Date())}
        max={bounds ? latestLastDay(bounds) : undefined}
        clearable
      />
    </Field>
  );
}

type StepField = CodeField & FieldWith<{ step: 'opsti-podaci' }>;
/** Fields with a control of their own. */
const placed: readonly StepField[] = ['categories', 'locations', 'workModel'];
const isRequired = (field: StepField): boolean => 'required' in postingFields[field] || 'least' in postingFields[field];
const otherCodes = codeFields
  .filter((field): field is StepField => postingFields[field].step === 'opsti-podaci')
  .filter((field) => !placed.includes(field));

/** A field with codes: a multiple or a single choice. */
function CodesOf({ name }: { name: StepField }) {
  const { form, t, language } = useWizardForm();
  const row: PostingFieldRow = postingFields[name];
  const options = toOptions(catalog[postingFields[name].list], language);
  if (row.kind === 'codes') {
    const empty = (form.watch(name) as string[]).length === 0;
    return (
      <ListField
        name={name as FieldWith<{ kind: 'codes' }>}
        options={options}
        optional={!isRequired(name)}
        max={row.most}
        hint={name === 'educationLevels' ? t('postings.wizard.general.educationHint') : undefined}
        placeholder={t(
          name === 'careerLevels' && empty
            ? 'postings.wizard.general.careerPlaceholder'
            : 'postings.wizard.general.add',
        )}
      />
    );
  }
  const required = isRequired(name);
  return (
    <SelectField
      name={name}
      label={t(`postings.fields.${name}`)}
      optional={!required}
      options={options.map(({ key, label }) => ({ value: key, label }))}
      placeholder={t(`postings.wizard.general.${required ? 'choose' : 'unstated'}`)}
    />
  );
}

/** Fields with codes, two per row. */
function CodeRows({ names }: { names: readonly StepField[] }) {
  return names.map((name, index) =>
    index % 2 === 0 ? (
      <div key={name} className="grid c2 g16">
        {names.slice(index, index + 2).map((one) => (
          <CodesOf key={one} name={one} />
        ))}
      </div>
    ) : null,
  );
}

/** Step 2: the fields used by search and filters. */
export default function GeneralStep({ lastDayOf }: { lastDayOf: LastDayOf }) {
  const { t, language } = useWizardForm();
  const add = t('postings.wizard.general.add');
  return (
    <>
      <TextField
        name="positionTitle"
        label={t('postings.fields.positionTitle')}
        hint={t('postings.wizard.general.titleHint')}
        maxLength={postingLimits.title + 1}
        autoComplete="off"
        below={<WordingNote part="positionTitle" />}
      />
      <div className="grid c2 g16">
        <ListField
          name="categories"
          options={toOptions(sortedByLabel<CatalogItem>(categories, language), language)}
          max={postingLimits.categories}
          hint={t('postings.wizard.general.categoriesHint')}
          placeholder={add}
        />
        <PlacesField />
      </div>
      <WorkModelField />
      <CodeRows names={otherCodes.filter(isRequired)} />
      <CodeRows names={otherCodes.filter((field) => !isRequired(field))} />
      <SalaryFields />
      <div className="grid c2 g16">
        <ExpiryField lastDayOf={lastDayOf} />
        <PromiseField />
      </div>
      <ApplicationMailFields />
    </>
  );
}
