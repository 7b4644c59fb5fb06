import { useEffect, useRef } from 'react';
import type { SavedCv } from '#features/candidates/cv/web/step-values.ts';
import { cvAddress } from '#features/candidates/cv-steps.ts';
import { Checkbox, Radio } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type CvPart, cvParts } from '../cv-parts.ts';
import { EntryCompletion } from './entry-completion.tsx';
import { IgnoredList } from './ignored-list.tsx';
import { PartColumns } from './part-columns.tsx';
import { isUnfilled, partState } from './part-values.ts';
import type { ReadFile } from './saved-import.ts';
import { type ImportState, useImportForm } from './use-import-form.ts';

interface ImportPreviewProps {
  read: ReadFile;
  initial: SavedCv;
  /** Called when the import was saved. */
  onTaken: () => void;
  /** Called to choose another file. */
  onOther: () => void;
}

interface PartCardProps {
  part: CvPart;
  read: ReadFile;
  state: ImportState;
}

/** One part beside its replacement, with the choice between both. */
function PartCard({ part, read: { preview }, state: { form, saved } }: PartCardProps) {
  const t = useTexts();
  const name = t(`candidates.cvImport.part.${part}`);
  const chosen = form.watch(`choices.${part}`);
  return (
    <Card as="section" className="stack g16">
      <h2 className="h3">{name}</h2>
      <PartColumns part={part} saved={saved} preview={preview} />
      {part === 'general' ? <p className="sm dim">{t('candidates.cvImport.generalRest')}</p> : null}
      {isUnfilled(saved, preview, part) ? (
        <Checkbox
          label={t('candidates.cvImport.choice.replace')}
          checked={chosen === 'replace'}
          onChange={(event) => form.setValue(`choices.${part}`, event.currentTarget.checked ? 'replace' : 'keep')}
        />
      ) : (
        <FieldGroup
          label={t('candidates.cvImport.choice.label', { part: name })}
          error={errorOf(form.formState.errors, `choices.${part}`)}
        >
          <div className="row g24 flex-wrap">
            <Radio {...form.register(`choices.${part}`)} value="keep" label={t('candidates.cvImport.choice.keep')} />
            <Radio
              {...form.register(`choices.${part}`)}
              value="replace"
              label={t('candidates.cvImport.choice.replace')}
            />
          </div>
        </FieldGroup>
      )}
      {chosen === 'replace' && (part === 'education' || part === 'experience') ? (
        <EntryCompletion part={part} preview={preview} />
      ) : null}
    </Card>
  );
}

/** The parsed file, part by part beside the current CV; nothing is saved before it is confirmed. */
export function ImportPreview({ read, initial, onTaken, onOther }: ImportPreviewProps) {
  const t = useTexts();
  const { preview, name } = read;
  const state = useImportForm(preview, initial, onTaken);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { submission, form } = state;
  const asked = form.getValues('asked');
  const listOf = (kind: 'none-in-file' | 'same'): string =>
    cvParts
      .filter((part) => !asked.includes(part) && partState(preview, initial, part) === kind)
      .map((part) => t(`candidates.cvImport.part.${part}`))
      .join(', ');
  const [missing, same] = [listOf('none-in-file'), listOf('same')];
  return (
    <Form name="cv-import" submission={submission} className="stack g24">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('candidates.cvImport.found.title')}
        </h2>
        <p className="dim mt8">
          {t(`candidates.cvImport.found.${preview.source}`)}{' '}
          {asked.length > 0 ? t('candidates.cvImport.found.nextStep') : null}
        </p>
        <p className="row g12 flex-wrap mt8 sm import-file">
          <span>{t('candidates.cvImport.found.file', { name })}</span>
          <Button size="sm" onClick={onOther}>
            {t('candidates.cvImport.found.other')}
          </Button>
        </p>
      </div>
      {same === '' ? null : <Note tone="ok">{t('candidates.cvImport.same', { list: same })}</Note>}
      {cvParts
        .filter((part) => asked.includes(part))
        .map((part) => (
          <PartCard key={part} part={part} read={read} state={state} />
        ))}
      {missing === '' ? null : <p className="sm dim">{t('candidates.cvImport.noneInFile', { list: missing })}</p>}
      <IgnoredList lines={preview.leftOut} />
      <div className="wizard-foot">
        <LinkButton variant="quiet" href={cvAddress('opsti-podaci')}>
          {t('candidates.cvImport.back')}
        </LinkButton>
        {asked.length > 0 ? (
          <SubmitButton size="lg" loadingText={t('candidates.cvImport.taking')}>
            {t('candidates.cvImport.take')}
          </SubmitButton>
        ) : null}
      </div>
    </Form>
  );
}
