import { Link } from './light/link.tsx';
import { Meter } from './meter.tsx';
import { useTexts } from './site/site-context.tsx';
import './steps.css';

export interface Step {
  label: string;
  /** Target of a click, when the step has its own address. */
  href?: string | undefined;
}

export interface StepsProps {
  steps: readonly Step[];
  /** Index of the current step, from 0. */
  current: number;
  /** Called instead of following a link; also for closed steps, so that the page can explain why. */
  onSelect?: ((index: number) => void) | undefined;
}

/** The steps of a wizard; under 48em „Korak 3 od 6” with a bar. */
export function Steps({ steps, current, onSelect }: StepsProps) {
  const t = useTexts();
  const present = steps[current]?.label ?? '';
  const position = t('ui.stepOf', { step: current + 1, total: steps.length });
  const content = ({ label, href }: Step, index: number) => {
    if (index === current) return label;
    if (href) return <Link href={href}>{label}</Link>;
    if (!onSelect) return label;
    return (
      <button type="button" onClick={() => onSelect(index)}>
        {label}
      </button>
    );
  };
  return (
    <>
      <ol className="steps" aria-label={t('ui.steps')}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={index < current ? 'done' : index === current ? 'now' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {content(step, index)}
          </li>
        ))}
      </ol>
      <div className="steps-mobile">
        <p className="sm dim">{position}</p>
        <b>{present}</b>
        <Meter value={((current + 1) / steps.length) * 100} label={position} />
      </div>
    </>
  );
}
