import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { OutsideField, useFieldControl } from '../field.tsx';
import { classNames } from '../light/class-names.ts';
import { CharacterCount } from '../text-area.tsx';
import '../prose.css';
import '../skeleton.css';
import { tableNodes } from './article-nodes.ts';
import { pastedHtml } from './pasted-html.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import './rich-text-editor.css';

export interface RichTextEditorProps {
  /** HTML with p, strong, em, ul, ol, li, br and a, in an article also h2, h3 and tables; empty text is ''. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  /** Maximum length in characters without tags; shown with the label, not enforced while typing. */
  limit?: number | undefined;
  placeholder?: string | undefined;
  /** Whether it is a text of the site's own: with headings, and with its existing tables. */
  article?: boolean | undefined;
  /** The field's path in its form, so that its errors are shown at it. */
  name?: string | undefined;
  id?: string | undefined;
  /** Accessible name without a surrounding `Field`. */
  'aria-label'?: string | undefined;
}

const kit = (heading: false | { levels: [2, 3] }) =>
  StarterKit.configure({
    heading,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // Its default protocols are known already; naming them again logs a warning with every editor.
    link: { openOnClick: false, defaultProtocol: 'https' },
  });
const extensions = [kit(false)];
const articleExtensions = [kit({ levels: [2, 3] }), ...tableNodes];

/**
 * An editor for text with bold, italic, lists and links, in an article also headings; for use in a `Field`. Adds no
 * style element to the page.
 */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, limit, placeholder, article = false, ...rest } = props;
  const control = useFieldControl(rest);
  const { labelId } = control;
  const attributes: Record<string, string> = { class: 'prose', role: 'textbox', 'aria-multiline': 'true' };
  if (rest.name) attributes['data-field'] = rest.name;
  if (control.id) attributes.id = control.id;
  if (rest['aria-label']) attributes['aria-label'] = rest['aria-label'];
  else if (labelId) attributes['aria-labelledby'] = labelId;
  if (control['aria-describedby']) attributes['aria-describedby'] = control['aria-describedby'];
  if (control['aria-invalid']) attributes['aria-invalid'] = 'true';

  const editor = useEditor({
    extensions: article ? articleExtensions : extensions,
    content: value,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: { attributes, transformPastedHTML: (html) => pastedHtml(html, article) },
    // Characters are counted in transactions; the initial text comes without one.
    onCreate: ({ editor: made }) => made.view.dispatch(made.state.tr),
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => onBlur?.(),
  });
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      empty: now?.isEmpty ?? value === '',
      used: now?.state.doc.textContent.length ?? 0,
    }),
  });

  useEffect(() => {
    if (!editor || editor.isFocused) return;
    if ((editor.isEmpty ? '' : editor.getHTML()) !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    // A label does not focus an editable element natively.
    const label = labelId ? document.getElementById(labelId) : null;
    const focus = () => editor?.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, labelId]);

  return (
    <>
      {limit === undefined ? null : <CharacterCount used={state?.used ?? 0} limit={limit} />}
      <div className={classNames('rich-text', control['aria-invalid'] && 'bad')}>
        <OutsideField>
          <RichTextToolbar editor={editor} article={article} />
        </OutsideField>
        {/* While loading, its place is as tall as the window, as the skeleton before it was. */}
        <div className={classNames('rich-text-content', article && !editor && 'skeleton-page')}>
          {placeholder && (state?.empty ?? value === '') ? (
            <span className="rich-text-placeholder" aria-hidden="true">
              {placeholder}
            </span>
          ) : null}
          <EditorContent editor={editor} />
        </div>
      </div>
    </>
  );
}
