import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Note } from '#ui/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextButton } from '#ui/text-button.tsx';
import type { Submission } from './use-submit.ts';
import {
  focusField,
  focusFirstWrong,
  isComing,
  type WrongField,
  withoutPlace,
  wrongFields,
} from './wrong-fields.ts';
import './form.css';

/** The focus is in a field of the form: it stays there. */
const isTyping = (form: HTMLElement): boolean =>
  form.contains(document.activeElement) && document.activeElement?.closest('.form-sum') === null;

/** What the summary says of a field that the page does not show, or does not show as wrong. */
export interface FieldWords {
  /** Name of the field, with where it is („Sadržaj: opis posla”). */
  label: string;
  /** Opens the step or the mode that holds it; without it the field is where it always is. */
  open?: (() => void) | undefined;
}

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> {
  /** Names the form in the page, for tests that walk all forms. */
  name: string;
  submission: Submission;
  /** Words for the fields that may be hidden; others are told by their sentence alone. */
  wordsOf?: ((path: string) => FieldWords | null) | undefined;
  /** Long forms name all wrong fields above, not only those that have no place. */
  listAll?: boolean | undefined;
}

/**
 * A form that never ends in silence: after every attempt the first wrong field that can be seen has the focus, with its
 * label in view. What has no place on the page, and what concerns the whole form, stands above it, named, and has the
 * focus when no field has.
 *
 * `autoComplete="off"`, here and at every other form: Firefox restores fields by their position after a reload, behind the back
 * of a page that the server may have rendered in another order. Fields with a purpose of their own name it.
 */
export function Form({ submission, wordsOf, listAll = false, children, ...rest }: FormProps) {
  const { tries, problem, errors, submit } = submission;
  const root = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState(0);
  const [homeless, setHomeless] = useState<WrongField[]>([]);
  const wrong = wrongFields(errors);

  // Whatever is drawn anew may have given a mistake its place, or taken it away.
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
      // What the summary was read for can be seen now.
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
      else if (!focusFirstWrong(form)) setTold(tries);
    };
    tell();
    return () => cancelAnimationFrame(frame);
  }, [tries]);

  const shown = problem !== null || homeless.length > 0;
  // Drawn after the attempt was judged.
  useEffect(() => {
    if (told > 0 && told === tries && shown) note.current?.focus();
  }, [told, tries, shown]);

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
    <form
      method="post"
      noValidate
      autoComplete="off"
      {...rest}
      ref={root}
      onSubmit={(event) => void submit(event)}
    >
      {shown ? (
        <div ref={note} tabIndex={-1} className="form-sum">
          <Summary problem={problem} wrong={homeless} wordsOf={wordsOf} lead={lead} />
        </div>
      ) : null}
      {children}
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
