import type { PostingPage } from '#features/postings/fields.ts';
import { Prose } from '#ui/prose.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { PostingFile } from './posting-file.tsx';

/** A short text with its line breaks. */
function PlainText({ text }: { text: string }) {
  return (
    <Prose>
      {text
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => (
          <p key={part} className="posting-plain">
            {part.trim()}
          </p>
        ))}
    </Prose>
  );
}

function Section({ title, html }: { title: string; html: string }) {
  if (html === '') return null;
  return (
    <section className="stack g12 posting-part">
      <h2 className="posting-part-heading">{title}</h2>
      <Prose html={html} />
    </section>
  );
}

/** All parts of a posting's content; empty ones are omitted. */
export function PostingContent({ posting }: { posting: PostingPage }) {
  const t = useTexts();
  const { image, file } = posting;
  const shownFile = file ? <PostingFile file={file} isContent={posting.contentType === 'file'} /> : null;
  const rich = posting.contentType === 'text';
  return (
    <>
      {rich ? (
        <>
          <Section title={t('postings.page.description')} html={posting.jobDescription} />
          <Section title={t('postings.page.conditions')} html={posting.conditionsDescription} />
          <Section title={t('postings.page.offers')} html={posting.offersDescription} />
        </>
      ) : (
        <section className="stack g12 posting-part">
          <h2 className="posting-part-heading">{t('postings.page.description')}</h2>
          <PlainText text={posting.jobShortDescription} />
        </section>
      )}
      {rich ? null : shownFile}
      {image && !image.held ? (
        <img
          className="posting-picture"
          src={image.url}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          alt={t('postings.page.imageAlt', { company: posting.company })}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      {rich ? <Section title={t('postings.page.additional')} html={posting.additionalDescription} /> : null}
      {rich ? shownFile : null}
    </>
  );
}
