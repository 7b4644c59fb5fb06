import type { ReactNode } from 'react';
import { Button, LinkButton } from '#ui/button.tsx';
import { Form } from '#ui/forms/form.tsx';
import type { Submission } from '#ui/forms/use-submit.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { usersPath } from './addresses.ts';

export interface NewAccountFormProps {
  onCreated: (id: string) => void;
}

/** Frame of both forms: what is wrong as a whole, the fields, the buttons. */
export function NewAccountFrame({
  name,
  submission,
  sending,
  children,
}: {
  name: 'new-company' | 'new-person';
  submission: Submission;
  sending: boolean;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <Form name={name} submission={submission} className="stack g16">
      <div className="grid c2 g16">{children}</div>
      <div className="row g8 end wrapx mt8">
        <LinkButton variant="g" href={usersPath}>
          {t('common.cancel')}
        </LinkButton>
        <Button type="submit" variant="p" loading={sending} loadingText={t('administration.create.sending')}>
          {t('administration.create.submit')}
        </Button>
      </div>
    </Form>
  );
}
