import { SelectField } from '#ui/forms/named-fields.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Mail language of a new account. */
export function MailLanguageField() {
  const t = useTexts();
  return (
    <SelectField
      name="mailLanguage"
      label={t('administration.create.mailLanguage')}
      options={[
        { value: 'sr', label: t('administration.user.languages.sr') },
        { value: 'en', label: t('administration.user.languages.en') },
      ]}
    />
  );
}
