import { lazy, Suspense } from 'react';
import type { PostingPage } from '#features/postings/fields.ts';
import { formatNumber } from '#shared/money.ts';
import { Prose } from '#ui/prose.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { RichHtml } from './rich-html.tsx';

/** Most postings have no file. */
const FileRow = lazy(async () => ({ default: (await import('#ui/file-row.tsx')).FileRow }));

/** A short text keeps the lines it was written in. */
function PlainText({ text }: { text: string }) {
  return (
    <Prose>
      {text
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => (
          <p key={part} className="plain">
            {part.trim()}
          </p>
        ))}
    </Prose>
  );
}

function Section({ title, html }: { title: string; html: string }) {
  if (html === '') return null;
  return (
    <section className="stack g8">
      <h2 className="part-h">{title}</h2>
      <RichHtml html={html} />
    </section>
  );
}

/** All parts of a posting's content; empty ones are left out. */
export function PostingContent({ posting }: { posting: PostingPage }) {
  const t = useTexts();
  const language = useLanguage();
  const { image, file } = posting;
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
        <section className="stack g8">
          <h2 className="part-h">{t('postings.page.description')}</h2>
          <PlainText text={posting.jobShortDescription} />
        </section>
      )}
      {image ? <img className="part-pic" src={image.url} alt="" loading="lazy" decoding="async" /> : null}
      {rich ? <Section title={t('postings.page.additional')} html={posting.additionalDescription} /> : null}
      {file ? (
        <Suspense>
          <FileRow
            name={file.name}
            href={file.url}
            note={`${formatNumber(Math.max(1, Math.round(file.size / 1024)), language)}\u00a0KB`}
          />
        </Suspense>
      ) : null}
    </>
  );
}
