import { useState } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { IconEdit, IconFileCv } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { TextButton, TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { CvFormField } from '../../cv/web/cv-form-field.tsx';
import { useMakeCv } from '../../cv/web/use-make-cv.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import type { Cv } from '../../cv-fields.ts';
import type { CandidateDocument } from '../fields.ts';

interface MakeCvProps {
  refresh: () => Promise<void>;
}

/** Generates a PDF of the CV in a chosen form. */
export function MakeCv({ refresh }: MakeCvProps) {
  const t = useTexts();
  const [form, setForm] = useState<CvDocumentForm>('latin');
  const { run, busy } = useMakeCv(refresh);
  return (
    <Card pad="sm" className="stack g12">
      <div className="row g12 flex-wrap end document-make">
        <CvFormField value={form} onChange={setForm} />
        <Button
          variant="soft"
          loading={busy !== null}
          loadingText={t('candidates.documents.make.busy')}
          onClick={() => void run(form)}
        >
          <IconFileCv />
          {t('candidates.documents.make.act')}
        </Button>
      </div>
      <TextLink href={pageAddress('cv')}>
        <IconEdit />
        {t('candidates.profile.edit')}
      </TextLink>
    </Card>
  );
}

/** Regenerates an outdated CV from the profile, replacing the old one. */
export function RenewCv({ document, refresh }: MakeCvProps & { document: CandidateDocument }) {
  const t = useTexts();
  const { run, busy } = useMakeCv(refresh);
  return (
    <TextButton
      aria-disabled={busy !== null || undefined}
      onClick={() => void run(document.cvForm ?? 'latin', document.id)}
    >
      {t('candidates.documents.make.again')}
    </TextButton>
  );
}

/** Whether any section of the CV is filled in, so that a PDF of it makes sense, and no document is made from it. */
export const lacksMadeCv = (
  { education, experience, skills, aboutMe }: Cv,
  documents: readonly CandidateDocument[],
): boolean =>
  [education, experience, skills, aboutMe].some((section) => section.length > 0) &&
  documents.every(({ cvForm }) => cvForm === null);

/** For applicants whose profile has a CV but no document generated from it yet. */
export function MakeFirstCv({ onMade }: { onMade: (id: string) => Promise<void> }) {
  const t = useTexts();
  const { run, busy } = useMakeCv(({ id }) => onMade(id));
  return (
    <Card pad="sm" className="row between flex-wrap g12">
      <p className="grow">{t('candidates.documents.make.first')}</p>
      <Button
        variant="soft"
        loading={busy !== null}
        loadingText={t('candidates.documents.make.busy')}
        onClick={() => void run('latin')}
      >
        <IconFileCv />
        {t('candidates.documents.make.act')}
      </Button>
    </Card>
  );
}
