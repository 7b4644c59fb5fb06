import type { ReactNode } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import type { Submission } from '#ui/forms/use-submit.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

export interface NewAccountFormProps {
  onCreated: (id: string) => void;
}

/** Layout of both forms: form-level errors, fields, buttons. */
export function NewAccountFrame({
  name,
  submission,
  children,
}: {
  name: 'new-company' | 'new-person';
  submission: Submission;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <Form name={name} submission={submission} className="stack g16">
      <div className="grid c2 g16">{children}</div>
      <div className="row g8 end flex-wrap mt8">
        <LinkButton variant="quiet" href={pageAddress('admin-users')}>
          {t('common.cancel')}
        </LinkButton>
        <SubmitButton loadingText={t('administration.create.sending')}>
          {t('administration.create.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}
