import { Field } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { cvLimits } from '../cv-limits.ts';
import type { CvStepProps } from './education-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { aboutValues } from './step-values.ts';
import { useCvStep } from './use-cv-step.ts';

const schema = async () => (await import('../step-fields.ts')).aboutStep;

export default function AboutStep({ userId, saving, ways, onSaved }: CvStepProps) {
  const t = useTexts();
  const state = useCvStep({
    step: 'o-meni',
    ...{ userId, saving, schema, onSaved },
    valuesOf: aboutValues,
    toChange: ({ aboutMe }) => ({ sections: { aboutMe } }),
  });
  const { form } = state;
  return (
    <StepFrame step="o-meni" state={state} ways={ways}>
      <Field
        label={t('candidates.cv.about.label')}
        hint={t('candidates.cv.about.hint')}
        error={errorOf(form.formState.errors, 'aboutMe')}
      >
        <TextArea
          {...form.register('aboutMe')}
          defaultValue={form.getValues('aboutMe')}
          rows={8}
          limit={cvLimits.aboutMe}
        />
      </Field>
    </StepFrame>
  );
}
