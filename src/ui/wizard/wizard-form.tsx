import { type ReactNode, Suspense, useContext } from 'react';
import { type FieldWords, Form, type FormProps } from '#ui/forms/form.tsx';
import { useTexts } from '../site/site-context.tsx';
import { Skeleton } from '../skeleton.tsx';
import { WizardContext } from './wizard.tsx';

const comingStep = (
  <div className="stack g24" data-coming>
    {[72, 72, 120].map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never move
      <Skeleton key={index} height={height} />
    ))}
  </div>
);

export interface WizardFormProps extends Omit<FormProps, 'wordsOf'> {
  heading: ReactNode;
  lead?: ReactNode;
  /** Beside the heading: how many of how many. */
  count?: ReactNode;
  /** Above the heading: what prevents continuing. */
  note?: ReactNode;
  /** The step that contains a field, and the field's name; null for what is no field. */
  placeOf?: (path: string) => { step: string; field: string } | null;
  /** Back and next buttons: a `WizardFoot`. */
  foot: ReactNode;
}

/** The open step of a wizard. An invalid field of another step is listed with its step, which can be opened. */
export function WizardForm({ heading, lead, count, note, placeOf, foot, children, ...form }: WizardFormProps) {
  const t = useTexts();
  const wizard = useContext(WizardContext);
  const wordsOf = (path: string): FieldWords | null => {
    const place = placeOf?.(path);
    const home = place && wizard?.steps.find(({ code }) => code === place.step);
    if (!wizard || !home) return null;
    return {
      label: t('ui.wizard.fieldOfStep', { field: place.field, step: home.label }),
      open: home.code === wizard.step ? undefined : () => wizard.open?.(home.code),
    };
  };
  return (
    <Form {...form} wordsOf={wordsOf}>
      {note}
      <div className="row between baseline">
        <h2 ref={wizard?.heading} tabIndex={-1} className="wizard-heading h3">
          {heading}
        </h2>
        {count ? <span className="sm dim">{count}</span> : null}
      </div>
      {lead ? <p className="dim mt8">{lead}</p> : null}
      <div className={lead ? 'mt24 stack g24' : 'mt16 stack g24'}>
        <Suspense fallback={comingStep}>{children}</Suspense>
      </div>
      {foot}
    </Form>
  );
}
