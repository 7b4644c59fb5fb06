import { useState } from 'react';
import { useController } from 'react-hook-form';
import { careerLevels } from '#features/catalog/career-levels.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { sortedByLabel } from '#features/catalog/labels.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { places } from '#features/catalog/places.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { withoutCoveredPlaces } from '#features/postings/input-fields.ts';
import { latestLastDay } from '#features/postings/last-day.ts';
import { postingLimits } from '#features/postings/posting-limits.ts';
import { localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { compareSerbian } from '#shared/serbian-text.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import RichDateInput from '#ui/rich/rich-date-input.tsx';
import RichMultiSelect from '#ui/rich/rich-multi-select.tsx';
import { RichProvider } from '#ui/rich/rich-provider.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { LastDayOf } from './draft-check.ts';
import { SalaryFields } from './salary-fields.tsx';
import { useWizardForm } from './use-wizard-form.ts';
import { WordingNote } from './wording-note.tsx';

const toOptions = (list: readonly CatalogItem[], language: Language) =>
  list.map((item) => ({ value: item.code, label: item[language] }));

/** The whole country and abroad first, then everything by its name. */
const placeOptions = (language: Language) => {
  const labelled = places.map(({ code, kind }) => ({
    value: code,
    label: placeLabel(code, language),
    first: kind === 'whole-country' || kind === 'abroad',
  }));
  return labelled
    .sort((a, b) => Number(b.first) - Number(a.first) || compareSerbian(a.label, b.label))
    .map(({ value, label }) => ({ value, label }));
};

interface ListFieldProps {
  name: 'categories' | 'locations' | 'careerLevels' | 'educationLevels';
  options: readonly { value: string; label: string }[];
  max?: number;
  hint?: string;
  optional?: boolean;
  placeholder: string;
  /** Changes what was chosen before it is kept. */
  tidy?: (codes: string[]) => string[];
}

function ListField({ name, options, max, hint, optional, placeholder, tidy }: ListFieldProps) {
  const { form, t, errorAt } = useWizardForm();
  const { field } = useController({ control: form.control, name });
  return (
    <Field label={t(`postings.fields.${name}`)} hint={hint} optional={optional} error={errorAt(name)}>
      <RichMultiSelect
        value={field.value}
        onChange={(codes) => field.onChange(tidy ? tidy(codes) : codes)}
        onBlur={field.onBlur}
        ref={field.ref}
        name={name}
        options={options}
        maxValues={max}
        placeholder={placeholder}
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
        const kept = withoutCoveredPlaces(codes);
        setCovered(kept.length < codes.length);
        return kept;
      }}
    />
  );
}

function WorkModelField() {
  const { form, t, language, errorAt } = useWizardForm();
  const chosen = form.watch('workModel');
  return (
    <FieldGroup label={t('postings.fields.workModel')} optional error={errorAt('workModel')}>
      <div className="grid c4 k2 g12">
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
  const { form, t, language, errorAt } = useWizardForm();
  const bounds = lastDayOf(form.watch('productDuration'));
  const { field } = useController({ control: form.control, name: 'expiryDate' });
  return (
    <Field
      label={t('postings.fields.expiryDate')}
      optional
      hint={t('postings.wizard.general.expiryHint', { count: form.watch('productDuration') })}
      error={errorAt('expiryDate')}
    >
      <RichDateInput
        value={field.value || null}
        onChange={(day) => field.onChange(day ?? '')}
        onBlur={() => {
          field.onBlur();
          // A day that cannot be is told before one goes on.
          if (field.value) void form.trigger('expiryDate');
        }}
        ref={field.ref}
        name="expiryDate"
        min={localDay(new Date())}
        max={bounds ? latestLastDay(bounds) : undefined}
        language={language}
        clearable
      />
    </Field>
  );
}

/** Step 2: what search and filters know of a posting (mock 08e). */
export default function GeneralStep({ lastDayOf }: { lastDayOf: LastDayOf }) {
  const { form, t, language, errorAt } = useWizardForm();
  const add = t('postings.wizard.general.add');
  return (
    <RichProvider>
      <Field
        label={t('postings.fields.positionTitle')}
        hint={t('postings.wizard.general.titleHint')}
        error={errorAt('positionTitle')}
      >
        <TextInput
          {...form.register('positionTitle')}
          maxLength={postingLimits.title + 1}
          autoComplete="off"
        />
        <WordingNote part="positionTitle" />
      </Field>
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
      <div className="grid c2 g16">
        <Field label={t('postings.fields.contractType')} error={errorAt('contractType')}>
          <NativeSelect
            {...form.register('contractType')}
            options={toOptions(contractTypes, language)}
            placeholder={t('postings.wizard.general.choose')}
          />
        </Field>
        <Field label={t('postings.fields.jobType')} error={errorAt('jobType')}>
          <NativeSelect
            {...form.register('jobType')}
            options={toOptions(jobTypes, language)}
            placeholder={t('postings.wizard.general.choose')}
          />
        </Field>
      </div>
      <div className="grid c2 g16">
        <ListField
          name="careerLevels"
          options={toOptions(careerLevels, language)}
          optional
          placeholder={
            form.watch('careerLevels').length > 0 ? add : t('postings.wizard.general.careerPlaceholder')
          }
        />
        <ListField
          name="educationLevels"
          options={toOptions(educationLevels, language)}
          optional
          hint={t('postings.wizard.general.educationHint')}
          placeholder={add}
        />
      </div>
      <div className="grid c2 g16">
        <Field label={t('postings.fields.experience')} optional error={errorAt('experience')}>
          <NativeSelect
            {...form.register('experience')}
            options={toOptions(experienceLevels, language)}
            placeholder={t('postings.wizard.general.unstated')}
          />
        </Field>
      </div>
      <SalaryFields />
      <div className="grid c2 g16">
        <ExpiryField lastDayOf={lastDayOf} />
        <Field
          label={t('postings.fields.notificationsEmail')}
          optional
          hint={t('postings.wizard.general.notificationsHint')}
          error={errorAt('notificationsEmail')}
        >
          <TextInput {...form.register('notificationsEmail')} type="email" autoComplete="email" />
        </Field>
      </div>
    </RichProvider>
  );
}
