import type { ReactNode } from 'react';
import { Button, LinkButton } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { usersPath } from './addresses.ts';

export interface NewAccountFormProps {
  onCreated: (id: string) => void;
}

/** Frame of both forms: what is wrong as a whole, the fields, the buttons. */
export function NewAccountFrame({
  problem,
  sending,
  onSubmit,
  children,
}: {
  problem: string | null;
  sending: boolean;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <form
      className="stack g16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {problem ? <Note tone="error">{problem}</Note> : null}
      <div className="grid c2 g16">{children}</div>
      <div className="row g8 end wrapx mt8">
        <LinkButton variant="g" href={usersPath}>
          {t('common.cancel')}
        </LinkButton>
        <Button type="submit" variant="p" loading={sending} loadingText={t('administration.create.sending')}>
          {t('administration.create.submit')}
        </Button>
      </div>
    </form>
  );
}
