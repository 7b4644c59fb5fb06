import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSame } from '#ui/drafts/draft.ts';
import { type Submission, useSubmit } from '#ui/forms/use-submit.ts';
import { type LazySchema, useZodForm } from '#ui/forms/zod-form.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { changedFields, mergeChanges } from './changes.ts';
import { type ComparedField, newerVersion, type Versioned } from './newer-version.tsx';

export interface RecordOptions<View extends Versioned, Form extends FieldValues, Values, Begun extends View | null> {
  schema: LazySchema<Form, Values>;
  /** The stored record; null for a new one. */
  of: Begun;
  /** Converts the stored record to the fields' values. */
  toForm: (of: View | Begun) => Form;
  /**
   * Saves over the version that was shown; returns what is stored then. `changed` are the fields that were changed
   * here.
   */
  save: (values: Values, over: View | Begun, changed: Partial<Form>) => Promise<View>;
  /**
   * Called before validated values are saved; false: not yet, and `save` of the record is called later or not at all.
   */
  before?: ((values: Values, over: View | Begun) => boolean) | undefined;
  /** The fields to compare in two versions. */
  compared: readonly ComparedField<Form>[];
  /** Lists whose order is chosen: one's own is taken as a whole, and compared by more than its text. */
  whole?: readonly (keyof Form)[] | undefined;
  /** Message after saving. */
  done: string | ((saved: View, before: View | Begun) => string);
  onSaved?: ((saved: View) => Promise<void> | void) | undefined;
  /** Replaces the message of some failures; see `useSubmit`. */
  explain?: ((error: unknown, usual: () => ReactNode) => ReactNode) | undefined;
}

export interface RecordState<Form extends FieldValues, Values, Stored = unknown> {
  form: UseFormReturn<Form, unknown, Values>;
  submission: Submission;
  /** The last version saved or received. */
  stored: Stored;
  /** Whether something on the screen is not saved; to be read when needed. */
  unsaved: RefObject<boolean>;
  /** Saves validated values without submitting the form: after a question, as a part of it. */
  save: (values: Values) => Promise<void>;
  /** Resets the form to the stored version. */
  undo: () => void;
  /** A version saved by somebody else since, until one of both is chosen. */
  newer: {
    mine: Form;
    theirs: Form;
    compared: readonly ComparedField<Form>[];
    onKeep: () => void;
    onTake: () => void;
    met: unknown;
  } | null;
}

/**
 * The form of a record with a version: never overwrites what somebody else has saved since without asking. Choosing
 * one's own version applies one's own changes to what others have changed (rules.md#newer-versions). `RecordForm` shows
 * it.
 */
export function useRecord<View extends Versioned, Form extends FieldValues, Values, Begun extends View | null = View>(
  options: RecordOptions<View, Form, Values, Begun>,
): RecordState<Form, Values, View | Begun> {
  const { schema, of, toForm, compared, whole = [], done, onSaved, explain } = options;
  const t = useTexts();
  const toasts = useToast();
  const [stored, setStored] = useState<View | Begun>(of);
  /** The same as a ref, for what is sent right after a choice. */
  const base = useRef(stored);
  const [newer, setNewer] = useState<View | null>(null);
  const form = useZodForm<Form, Values>({ schema, defaultValues: toForm(of) as DefaultValues<Form> });
  const unsaved = useRef(false);
  unsaved.current = form.formState.isDirty;

  /** Resets the form to a stored version, with changes applied to it. */
  const begin = (view: View | Begun, changes: Partial<Form> = {}): void => {
    base.current = view;
    setStored(view);
    setNewer(null);
    form.reset(toForm(view));
    for (const [name, value] of Object.entries(changes))
      form.setValue(name as Path<Form>, value as PathValue<Form, Path<Form>>, { shouldDirty: true });
    unsaved.current = Object.keys(changes).length > 0;
  };

  const save = async (values: Values): Promise<void> => {
    const sent = structuredClone(form.getValues());
    const over = base.current;
    const saved = await options.save(values, over, changedFields(sent, toForm(over)));
    begin(saved, changedFields(form.getValues(), sent));
    toasts.show({ tone: 'ok', title: typeof done === 'string' ? done : done(saved, over) });
    await onSaved?.(saved);
  };

  /** The newer version with the local changes applied. */
  const mergedWith = (theirs: Form): Form => {
    const [before, mine] = [toForm(base.current), form.getValues()];
    const own = whole.filter((name) => !isSame(mine[name], before[name])).map((name) => [name, mine[name]]);
    return { ...(mergeChanges(before, mine, theirs) as Form), ...Object.fromEntries(own) };
  };
  /** Asks only when the versions differ. */
  const meet = (view: View): void => {
    const theirs = toForm(view);
    const mine = mergedWith(theirs);
    const differs =
      compared.some(({ of: value }) => value(mine) !== value(theirs)) ||
      whole.some((name) => !isSame(mine[name], theirs[name]));
    if (differs) setNewer(view);
    else {
      begin(view);
      toasts.show({ tone: 'info', title: t('ui.record.newer.same') });
    }
  };

  const send = async (values: Values): Promise<void> => {
    if (options.before?.(values, base.current) !== false) await save(values);
  };
  const submission = useSubmit(form, send, (error, usual) => {
    const met = newerVersion<View>(error);
    if (!met) return explain ? explain(error, usual) : usual();
    meet(met);
    return null;
  });

  const keep = (view: View): void => {
    const theirs = toForm(view);
    begin(view, changedFields(mergedWith(theirs), theirs));
    void submission.submit();
  };

  return {
    form,
    submission,
    stored,
    unsaved,
    save,
    undo: () => begin(stored),
    newer: newer && {
      mine: mergedWith(toForm(newer)),
      theirs: toForm(newer),
      compared,
      onKeep: () => keep(newer),
      onTake: () => begin(newer),
      met: newer,
    },
  };
}
