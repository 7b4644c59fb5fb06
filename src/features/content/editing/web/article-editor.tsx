import { RichProvider } from '#ui/rich/rich-provider.tsx';
import RichTextEditor, { type RichTextEditorProps } from '#ui/rich/rich-text-editor.tsx';

/** The rich editor of a text of the site with its provider; a separate chunk. */
export default function ArticleEditor(props: RichTextEditorProps) {
  return (
    <RichProvider>
      <RichTextEditor {...props} />
    </RichProvider>
  );
}
