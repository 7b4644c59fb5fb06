import type { ReactNode } from 'react';
import { Button } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

export interface WindowFootProps {
  /** What sending the form does, as its button says it. */
  children: ReactNode;
  /** Said while it is being sent. */
  loadingText: string;
  loading: boolean;
  /** It cannot be taken back. */
  dangerous?: boolean | undefined;
  onCancel: () => void;
}

/** The end of a form in a window: leave it, or send it. */
export function WindowFoot({ children, loadingText, loading, dangerous, onCancel }: WindowFootProps) {
  const t = useTexts();
  return (
    <div className="row g8 end flex-wrap">
      <Button variant="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        variant={dangerous ? 'danger' : 'primary'}
        loading={loading}
        loadingText={loadingText}
      >
        {children}
      </Button>
    </div>
  );
}
