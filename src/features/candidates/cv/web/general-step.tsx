import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { Field } from '#ui/field.tsx';
import { SelectField, TextField } from '#ui/forms/named-fields.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { profileLimits } from '../../profile-limits.ts';
import type { GeneralForm } from '../step-fields.ts';
import type { CvStepProps } from './cv-builder.tsx';
import { PhotoField } from './photo/photo-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { useCvStep } from './use-cv-step.ts';

export default function GeneralStep({ userId, drafts, ways, onSaved, inputs: { Town, Position } }: CvStepProps) {
  const t = useTexts();
  const language = useLanguage();
  const state = useCvStep('opsti-podaci', { drafts, onSaved });
  const { form } = state;
  const { register } = form;
  const { errors } = form.formState;
  const label = (name: Exclude<keyof GeneralForm, 'photo'>) => t(`candidates.fields.${name}`);
  return (
    <StepFrame step="opsti-podaci" state={state} ways={ways}>
      <PhotoField form={form as never} userId={userId} saved={drafts.getState().saved.profile.photo} />
      <div className="grid c2 g16">
        <TextField name="name" label={label('name')} autoComplete="given-name" />
        <TextField name="lastName" label={label('lastName')} autoComplete="family-name" />
        <TextField name="phone" optional label={label('phone')} type="tel" autoComplete="tel" />
        <TextField
          name="birthday"
          optional
          label={label('birthday')}
          autoComplete="bday"
          placeholder={t('candidates.birthdayPlaceholder')}
        />
        <Field optional label={label('profession')} error={errorOf(errors, 'profession')}>
          <Position
            {...register('profession')}
            defaultValue={form.getValues('profession')}
            maxLength={profileLimits.profession}
          />
        </Field>
        <SelectField
          name="experienceLevel"
          optional
          label={label('experienceLevel')}
          placeholder={t('candidates.notChosen')}
          options={experienceLevels.map((level) => ({ value: level.code, label: level[language] }))}
        />
      </div>
      <SelectField
        name="educationLevel"
        optional
        label={label('educationLevel')}
        placeholder={t('candidates.notChosen')}
        options={educationLevels.map((level) => ({ value: level.code, label: level[language] }))}
      />
      <TextField
        name="address"
        optional
        label={label('address')}
        autoComplete="address-line1"
        maxLength={profileLimits.address}
      />
      <div className="grid c2 g16">
        <Field optional label={label('city')} error={errorOf(errors, 'city')}>
          <Town
            {...register('city')}
            defaultValue={form.getValues('city')}
            maxLength={profileLimits.city}
            onPostal={() => {}}
          />
        </Field>
        <TextField
          name="externalLink"
          optional
          label={label('externalLink')}
          type="url"
          autoComplete="url"
          placeholder="https://"
        />
      </div>
    </StepFrame>
  );
}
