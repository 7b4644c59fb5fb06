import { useRef, useState } from 'react';
import { LongField } from '#ui/forms/named-fields.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import { cvLimits } from '../../cv-limits.ts';
import type { CvStepProps } from './cv-builder.tsx';
import { CvFormField } from './cv-form-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { useCvStep } from './use-cv-step.ts';
import { useMakeCv } from './use-make-cv.ts';

/** The last step, which can also generate a PDF of the saved CV. */
export default function AboutStep({ drafts, ways, onSaved }: CvStepProps) {
  const t = useTexts();
  const [pdfForm, setPdfForm] = useState<CvDocumentForm>('latin');
  /** Whether the button that generates the PDF was pressed last. */
  const wantsPdf = useRef(false);
  const making = useMakeCv(ways.documents);
  const state = useCvStep('o-meni', {
    drafts,
    onSaved: async () => {
      // The last step saves the whole CV.
      const unsaved = await drafts.saveAll();
      if (unsaved) ways.to(unsaved);
      else if (wantsPdf.current) void making.run(pdfForm);
      else await onSaved();
    },
  });
  return (
    <StepFrame
      step="o-meni"
      state={state}
      ways={ways}
      ending={{
        makes: making.busy !== null,
        choose: (pdf) => {
          wantsPdf.current = pdf;
        },
      }}
    >
      <LongField
        name="aboutMe"
        label={t('candidates.cv.about.label')}
        hint={t('candidates.cv.about.hint')}
        rows={8}
        limit={cvLimits.aboutMe}
      />
      <CvFormField value={pdfForm} onChange={setPdfForm} />
    </StepFrame>
  );
}
