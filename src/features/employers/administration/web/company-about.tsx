import { RichProvider } from '#ui/rich/rich-provider.tsx';
import RichTextEditor, { type RichTextEditorProps } from '#ui/rich/rich-text-editor.tsx';

/** The editor of a company's longer text with its provider; a separate chunk. */
export default function CompanyAbout(props: RichTextEditorProps) {
  return (
    <RichProvider>
      <RichTextEditor {...props} />
    </RichProvider>
  );
}
