import { type ReactNode, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { problemOf } from '#kit/client-errors.ts';
import type { ProblemBody } from '#kit/problem.ts';
import { isSame, startingDraft } from '#ui/drafts/draft.ts';
import type { DraftSession } from '#ui/drafts/draft-session.ts';
import { type DraftState, newerByCode } from '#ui/drafts/draft-state.ts';
import { useDraftSession } from '#ui/drafts/use-draft-session.ts';
import { type Submission, useSubmit } from '#ui/forms/use-submit.ts';
import { type LazySchema, useZodForm } from '#ui/forms/zod-form.ts';
import { type TextAbout, textDraftPlace, valuesLike } from './text-draft.ts';

/** A working copy as stored on the server. */
export interface SavedText<Values> {
  values: Values;
  version: number;
  savedAt: string;
}

export interface TextFormOptions<Values extends FieldValues, Input> {
  text: string;
  userId: string;
  saved: SavedText<Values>;
  /** Validated on publication. */
  schema: LazySchema<Values, Input>;
  save: (values: Values, version: number) => Promise<SavedText<Values>>;
  /** Publishes the validated input over that version. */
  publish: (input: Input, version: number) => Promise<void>;
  /** Shows validation errors found before submission. */
  onWrong?: (errors: FieldErrors<Values>) => void;
  /** Custom messages for some errors; null when the error is shown elsewhere. */
  explain?: (problem: ProblemBody | null, usual: () => ReactNode) => ReactNode;
}

export interface TextForm<Values extends FieldValues, Input>
  extends DraftState<Values, TextAbout>,
    DraftSession<Values, TextAbout> {
  form: UseFormReturn<Values, unknown, Input>;
  submission: Submission;
  /** Saves what is unsaved, then calls back with the version of the saved text. */
  afterSaving: (act: (version: number) => Promise<unknown> | unknown) => Promise<void>;
}

/**
 * Form of a site text: auto-saved in the browser and in the working copy that administrators share, and published on
 * submit. Concurrent edits are resolved by choosing a version (rules.md#drafts). Client-side only.
 */
export function useTextForm<Values extends FieldValues, Input>(
  options: TextFormOptions<Values, Input>,
): TextForm<Values, Input> {
  const { text, userId, saved } = options;
  const about = { text };
  const [place] = useState(() => textDraftPlace<Values>(text, userId, (stored) => valuesLike(saved.values, stored)));
  const [start] = useState(() => startingDraft(place.read(), { ...about, ...saved }, saved.values));
  /** Last known state on the server. */
  const known = useRef(saved);
  const save = async (values: Values, version: number): Promise<SavedText<Values>> => {
    const answer = await options.save(values, version);
    known.current = { ...answer, values: structuredClone(values) };
    return answer;
  };
  const form = useZodForm<Values, Input>({ schema: options.schema, defaultValues: start.values as never });
  const draft = useDraftSession<Values, TextAbout>(form as unknown as UseFormReturn<Values>, {
    userId,
    about,
    place,
    start,
    initial: saved.values,
    aboutOf: () => about,
    save: async ({ values, version }) => ({ ...about, ...(await save(values, version)) }),
    drop: async () => undefined,
    newerIn: newerByCode('administration.text-changed'),
  });
  /** Triggers a save, which detects the newer version and shows both. */
  const meetNewer = (): void => {
    draft.goOnWith(about, null);
    draft.flush();
  };
  const submission = useSubmit(
    form,
    async (input) => {
      if (!draft.remind()) await draft.send(({ version }) => options.publish(input, version));
    },
    (error, usual) => {
      const problem = problemOf(error);
      if (problem?.code !== 'administration.text-changed')
        return options.explain ? options.explain(problem, usual) : usual();
      meetNewer();
      return null;
    },
    (wrong) => options.onWrong?.(wrong),
  );
  const afterSaving: TextForm<Values, Input>['afterSaving'] = async (act) => {
    try {
      await draft.hold(async ({ values }) => {
        if (!isSame(values, known.current.values)) await save(values, known.current.version);
        await act(known.current.version);
      });
    } catch (error) {
      if (problemOf(error)?.code !== 'administration.text-changed') throw error;
      meetNewer();
    }
  };
  return { ...draft, form, submission, afterSaving };
}
