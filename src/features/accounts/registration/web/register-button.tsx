import type { ReactNode } from 'react';
import { Button } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

export interface RegisterButtonProps {
  agreed: boolean;
  loading: boolean;
  loadingText: string;
  children: ReactNode;
}

/** Sends a registration; without the consent it stays blocked and says why. */
export function RegisterButton({ agreed, loading, loadingText, children }: RegisterButtonProps) {
  const t = useTexts();
  const reason = agreed ? undefined : t('accounts.registration.termsNeeded');
  return (
    <div className="stack g8">
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        disabledReason={reason}
        loading={loading}
        loadingText={loadingText}
      >
        {children}
      </Button>
      {reason ? (
        <p className="sm dim center" aria-hidden="true">
          {reason}
        </p>
      ) : null}
    </div>
  );
}
