import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../light/button.tsx';
import { classNames } from '../light/class-names.ts';
import { IconArrowLeft, IconArrowRight } from '../light/icons.tsx';
import { useTexts } from '../site/site-context.tsx';

interface WizardFootProps extends Omit<ButtonProps, 'variant' | 'size' | 'type'> {
  /** To the step before; undefined on the first one. */
  onBack: (() => void) | undefined;
  /** In place of the way back, on the first step. */
  cancel?: ReactNode;
  /** Other ways on, before the main one. */
  ways?: ReactNode;
  /** Two ways to end do not fit beside the way back on a phone: the main one gets a line of its own. */
  isWide?: boolean;
  /** The main way on ends the wizard. */
  isLast: boolean;
}

/** Back and on, at the end of every step. The rest is of the main button. */
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
