import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { Field } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { profileLimits } from '../../profile/profile-limits.ts';
import type { CvInputs } from './cv-inputs.ts';
import type { CvStepProps } from './education-step.tsx';
import { PhotoField } from './photo/photo-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { useCvStep } from './use-cv-step.ts';

export default function GeneralStep({
  userId,
  saver,
  ways,
  onSaved,
  inputs: { Town, Position },
}: CvStepProps & { inputs: CvInputs }) {
  const t = useTexts();
  const language = useLanguage();
  const state = useCvStep('opsti-podaci', { saver, onSaved });
  const { form } = state;
  const { register } = form;
  const { errors } = form.formState;
  const label = (name: Parameters<typeof register>[0]) => ({
    label: t(`candidates.fields.${name as 'phone'}`),
    error: errorOf(errors, name),
  });
  return (
    <StepFrame step="opsti-podaci" state={state} ways={ways}>
      <div className="stack g24">
        <PhotoField form={form as never} userId={userId} saved={saver.getState().saved.profile.photo} />
        <div className="grid c2 g16">
          <Field {...label('name')}>
            <TextInput {...register('name')} autoComplete="given-name" />
          </Field>
          <Field {...label('lastName')}>
            <TextInput {...register('lastName')} autoComplete="family-name" />
          </Field>
          <Field optional {...label('phone')}>
            <TextInput {...register('phone')} type="tel" autoComplete="tel" />
          </Field>
          <Field optional {...label('birthday')}>
            <TextInput
              {...register('birthday')}
              autoComplete="bday"
              placeholder={t('candidates.birthdayPlaceholder')}
            />
          </Field>
          <Field optional {...label('profession')}>
            <Position
              {...register('profession')}
              defaultValue={form.getValues('profession')}
              maxLength={profileLimits.profession}
            />
          </Field>
          <Field optional {...label('experienceLevel')}>
            <NativeSelect
              {...register('experienceLevel')}
              placeholder={t('candidates.notChosen')}
              options={experienceLevels.map((level) => ({ value: level.code, label: level[language] }))}
            />
          </Field>
        </div>
        <Field optional {...label('educationLevel')}>
          <NativeSelect
            {...register('educationLevel')}
            placeholder={t('candidates.notChosen')}
            options={educationLevels.map((level) => ({ value: level.code, label: level[language] }))}
          />
        </Field>
        <Field optional {...label('address')}>
          <TextInput
            {...register('address')}
            autoComplete="address-line1"
            maxLength={profileLimits.address}
          />
        </Field>
        <div className="grid c2 g16">
          <Field optional {...label('city')}>
            <Town
              {...register('city')}
              defaultValue={form.getValues('city')}
              maxLength={profileLimits.city}
              onPostal={() => {}}
            />
          </Field>
          <Field optional {...label('externalLink')}>
            <TextInput {...register('externalLink')} type="url" autoComplete="url" placeholder="https://" />
          </Field>
        </div>
      </div>
    </StepFrame>
  );
}
