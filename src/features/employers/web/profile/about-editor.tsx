import { RichProvider } from '#ui/rich/rich-provider.tsx';
import RichTextEditor, { type RichTextEditorProps } from '#ui/rich/rich-text-editor.tsx';

/** The rich editor with all it needs; comes apart from the page. */
export default function AboutEditor(props: RichTextEditorProps) {
  return (
    <RichProvider>
      <RichTextEditor {...props} />
    </RichProvider>
  );
}
