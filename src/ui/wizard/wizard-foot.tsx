import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../light/button.tsx';
import { classNames } from '../light/class-names.ts';
import { IconArrowLeft, IconArrowRight } from '../light/icons.tsx';
import { useTexts } from '../site/site-context.tsx';

interface WizardFootProps extends Omit<ButtonProps, 'variant' | 'size' | 'type'> {
  /** Goes to the previous step; undefined on the first one. */
  onBack: (() => void) | undefined;
  /** Instead of the back button, on the first step. */
  cancel?: ReactNode;
  /** Other buttons, before the main one. */
  ways?: ReactNode;
  /** Gives the main button a line of its own on phones, where two final actions do not fit beside the back button. */
  isWide?: boolean;
  /** Whether the main button finishes the wizard. */
  isLast: boolean;
}

/** Back and next buttons, at the end of every step. Other props are those of the main button. */
export function WizardFoot({
  onBack,
  cancel = <span />,
  ways,
  isWide = false,
  isLast,
  children,
  ...button
}: WizardFootProps) {
  const t = useTexts();
  return (
    <div className="wizard-foot">
      {onBack ? (
        <Button variant="quiet" onClick={onBack}>
          <IconArrowLeft />
          {t('common.back')}
        </Button>
      ) : (
        cancel
      )}
      <div className={classNames('row g8', isWide && 'wizard-ends')}>
        {ways}
        <Button type="submit" variant="primary" size="lg" {...button}>
          {children}
          {isLast ? null : <IconArrowRight />}
        </Button>
      </div>
    </div>
  );
}
