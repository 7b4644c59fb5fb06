import { type ReactNode, Suspense } from 'react';
import type { PostingPage } from '#features/postings/fields.ts';
import { BenefitSign } from '#ui/icons/benefit-sign.tsx';
import { lazyPart } from '#ui/light/lazy-part.ts';
import { Prose } from '#ui/prose.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import '#ui/file-row.css';
import './posting-file.css';

/** Few postings have one; its styles are of the page. */
const PostingFile = lazyPart(async () => ({ default: (await import('./posting-file.tsx')).PostingFile }));

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

interface SectionProps {
  title: string;
  html?: string;
  /** Below the text. */
  children?: ReactNode;
}

function Section({ title, html, children }: SectionProps) {
  if (!html && !children) return null;
  return (
    <section className="stack g12 mt16">
      <h2 className="h3">{title}</h2>
      {html ? <Prose html={html} /> : null}
      {children}
    </section>
  );
}

/** The benefits as tiles with signs. */
function benefitTiles(benefits: PostingPage['benefits']): ReactNode {
  if (benefits.length === 0) return null;
  return (
    <ul className="row flex-wrap">
      {benefits.map(({ code, label }) => (
        <li key={code} className="card pad-sm row g8 sm medium">
          <BenefitSign code={code} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** All parts of a posting's content; empty ones are omitted. */
export function PostingContent({ posting }: { posting: PostingPage }) {
  const t = useTexts();
  const { image, file } = posting;
  const shownFile = file ? (
    <Suspense>
      <PostingFile file={file} isContent={posting.contentType === 'file'} />
    </Suspense>
  ) : null;
  const rich = posting.contentType === 'text';
  const offers = (
    <Section title={t('postings.page.offers')} html={rich ? posting.offersDescription : ''}>
      {benefitTiles(posting.benefits)}
    </Section>
  );
  return (
    <>
      {rich ? (
        <>
          <Section title={t('postings.page.description')} html={posting.jobDescription} />
          <Section title={t('postings.page.conditions')} html={posting.conditionsDescription} />
          {offers}
        </>
      ) : (
        <section className="stack g12 mt16">
          <h2 className="h3">{t('postings.page.description')}</h2>
          <PlainText text={posting.jobShortDescription} />
        </section>
      )}
      {rich ? null : shownFile}
      {rich ? null : offers}
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
