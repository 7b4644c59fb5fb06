import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import {
  IconBold,
  IconBulletList,
  IconHeading2,
  IconHeading3,
  IconItalic,
  IconLink,
  IconOrderedList,
  IconRedo,
  IconUndo,
} from '../icons/editor-icons.tsx';
import { Button } from '../light/button.tsx';
import { IconButton } from '../light/icon-button.tsx';
import { IconClose, IconPlus } from '../light/icons.tsx';
import { useTexts } from '../site/site-context.tsx';
import { TextInput } from '../text-input.tsx';
import { addRow, deleteRow } from './article-nodes.ts';

interface Tool {
  key: string;
  label: string;
  icon: ReactNode;
  /** For tools that are on or off. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  run: () => void;
}

/**
 * Converts typed text to an address: „firma.rs” gets https, an email address gets mailto, a path of this site is
 * unchanged.
 */
export function toAddress(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^(https?:|mailto:|\/(?!\/))/i.test(text)) return text;
  return /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
}

function LinkRow({ editor, close }: { editor: Editor; close: () => void }) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState<string>(editor.getAttributes('link').href ?? '');
  const apply = () => {
    const address = toAddress(typed);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain
        .insertContent({
          type: 'text',
          text: typed.trim(),
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run();
    } else chain.setLink({ href: address }).run();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The form around the editor must not be submitted.
      event.preventDefault();
      apply();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      editor.commands.focus();
    }
  };
  return (
    <div className="rich-text-link">
      <label className="visually-hidden" htmlFor={id}>
        {t('ui.linkAddress')}
      </label>
      <TextInput
        id={id}
        size="sm"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        ref={(input) => input?.focus()}
      />
      <Button size="sm" onClick={apply}>
        {t('ui.apply')}
      </Button>
    </div>
  );
}

/** The buttons above the text; arrow keys are left to the text, Tab moves through the buttons. */
export function RichTextToolbar({
  editor,
  article = false,
}: {
  editor: Editor | null;
  /** With headings, and rows of tables. */
  article?: boolean;
}) {
  const t = useTexts();
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now?.isActive('bold') ?? false,
      italic: now?.isActive('italic') ?? false,
      bulletList: now?.isActive('bulletList') ?? false,
      orderedList: now?.isActive('orderedList') ?? false,
      link: now?.isActive('link') ?? false,
      heading2: now?.isActive('heading', { level: 2 }) ?? false,
      heading3: now?.isActive('heading', { level: 3 }) ?? false,
      table: now?.isActive('table') ?? false,
      undo: now?.can().undo() ?? false,
      redo: now?.can().redo() ?? false,
    }),
  });
  const chain = () => editor?.chain().focus();
  const headings: Tool[] = ([2, 3] as const).map((level) => ({
    key: `heading${level}`,
    label: t(`ui.heading${level}`),
    icon: level === 2 ? <IconHeading2 /> : <IconHeading3 />,
    pressed: state?.[`heading${level}`] ?? false,
    run: () => chain()?.toggleHeading({ level }).run(),
  }));
  const rows: Tool[] = [
    { key: 'addRow', label: t('ui.addRow'), icon: <IconPlus />, run: () => editor && addRow(editor) },
    {
      key: 'deleteRow',
      label: t('ui.deleteRow'),
      icon: <IconClose />,
      run: () => editor && deleteRow(editor),
    },
  ];
  const tools: Tool[] = [
    ...(article ? headings : []),
    {
      key: 'bold',
      label: t('ui.bold'),
      icon: <IconBold />,
      pressed: state?.bold ?? false,
      run: () => chain()?.toggleBold().run(),
    },
    {
      key: 'italic',
      label: t('ui.italic'),
      icon: <IconItalic />,
      pressed: state?.italic ?? false,
      run: () => chain()?.toggleItalic().run(),
    },
    {
      key: 'bullet',
      label: t('ui.bulletList'),
      icon: <IconBulletList />,
      pressed: state?.bulletList ?? false,
      run: () => chain()?.toggleBulletList().run(),
    },
    {
      key: 'ordered',
      label: t('ui.orderedList'),
      icon: <IconOrderedList />,
      pressed: state?.orderedList ?? false,
      run: () => chain()?.toggleOrderedList().run(),
    },
    {
      key: 'link',
      label: t('ui.link'),
      icon: <IconLink />,
      pressed: state?.link ?? false,
      run: () => setLinking(!linking),
    },
    {
      key: 'undo',
      label: t('ui.undo'),
      icon: <IconUndo />,
      disabled: !state?.undo,
      run: () => chain()?.undo().run(),
    },
    {
      key: 'redo',
      label: t('ui.redo'),
      icon: <IconRedo />,
      disabled: !state?.redo,
      run: () => chain()?.redo().run(),
    },
    ...(state?.table ? rows : []),
  ];
  return (
    <>
      <div className="rich-text-toolbar" role="toolbar" aria-label={t('ui.formatting')}>
        {tools.map(({ key, run, ...tool }) => (
          <IconButton key={key} {...tool} size="sm" onClick={run} />
        ))}
      </div>
      {linking && editor ? <LinkRow editor={editor} close={() => setLinking(false)} /> : null}
    </>
  );
}
