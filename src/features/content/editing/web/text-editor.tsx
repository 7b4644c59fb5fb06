import { type ReactNode, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import { type FieldWords, Form } from '#ui/forms/form.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Card } from '#ui/light/card.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { NewerDraft, SavedLine } from '#ui/records/draft-parts.tsx';
import type { ComparedField } from '#ui/records/newer-version.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { TextVersion } from '../fields.ts';
import { VersionList } from './text-parts.tsx';
import { type TextFormOptions, useTextForm } from './use-text-form.ts';

interface TextEditorOptions<Values extends FieldValues, Input>
  extends Omit<TextFormOptions<Values, Input>, 'onWrong' | 'publish'> {
  /** Publishes the validated input over that version; returns the success message. */
  publish: (input: Input, version: number) => Promise<string>;
  /** Fetches a published version. */
  readVersion: (number: number) => Promise<Values>;
  /** URL of the preview of the working copy or of a version. */
  previewAddress: (shown: { language: Language; version?: number }) => string;
}

type TextEditing<Values extends FieldValues, Input> = ReturnType<typeof useTextEditor<Values, Input>>;

/** State of the editor of a text in both languages, with its versions; an invalid field opens its language. */
export function useTextEditor<Values extends FieldValues, Input>({
  readVersion,
  previewAddress,
  publish,
  ...options
}: TextEditorOptions<Values, Input>) {
  const t = useTexts();
  const navigate = useNavigate();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [language, setLanguage] = useState<Language>('sr');
  const text = useTextForm<Values, Input>({
    ...options,
    publish: async (input, version) => {
      toast.show({ tone: 'ok', title: await publish(input, version) });
      await revalidate();
    },
    onWrong: (errors: FieldErrors<Values>) => {
      if (!errors[language] && (errors['sr'] || errors['en'])) setLanguage(errors['sr'] ? 'sr' : 'en');
    },
  });
  const restoring = useAct(
    async (number: number) => {
      text.goOnWith({ text: options.text }, await readVersion(number));
      toast.show({ tone: 'ok', title: t('administration.texts.restored', { number }) });
    },
    { toast: true },
  );
  const looking = useAct(() => text.afterSaving(async () => navigate(previewAddress({ language }))), {
    toast: true,
  });
  return {
    ...text,
    language,
    setLanguage,
    /** Saves the text, and opens its preview. */
    look: () => void looking.run(),
    restore: (number: number) => void restoring.run(number),
    /** Number of the version being fetched. */
    restoring: restoring.busy?.[0] ?? null,
    versionAddress: (version: number) => previewAddress({ version, language }),
  };
}

interface TextEditorProps<Values extends FieldValues, Input> {
  editor: TextEditing<Values, Input>;
  /** Name of the form; its id is `{name}-form`. */
  name: string;
  /** The list that contains the text, for the breadcrumbs. */
  list: { label: string; href: string };
  title: string;
  /** State of the text, shown next to the time of the last save. */
  facts: ReactNode;
  /** Fields of the selected language. */
  fields: ReactNode;
  /** Fields shared by both languages. */
  shared?: ReactNode;
  /** Actions on the text, rendered outside the form. */
  acts: ReactNode;
  versions: readonly TextVersion[];
  /** Whether the first version is preceded by a built-in text. */
  builtIn?: boolean;
  compared: readonly ComparedField<Values>[];
}

/** The page for editing a text in both languages. */
export function TextEditor<Values extends FieldValues, Input>({
  editor,
  name,
  list,
  title,
  facts,
  fields,
  shared,
  acts,
  versions,
  builtIn = false,
  compared,
}: TextEditorProps<Values, Input>) {
  const t = useTexts();
  const { language, setLanguage } = editor;
  const wordsOf = (path: string): FieldWords | null => {
    const [one] = path.split('.');
    if (one !== 'sr' && one !== 'en') return null;
    return { label: t(`administration.texts.languages.${one}`), open: () => setLanguage(one) };
  };
  return (
    <div className="text-editing">
      <Breadcrumbs items={[list]} />
      <div className="row between flex-wrap g16 mb24">
        <div>
          <h1>{title}</h1>
          <p className="row g8 flex-wrap mt8">
            {facts}
            <SavedLine {...editor} />
          </p>
        </div>
        <SegmentedControl
          label={t('administration.texts.language')}
          value={language}
          onChange={setLanguage}
          options={(['sr', 'en'] as const).map((value) => ({
            value,
            label: t(`administration.texts.languages.${value}`),
          }))}
        />
      </div>
      <NewerDraft draft={editor} kind="version" mine={editor.form.getValues()} compared={compared} />
      <div className="admin-columns">
        <Form name={name} id={`${name}-form`} submission={editor.submission} className="stack g16" wordsOf={wordsOf}>
          <Card as="section" stack aria-label={t(`administration.texts.languages.${language}`)}>
            {fields}
          </Card>
          {shared}
        </Form>
        <div className="stack g16 text-side">
          {acts}
          <VersionList
            builtIn={builtIn}
            versions={versions}
            href={editor.versionAddress}
            onRestore={editor.restore}
            restoring={editor.restoring}
          />
        </div>
      </div>
    </div>
  );
}
