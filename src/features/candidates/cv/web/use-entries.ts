import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ArrayPath, type FieldArray, type FieldValues, type Path, useFieldArray } from 'react-hook-form';

interface EntriesStart<Entry> {
  /** Place of the entry that is open at first. */
  first?: number | null;
  /** The entries as they are saved, to go back to where what is open began wrong. */
  saved?: readonly Entry[];
}

/**
 * The entries of a section with the one that is open. Giving up an open entry brings back what it was; a new one goes
 * away again.
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
  // An entry that is wrong may be closed: the attempt to save opens the first such.
  const errors = form.formState.errors[name] as ArrayLike<unknown> | undefined;
  const wrong = errors ? Array.from(errors).findIndex(Boolean) : -1;
  const place = open?.place ?? (wrong >= 0 && wrong < entries.fields.length ? wrong : null);
  // It stays open while it is put right; given up, it is what is saved of it.
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
    /** Saves and closes the open entry if it is right; its first mistake gets the focus otherwise. */
    done: async (save: () => Promise<void>): Promise<void> => {
      if (place === null || !(await form.trigger(pathOf(place), { shouldFocus: true }))) return;
      await save();
      setOpen(null);
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
