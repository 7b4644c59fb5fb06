import { use } from 'react';
import { Button, type ButtonProps } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { RunningContext } from './use-submit.ts';

/** Submits the surrounding `Form`, and shows while that is running. */
export function SubmitButton({ loadingText, ...button }: Omit<ButtonProps, 'type'>) {
  const t = useTexts();
  const loading = use(RunningContext) === 'submit';
  return (
    <Button
      variant="primary"
      loading={loading}
      {...button}
      type="submit"
      loadingText={loadingText ?? t('common.sending')}
    />
  );
}
