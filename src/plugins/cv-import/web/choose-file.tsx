import { useState } from 'react';
import { maxFileBytes } from '#features/files/file-rules.ts';
import { FieldGroup } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { codeSentence } from '#ui/forms/problem-sentence.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { Card } from '#ui/light/card.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { importCv } from '../contract.ts';
import { cvSources } from '../cv-parts.ts';
import type { ReadFile } from './saved-import.ts';

/** Lets the person choose a file, has it parsed, and explains where to get one. */
export function ChooseFile({ onRead }: { onRead: (read: ReadFile) => void }) {
  const t = useTexts();
  const api = useApi();
  const [refusal, setRefusal] = useState<string | null>(null);
  const reading = useAct(async (file: File) => {
    const form = new FormData();
    form.set('file', file);
    const { data } = await api.call(importCv, {}, { form });
    onRead({ name: file.name, preview: data });
  });
  const take = ([file]: File[]): void => {
    if (!file) return;
    reading.clear();
    // Reported without uploading a file that would be refused.
    const code = file.size === 0 ? 'files.empty' : file.size > maxFileBytes ? 'files.too-large' : null;
    setRefusal(code && codeSentence(code, t));
    if (code === null) void reading.run(file);
  };
  const [file] = reading.busy ?? [];
  return (
    <>
      <ProblemNote>{refusal ?? reading.problem}</ProblemNote>
      <FieldGroup label={<VisuallyHidden>{t('candidates.cvImport.label')}</VisuallyHidden>}>
        <FileDrop
          name="cv"
          action={t('candidates.cvImport.choose')}
          rest={t('candidates.cvImport.orDrop')}
          note={file ? t('candidates.cvImport.reading', { name: file.name }) : t('candidates.cvImport.note')}
          accept=".pdf,.json,.xml,.zip"
          disabled={file !== undefined}
          onFiles={take}
        />
      </FieldGroup>
      <noscript>
        <p>{t('candidates.cvImport.noScript')}</p>
      </noscript>
      <VisuallyHidden>
        <span role="status">{file ? t('candidates.cvImport.reading', { name: file.name }) : ''}</span>
      </VisuallyHidden>
      <Card as="section">
        <h2 className="h3">{t('candidates.cvImport.sources')}</h2>
        <dl className="import-sources mt16">
          {cvSources.map((source) => (
            <div key={source}>
              <dt className="medium">{t(`candidates.cvImport.from.${source}.name`)}</dt>
              <dd className="dim">{t(`candidates.cvImport.from.${source}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
