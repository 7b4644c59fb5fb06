import { useState } from 'react';
import { pageAddress } from '#shared/site-map.ts';
import { Field } from '#ui/field.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconEdit, IconFileCv } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { TextButton, TextLink } from '#ui/light/text-button.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { makeCvDocument } from '../../cv/contract.ts';
import { type CvDocumentForm, cvDocumentForms } from '../cv-document-forms.ts';
import type { CandidateDocument } from '../fields.ts';

interface MakeCvProps {
  refresh: () => Promise<void>;
}

/** Makes a PDF of the CV in a form that is chosen. */
export function MakeCv({ refresh }: MakeCvProps) {
  const t = useTexts();
  const api = useApi();
  const [form, setForm] = useState<CvDocumentForm>('latin');
  const { run, busy: running } = useAct(
    async () => {
      await api.call(makeCvDocument, { body: { form } });
      await refresh();
    },
    { toast: true, done: t('candidates.documents.make.done') },
  );
  return (
    <Card pad="sm" className="stack g12">
      <div className="row g12 flex-wrap end document-make">
        <Field label={t('candidates.documents.make.form')} className="grow">
          <NativeSelect
            value={form}
            options={cvDocumentForms.map((one) => ({
              value: one,
              label: t(`candidates.documents.make.forms.${one}`),
            }))}
            onChange={(event) => setForm(event.currentTarget.value as CvDocumentForm)}
          />
        </Field>
        <Button
          variant="soft"
          loading={running !== null}
          loadingText={t('candidates.documents.make.busy')}
          onClick={() => void run()}
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

/** Makes an outdated CV anew from the profile, in the place of the old one. */
export function RenewCv({ document, refresh }: MakeCvProps & { document: CandidateDocument }) {
  const t = useTexts();
  const api = useApi();
  const { run, busy: running } = useAct(
    async () => {
      await api.call(makeCvDocument, { body: { form: document.cvForm ?? 'latin', replace: document.id } });
      await refresh();
    },
    { toast: true, done: t('candidates.documents.make.done') },
  );
  return (
    <TextButton aria-disabled={running !== null || undefined} onClick={() => void (running ?? run())}>
      {t('candidates.documents.make.again')}
    </TextButton>
  );
}
