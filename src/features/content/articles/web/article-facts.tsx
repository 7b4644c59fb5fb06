import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { pictureUpload } from '#features/files/picture-upload.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { SelectField, TextField } from '#ui/forms/named-fields.tsx';
import { PictureField } from '#ui/forms/picture-field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Card } from '#ui/light/card.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { blogArts, blogCategoryCodes, blogCategoryLabel } from '../../blog/blog-categories.ts';
import { BlogDrawing } from '../../blog/web/blog-art.tsx';
import type { ArticleForm, ArticleInput, ArticleView } from '../fields.ts';
import '#ui/styles/blog.css';
import './article-facts.css';

interface ArticleFactsProps {
  form: UseFormReturn<ArticleForm, unknown, ArticleInput>;
  article: ArticleView;
}

/** Fields shared by both languages: category, author, and the picture or drawing above the text. */
export function ArticleFacts({ form, article }: ArticleFactsProps) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const { errors } = form.formState;
  const { field } = useController({ control: form.control, name: 'blogImage' });
  /** URLs of uploads that are not saved yet, by id. */
  const [fresh, setFresh] = useState<Record<string, string>>({});
  const picture = field.value ? (fresh[field.value] ?? publicFileAddress(field.value)) : null;
  return (
    <Card as="section" stack aria-labelledby="article-facts">
      <h2 className="h4" id="article-facts">
        {t('administration.articles.facts')}
      </h2>
      <SelectField
        name="category"
        label={t('administration.articles.fields.category')}
        options={blogCategoryCodes.map((code) => ({
          value: code,
          label: blogCategoryLabel(code, language),
        }))}
      />
      <TextField
        name="author"
        optional
        label={t('administration.articles.fields.author')}
        hint={t('administration.articles.hints.author')}
        autoComplete="off"
      />
      <div className="article-picture">
        {picture ? (
          <div className="blog-picture">
            <img src={picture} alt="" />
          </div>
        ) : (
          <BlogDrawing art={form.watch('art')} />
        )}
      </div>
      <PictureField
        id="article-picture"
        ref={field.ref}
        value={field.value}
        // Both pictures are kept until the article is saved without them.
        savedId={article.draft.values.blogImage}
        shown={null}
        label={t('administration.articles.fields.picture')}
        error={errorOf(errors, 'blogImage')}
        texts={{
          choose: t('administration.articles.picture.choose'),
          change: t('administration.articles.picture.change'),
          remove: t('administration.articles.picture.remove'),
          note: t('administration.articles.picture.note'),
          uploaded: t('administration.articles.picture.uploaded'),
          removed: t('administration.articles.picture.removed'),
        }}
        {...pictureUpload(api, 'blogImage')}
        // Not needed: uploads are auto-saved right after they are chosen, and the server deletes unused pictures.
        discard={async () => undefined}
        onChange={(id) => {
          field.onChange(id);
          form.clearErrors('blogImage');
        }}
        onPicture={(id, url) => setFresh((known) => ({ ...known, [id]: url }))}
      />
      {picture ? null : (
        <SelectField
          name="art"
          label={t('administration.articles.fields.art')}
          options={blogArts.map((art) => ({ value: art, label: t(`administration.articles.arts.${art}`) }))}
        />
      )}
    </Card>
  );
}
