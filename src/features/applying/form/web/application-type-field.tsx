import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { RadioCard } from '#ui/radio-card.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { applicationTypes } from '../../application-type.ts';

/** The application type: CV, letter, or both. */
export function ApplicationTypeField({ label, gap }: { label: string; gap: string }) {
  const { register, formState } = useFormContext();
  const t = useTexts();
  return (
    <FieldGroup label={label} error={errorOf(formState.errors, 'applicationType')}>
      <div className={`grid c3 ${gap}`}>
        {applicationTypes.map((type) => (
          <RadioCard key={type} compact value={type} {...register('applicationType')}>
            {t(`applications.types.${type}`)}
          </RadioCard>
        ))}
      </div>
    </FieldGroup>
  );
}
