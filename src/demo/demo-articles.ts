import { z } from 'zod';
import { articleValues } from '#features/content/articles/fields.ts';
import { readContent } from '#host/content-files.ts';

/** A text that readers see, without its picture, and those of the blog in the states that they do not see. */
export const { illustrated: illustratedArticle, ...demoArticles } = readContent(
  'demo/articles.yaml',
  z.strictObject({
    illustrated: articleValues,
    draft: articleValues,
    scheduled: articleValues,
    withdrawn: articleValues,
  }),
);
