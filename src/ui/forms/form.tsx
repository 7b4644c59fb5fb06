import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Note } from '#ui/light/note.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { RunningContext, type Submission } from './use-submit.ts';
import { focusField, focusFirstWrong, isComing, type WrongField, withoutPlace, wrongFields } from './wrong-fields.ts';
import './form.css';

/** Whether the focus is in a field of the form, where it must stay. */
const isTyping = (form: HTMLElement): boolean =>
  form.contains(document.activeElement) && document.activeElement?.closest('.form-summary') === null;

/** What the summary shows for an invalid field that is not visible on the page. */
export interface FieldWords {
  /** Name of the field, with its location („Sadržaj: opis posla”). */
  label: string;
  /** Opens the step or mode that contains it; without it the field is always visible. */
  open?: (() => void) | undefined;
}

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> {
  /** Identifies the form in the page, for tests that visit all forms. */
  name: string;
  submission: Submission;
  /** Labels of fields that may be hidden; for other fields only the error is shown. */
  wordsOf?: ((path: string) => FieldWords | null) | undefined;
  /** Whether the summary lists all invalid fields, for long forms, and not only hidden ones. */
  listAll?: boolean | undefined;
}

/**
 * A form that always reports the result: after every attempt the focus moves to the first visible invalid field, with
 * its label in view. Errors of hidden fields and of the whole form are listed above it, and get the focus when no field
 * does. `autoComplete="off"`, here and in every other form: Firefox restores fields by their position after a reload,
 * although the server may have rendered the page in another order. Fields with a known purpose set it themselves.
 */
export function Form({ submission, wordsOf, listAll = false, children, ...rest }: FormProps) {
  const { running, tries, problem, errors, submit } = submission;
  const root = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [homeless, setHomeless] = useState<WrongField[]>([]);
  const wrong = wrongFields(errors);

  // Every render may have shown or hidden an invalid field.
  useEffect(() => {
    if (tries === 0) return;
    let frame = 0;
    const judge = () => {
      const form = root.current;
      if (!form) return;
      if (isComing(form)) {
        frame = requestAnimationFrame(judge);
        return;
      }
      const next = listAll && wrong.length > 1 ? wrong : withoutPlace(form, wrong);
      if (JSON.stringify(next) === JSON.stringify(homeless)) return;
      setHomeless(next);
      // A field listed in the summary is visible now.
      if (next.length < homeless.length && !isTyping(form)) focusFirstWrong(form);
    };
    judge();
    return () => cancelAnimationFrame(frame);
  });

  useEffect(() => {
    if (tries === 0) return;
    let frame = 0;
    const tell = () => {
      const form = root.current;
      if (!form) return;
      if (isComing(form)) frame = requestAnimationFrame(tell);
      else if (!focusFirstWrong(form)) setAttempts(tries);
    };
    tell();
    return () => cancelAnimationFrame(frame);
  }, [tries]);

  const visible = problem !== null || homeless.length > 0;
  // Runs after rendering the summary of the attempt.
  useEffect(() => {
    if (attempts > 0 && attempts === tries && visible) note.current?.focus();
  }, [attempts, tries, visible]);

  const lead = ({ path }: WrongField) => {
    const words = wordsOf?.(path);
    words?.open?.();
    const find = (framesLeft: number) =>
      requestAnimationFrame(() => {
        const form = root.current;
        if (!form || focusField(form, path) || framesLeft === 0) return;
        find(framesLeft - 1);
      });
    find(60);
  };

  return (
    <form method="post" noValidate autoComplete="off" {...rest} ref={root} onSubmit={(event) => void submit(event)}>
      {visible ? (
        <div ref={note} tabIndex={-1} className="form-summary">
          <Summary problem={problem} wrong={homeless} wordsOf={wordsOf} lead={lead} />
        </div>
      ) : null}
      <RunningContext value={running}>
        {submission.form ? <FormProvider {...submission.form}>{children}</FormProvider> : children}
      </RunningContext>
    </form>
  );
}

interface SummaryProps {
  problem: ReactNode;
  wrong: readonly WrongField[];
  wordsOf: FormProps['wordsOf'];
  lead: (field: WrongField) => void;
}

function Summary({ problem, wrong, wordsOf, lead }: SummaryProps) {
  const t = useTexts();
  if (wrong.length === 0) return <Note tone="error">{problem}</Note>;
  return (
    <Note tone="error" title={t('ui.form.blocked')}>
      {problem}
      <ul className="stack g4">
        {wrong.map((field) => {
          const label = wordsOf?.(field.path)?.label;
          return (
            <li key={`${field.path} ${field.message}`}>
              {label ? (
                <>
                  <TextButton onClick={() => lead(field)}>{label}</TextButton>: {field.message}
                </>
              ) : (
                field.message
              )}
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
