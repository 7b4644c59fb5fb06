import { RichProvider } from '#ui/rich/rich-provider.tsx';
import RichTextEditor, { type RichTextEditorProps } from '#ui/rich/rich-text-editor.tsx';

/** The rich editor with its provider; a separate chunk. */
export default function AboutEditor(props: RichTextEditorProps) {
  return (
    <RichProvider>
      <RichTextEditor {...props} />
    </RichProvider>
  );
}
