import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { keepFocus } from '#ui/focus-main.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconClose } from '#ui/light/icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { dismissPrompt } from '../contract.ts';

/** The button that permanently dismisses a prompt of the home page. */
export default function DismissPrompt({ kind, title }: { kind: string; title: string }): ReactNode {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { run } = useAct(
    async () => {
      await api.call(dismissPrompt, { params: { kind } });
      await revalidate();
      keepFocus();
    },
    { toast: t('postings.home.prompts.notDismissed') },
  );
  return (
    <IconButton
      size="sm"
      className="prompt-dismiss"
      label={t('postings.home.prompts.dismiss', { title })}
      icon={<IconClose />}
      onClick={() => void run()}
    />
  );
}
