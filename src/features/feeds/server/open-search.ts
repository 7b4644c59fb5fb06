import type { Document } from '#platform/http/kept-answers.ts';
import { xmlText } from '#platform/xml.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pageAddress } from '#shared/site-map.ts';

/** OpenSearch 1.1: the site as a search engine of browsers. */
export const openSearchDescription = (origin: string, t: Translate): Document => ({
  contentType: 'application/opensearchdescription+xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Prilika</ShortName>
<Description>${xmlText(t('feeds.search'))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${xmlText(`${origin}/favicon.ico`)}</Image>
<Url type="text/html" method="get" template="${xmlText(`${origin}${pageAddress('postings')}?q={searchTerms}`)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${xmlText(`${origin}/opensearch.xml`)}"/>
</OpenSearchDescription>
`,
});
