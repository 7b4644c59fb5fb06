import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ArrayPath, type FieldArray, type FieldValues, type Path, useFieldArray } from 'react-hook-form';

interface EntriesStart<Entry> {
  /** Index of the initially open entry. */
  first?: number | null;
  /** Saved entries, restored when an entry that was opened because it is invalid is cancelled. */
  saved?: readonly Entry[];
}

/**
 * Entries of a section, with the open one. Cancelling restores the previous values of the open entry; a new one is
 * removed.
 */
export function useEntries<Form extends FieldValues, Values, Name extends ArrayPath<Form>>(
  form: UseFormReturn<Form, unknown, Values>,
  name: Name,
  empty: FieldArray<Form, Name>,
  { first = null, saved = [] }: EntriesStart<FieldArray<Form, Name>> = {},
) {
  const entries = useFieldArray({ control: form.control, name });
  const pathOf = (at: number, field?: string) => (field ? `${name}.${at}.${field}` : `${name}.${at}`) as Path<Form>;
  const opened = (place: number) => ({
    place,
    before: structuredClone(form.getValues(pathOf(place))) as FieldArray<Form, Name>,
  });
  const [open, setOpen] = useState<{ place: number; before: FieldArray<Form, Name> | null } | null>(() =>
    first !== null && first < entries.fields.length ? opened(first) : null,
  );
  // An invalid entry may be closed; an attempt to save opens the first one.
  const errors = form.formState.errors[name] as ArrayLike<unknown> | undefined;
  const wrong = errors ? Array.from(errors).findIndex(Boolean) : -1;
  const place = open?.place ?? (wrong >= 0 && wrong < entries.fields.length ? wrong : null);
  // It stays open while it is corrected; cancelling restores its saved values.
  const isOpened = open !== null;
  const before = place === null ? null : (saved[place] ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an entry opens by itself
  useEffect(() => {
    if (!isOpened && place !== null) setOpen({ place, before });
  }, [isOpened, place]);

  return {
    fields: entries.fields,
    open: place,
    pathOf,
    begin: (at: number): void => setOpen(opened(at)),
    add: (): void => {
      const at = entries.fields.length;
      entries.append(empty, { focusName: `${name}.${at}` });
      setOpen({ place: at, before: null });
    },
    /** Saves and closes the open entry if it is valid; otherwise focuses its first invalid field. */
    done: async (save: () => Promise<boolean>): Promise<void> => {
      if (place === null || !(await form.trigger(pathOf(place), { shouldFocus: true }))) return;
      if (await save()) setOpen(null);
    },
    giveUp: (): void => {
      if (place === null) return;
      form.clearErrors(pathOf(place));
      if (open?.before) entries.update(place, open.before);
      else entries.remove(place);
      setOpen(null);
    },
    remove: (at: number): void => {
      entries.remove(at);
      setOpen(null);
    },
    move: (from: number, to: number): void => entries.move(from, to),
  };
}
