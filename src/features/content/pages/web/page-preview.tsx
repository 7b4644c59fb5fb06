import { pageAddress } from '#kit/site-map.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { PreviewBar } from '../../editing/web/preview-bar.tsx';
import type { PagePreview } from '../fields.ts';
import { pagePreviewAddress } from '../page-addresses.ts';
import { AboutView } from './about-view.tsx';
import { StaticPageView } from './static-page-view.tsx';

/** A page as everybody would see it, below a line that identifies the preview. */
export function PagePreviewPage({ preview }: { preview: PagePreview }) {
  const t = useTexts();
  const { page, language, version, text } = preview;
  const number = version?.number ?? (text.number === 0 ? 0 : null);
  return (
    <>
      <PreviewBar
        version={version}
        otherwise={t(`administration.texts.${number === 0 ? 'previewOfBuiltIn' : 'previewOfDraft'}`)}
        language={language}
        href={(one) => pagePreviewAddress(page, { language: one, version: number })}
        back={pageAddress('admin-page', page)}
      />
      {page === 'about' ? <AboutView text={text} /> : <StaticPageView text={text} />}
    </>
  );
}
