import { useState } from 'react';
import { useController } from 'react-hook-form';
import { postingLimits } from '#features/postings/posting-limits.ts';
import { Field } from '#ui/field.tsx';
import { LongField } from '#ui/forms/named-fields.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import RichTextEditor from '#ui/rich/rich-text-editor.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { CharacterCount } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { WordingNote } from '../../wording/web/wording-note.tsx';
import { UploadField } from './upload-field.tsx';

interface RichPartProps {
  name: 'jobDescription' | 'conditionsDescription' | 'offersDescription' | 'additionalDescription';
  optional?: boolean;
  placeholder?: string;
}

function RichPart({ name, optional, placeholder }: RichPartProps) {
  const { form, t, errorAt } = useWizardForm();
  const { field } = useController({ control: form.control, name });
  return (
    <Field label={t(`postings.fields.${name}`)} optional={optional} error={errorAt(name)}>
      <RichTextEditor
        name={name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        limit={postingLimits.richText}
        placeholder={placeholder}
      />
      <WordingNote part={name} />
    </Field>
  );
}

/** The short description for lists and mails; with a file it is also for people who cannot open it. */
function ShortLine({ forFile }: { forFile: boolean }) {
  const { form, t, errorAt } = useWizardForm();
  const { field } = useController({ control: form.control, name: 'jobShortDescription' });
  return (
    <Field
      label={t('postings.wizard.content.shortForSearch')}
      optional={!forFile}
      hint={t(forFile ? 'postings.wizard.content.shortForFileHint' : 'postings.wizard.content.shortForSearchHint')}
      error={errorAt('jobShortDescription')}
    >
      <CharacterCount used={field.value.length} limit={postingLimits.shortDescription} />
      <TextInput {...field} autoComplete="off" />
      <WordingNote part="jobShortDescription" />
    </Field>
  );
}

/** Step 3: the content of the posting. */
export default function ContentStep() {
  const { form, t, errorAt } = useWizardForm();
  const kind = form.watch('contentType');
  const [more, setMore] = useState(form.getValues('additionalDescription') !== '');
  return (
    <>
      <div className="stack g8 wizard-align-start">
        <span className="bold sm" aria-hidden="true">
          {t('postings.wizard.content.kind')}
        </span>
        <SegmentedControl
          label={t('postings.wizard.content.kind')}
          options={[
            { value: 'short', label: t('postings.wizard.content.short') },
            { value: 'text', label: t('postings.wizard.content.text') },
            { value: 'file', label: t('postings.wizard.content.file') },
          ]}
          value={kind}
          onChange={(chosen) => {
            form.setValue('contentType', chosen, { shouldDirty: true });
            form.clearErrors();
          }}
        />
      </div>
      {kind === 'short' ? (
        <LongField
          name="jobShortDescription"
          label={t('postings.wizard.content.shortText')}
          rows={8}
          limit={postingLimits.shortContent}
          below={<WordingNote part="jobShortDescription" />}
        />
      ) : (
        <ShortLine forFile={kind === 'file'} />
      )}
      {kind === 'file' ? <UploadField key="file" name="file" required /> : null}
      {kind === 'text' ? (
        <>
          <RichPart name="jobDescription" placeholder={t('postings.wizard.content.jobPlaceholder')} />
          <RichPart
            name="conditionsDescription"
            optional
            placeholder={t('postings.wizard.content.conditionsPlaceholder')}
          />
          <RichPart name="offersDescription" optional placeholder={t('postings.wizard.content.offersPlaceholder')} />
          {more || errorAt('additionalDescription') ? (
            <RichPart name="additionalDescription" optional />
          ) : (
            <Button className="wizard-dashed wizard-self-start" onClick={() => setMore(true)}>
              <IconPlus />
              {t('postings.wizard.content.addMore')}
            </Button>
          )}
        </>
      ) : null}
      <div className={kind === 'file' ? undefined : 'grid c2 g16'}>
        <UploadField key="image" name="image" />
        {kind === 'file' ? null : <UploadField key="file" name="file" />}
      </div>
    </>
  );
}
