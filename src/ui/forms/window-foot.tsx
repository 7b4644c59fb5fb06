import type { ReactNode } from 'react';
import { Button } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface WindowFootProps {
  /** What submitting does, as the label of the button. */
  children: ReactNode;
  /** Replaces the usual text while it is being sent. */
  loadingText?: string | undefined;
  /** Whether it cannot be undone. */
  dangerous?: boolean | undefined;
  /** Label of the other button; „Odustani” by default. */
  cancel?: string | undefined;
  onCancel: () => void;
}

/** The footer of a form in a window: cancel or submit. */
export function WindowFoot({ children, loadingText, dangerous, cancel, onCancel }: WindowFootProps) {
  const t = useTexts();
  return (
    <div className="row g8 end flex-wrap">
      <Button variant="quiet" onClick={onCancel}>
        {cancel ?? t('common.cancel')}
      </Button>
      <SubmitButton variant={dangerous ? 'danger' : 'primary'} loadingText={loadingText}>
        {children}
      </SubmitButton>
    </div>
  );
}
