import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './light/class-names.ts';
import { IconAlertCircle } from './light/icons.tsx';
import { useTexts } from './site/site-context.tsx';
import './field.css';

interface FieldState {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldState | null>(null);

interface ControlAria {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * Attributes that a control inside a `Field` must have: the id that the label refers to, and the ids of hint and error.
 * The control's own id takes precedence, its own descriptions are added. `labelId` is for widgets that are not
 * labelable elements and need `aria-labelledby`.
 */
export function useFieldControl(own: ControlAria) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    labelId: field?.labelId,
    'aria-describedby': classNames(own['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
  };
}

/** Excludes controls that are parts of a widget (a toolbar, a search box) from the field's wiring. */
export function OutsideField({ children }: { children: ReactNode }) {
  return <FieldContext value={null}>{children}</FieldContext>;
}

interface FieldParts {
  label: ReactNode;
  /** Short help under the control. */
  hint?: ReactNode;
  /** How to correct the error; marks the control as invalid. */
  error?: ReactNode;
  /** Adds „(nije obavezno)” to the label. */
  optional?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function Messages({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) {
  return (
    <>
      {error ? (
        <span className="error" id={`${id}-error`}>
          <IconAlertCircle />
          <span>{error}</span>
        </span>
      ) : null}
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </>
  );
}

const describe = (id: string, hint: ReactNode, error: ReactNode): string | undefined =>
  classNames(error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined;

export interface FieldProps extends FieldParts {
  /** Id of the control; generated when missing. */
  id?: string | undefined;
  /** Something at the end of the label's row, such as a link. */
  aside?: ReactNode;
}

/** Label, control, hint and error of one field; the control inside is wired to them by `useFieldControl`. */
export function Field({ id, label, hint, error, optional, aside, className, children }: FieldProps) {
  const generatedId = useId();
  const t = useTexts();
  const controlId = id ?? generatedId;
  const labelId = `${controlId}-label`;
  const labelElement = (
    <label htmlFor={controlId} id={labelId} className="label">
      {label}
      {optional ? <span className="optional"> {t('ui.optional')}</span> : null}
    </label>
  );
  const state = {
    id: controlId,
    labelId,
    describedBy: describe(controlId, hint, error),
    invalid: Boolean(error),
  };
  return (
    <div className={classNames('field', className)}>
      {aside ? (
        <div className="field-row">
          {labelElement}
          {aside}
        </div>
      ) : (
        labelElement
      )}
      <FieldContext value={state}>{children}</FieldContext>
      <Messages id={controlId} hint={hint} error={error} />
    </div>
  );
}

/** The same frame for a group of controls (checkboxes, radios, cards). */
export function FieldGroup({ label, hint, error, optional, className, children }: FieldParts) {
  const id = useId();
  const t = useTexts();
  return (
    <fieldset className={classNames('field', className)} aria-describedby={describe(id, hint, error)}>
      <legend className="label">
        {label}
        {optional ? <span className="optional"> {t('ui.optional')}</span> : null}
      </legend>
      <OutsideField>{children}</OutsideField>
      <Messages id={id} hint={hint} error={error} />
    </fieldset>
  );
}
