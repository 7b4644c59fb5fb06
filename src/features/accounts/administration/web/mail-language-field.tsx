import type { ComponentProps } from 'react';
import { Field } from '#ui/field.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

type Props = Omit<ComponentProps<typeof NativeSelect>, 'options'> & { error: string | undefined };

/** The language in which a new account gets its mails. */
export function MailLanguageField({ error, ...select }: Props) {
  const t = useTexts();
  return (
    <Field label={t('administration.create.mailLanguage')} error={error}>
      <NativeSelect
        options={[
          { value: 'sr', label: t('administration.user.languages.sr') },
          { value: 'en', label: t('administration.user.languages.en') },
        ]}
        {...select}
      />
    </Field>
  );
}
