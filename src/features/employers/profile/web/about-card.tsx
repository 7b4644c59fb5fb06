import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { Prose } from '#ui/prose.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { CharacterCount } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { profileLimits } from '../profile-limits.ts';
import { fieldId } from './profile-values.ts';
import type { ProfileFormState } from './use-profile-form.ts';

const loadEditor = async () => (await import('#ui/rich/rich-text-editor.tsx')).default;

/** The long text; shows the saved text read-only until the editor has loaded and without JavaScript. */
function About({ state }: { state: ProfileFormState }) {
  const t = useTexts();
  const { field } = useController({ control: state.form.control, name: 'about' });
  const { Part, loading, ask } = useOnDemand(loadEditor);
  const { ref } = field;
  // Validation errors focus this field like any other.
  useEffect(() => ref({ focus: () => document.getElementById(fieldId('about'))?.focus() }), [ref]);
  const [failed, setFailed] = useState(false);
  const load = (): void => void ask().then((came) => setFailed(!came));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(load, []);
  return (
    <Field
      id={fieldId('about')}
      optional
      label={t('employers.profile.fields.about')}
      error={errorOf(state.form.formState.errors, 'about')}
    >
      {Part ? (
        <Part
          name="about"
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          limit={profileLimits.about}
          placeholder={t('employers.profile.aboutPlaceholder')}
        />
      ) : (
        <div className="profile-about" aria-busy={loading}>
          {state.stored.about ? <Prose html={state.stored.about} /> : null}
        </div>
      )}
      {failed && !loading ? (
        <Note
          tone="warn"
          actions={
            <Button size="sm" onClick={load}>
              {t('employers.profile.editorAgain')}
            </Button>
          }
        >
          {t('employers.profile.editorFailed')}
        </Note>
      ) : null}
      <noscript>
        <Note>{t('shell.noScript')}</Note>
      </noscript>
    </Field>
  );
}

/** „O firmi”: the short description for lists and the text for the company's page. */
export function AboutCard({ state }: { state: ProfileFormState }) {
  const t = useTexts();
  const { form } = state;
  const { field } = useController({ control: form.control, name: 'shortDescription' });
  return (
    <Card as="section" stack>
      <h2 className="h3">{t('employers.profile.aboutCompany')}</h2>
      <Field
        id={fieldId('shortDescription')}
        optional
        label={t('employers.profile.fields.shortDescription')}
        hint={t('employers.profile.shortDescriptionHint')}
        error={errorOf(form.formState.errors, 'shortDescription')}
      >
        <CharacterCount used={(field.value ?? '').length} limit={profileLimits.shortDescription} />
        <TextInput {...field} value={field.value ?? ''} autoComplete="off" />
      </Field>
      <About state={state} />
    </Card>
  );
}
