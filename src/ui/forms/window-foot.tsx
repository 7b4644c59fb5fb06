import type { ReactNode } from 'react';
import { Button } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface WindowFootProps {
  /** What sending the form does, as its button says it. */
  children: ReactNode;
  /** Said while it is being sent, instead of the usual words. */
  loadingText?: string | undefined;
  /** It cannot be taken back. */
  dangerous?: boolean | undefined;
  onCancel: () => void;
}

/** The end of a form in a window: leave it, or send it. */
export function WindowFoot({ children, loadingText, dangerous, onCancel }: WindowFootProps) {
  const t = useTexts();
  return (
    <div className="row g8 end flex-wrap">
      <Button variant="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <SubmitButton variant={dangerous ? 'danger' : 'primary'} loadingText={loadingText}>
        {children}
      </SubmitButton>
    </div>
  );
}
