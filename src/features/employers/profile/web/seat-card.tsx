import type { ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Card } from '#ui/light/card.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';
import { fieldId } from './profile-values.ts';
import type { ProfileFormState } from './use-profile-form.ts';

/** A free-text town field, which reports the postal code of a town chosen from the list. */
export type TownField = (props: TextInputProps & { onPostal: (postal: string) => void }) => ReactNode;

/** „Sedište”. */
export function SeatCard({ state, Town }: { state: ProfileFormState; Town: TownField }) {
  const t = useTexts();
  const { form } = state;
  const { errors } = form.formState;
  return (
    <Card as="section" stack>
      <h2 className="h3">{t('employers.profile.seat')}</h2>
      <TextField
        id={fieldId('address')}
        name="address"
        label={t('employers.profile.fields.address')}
        autoComplete="address-line1"
        placeholder={t('employers.profile.addressPlaceholder')}
      />
      <div className="grid c2 g16">
        <Field
          id={fieldId('location')}
          label={t('employers.profile.fields.location')}
          error={errorOf(errors, 'location')}
        >
          <Town
            {...form.register('location')}
            onPostal={(postal) => {
              if (!form.getValues('postal')) form.setValue('postal', postal, { shouldDirty: true });
            }}
          />
        </Field>
        <TextField
          id={fieldId('postal')}
          name="postal"
          label={t('employers.profile.fields.postal')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
    </Card>
  );
}
