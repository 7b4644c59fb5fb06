import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import { getBlogPost } from '#features/content/blog/contract.ts';
import { getEmployer } from '#features/employers/directory/contract.ts';
import { publicFileOf } from '#features/files/public-address.ts';
import type { Files } from '#features/files/server/index.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { headingOf } from '#features/finding/search/search-heading.ts';
import { getPosting } from '#features/postings/contract.ts';
import { isLandingPage, searchQueryOf } from '#features/postings/search-address.ts';
import { postingsQuery } from '#features/postings/search-fields.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import { guest } from '#kit/actor.ts';
import type { Api } from '#kit/api-client.ts';
import { type Language, toLanguage } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { searchValues } from '#kit/search-values.ts';
import { pageAddress } from '#kit/site-map.ts';
import { articleCard, companyCard, postingCard, searchCard } from '../cards.ts';
import type { ShareCard, ShareFormat } from '../share-card.ts';
import type { OpenPicture } from './card-drawing.ts';
import { answerPicture, createDrawings } from './share-pictures.ts';

/** What a card is made of: the API as a guest uses it, and the language of the picture. */
interface Asked {
  call: Api['call'];
  language: Language;
  t: Translate;
  /** Address of the site. */
  origin: string;
  c: Context;
}

type ToCard = (asked: Asked) => Promise<ShareCard>;

const params = ({ c }: Asked) => ({ params: { id: c.req.param('id') ?? '' } });

const ofPosting: ToCard = async (asked) => postingCard((await asked.call(getPosting, params(asked))).data, asked);

const ofCompany: ToCard = async (asked) => companyCard((await asked.call(getEmployer, params(asked))).data, asked);

const ofArticle: ToCard = async (asked) => articleCard((await asked.call(getBlogPost, params(asked))).data, asked);

/** Only lists that search engines index have a picture: other searches are endless. */
const ofSearch: ToCard = async (asked) => {
  const { call, c, language, t } = asked;
  const query = postingsQuery.parse(searchValues(new URL(c.req.url).searchParams));
  const filter = { ...query, locations: query.locations.codes };
  if (!isLandingPage(filter)) throw new Problem('not-found');
  const { meta } = await call(searchPostings, { query: { ...searchQueryOf(filter), pageSize: '1' } });
  return searchCard(headingOf(filter, meta, language, t), meta.total, asked);
};

/**
 * Pictures for link previews and stories: `GET {page}/og.png?lang=&v=` of postings, companies, articles and indexed lists,
 * and `/oglasi/{id}/story.png?lang=`. Each is there for whom the API gives its object to a guest, else the same problem.
 */
export function createSharing({
  translator,
  files,
  rateLimit,
}: Pick<Machinery, 'translator' | 'rateLimit'> & { files: Pick<Files, 'openPublic' | 'open'> }): Feature {
  /** The bytes of a logo or cover that everybody may see. */
  const openPicture: OpenPicture = async (url) => {
    const id = publicFileOf(url);
    const shown =
      id === null
        ? null
        : await files.openPublic(guest, id).catch((error: unknown) => {
            if (isProblem(error)) return null;
            throw error;
          });
    const file = shown && (await files.open(shown.row.id));
    return file && buffer(file.content);
  };
  const drawn = createDrawings(async (card, format) => {
    const { drawCard } = await import('./card-drawing.ts');
    return drawCard(card, format, openPicture);
  });

  const limit = rateLimit({ name: 'share-pictures', points: 60, seconds: 60 });

  return {
    routes: [],
    mount(app, { facts, guestCall, publicOrigin }) {
      const picture = (path: string, format: ShareFormat, toCard: ToCard) =>
        app.get(path, async (c) => {
          const language = toLanguage(c.req.query('lang'));
          const origin = publicOrigin ?? new URL(c.req.url).origin;
          const call = guestCall(c, language);
          const card = await toCard({ call, language, t: translator(language), origin, c });
          return answerPicture(c, card, () => drawn(card, format, () => limit.consume(facts(c).network)));
        });
      const id = ':id{[0-9]+}';
      picture(`${pageAddress('postings')}/og.png`, 'preview', ofSearch);
      picture(`${pageAddress('postings')}/${id}/og.png`, 'preview', ofPosting);
      picture(`${pageAddress('postings')}/${id}/story.png`, 'story', async (asked) => ({
        ...(await ofPosting(asked)),
        address: `${new URL(asked.origin).host}${pageAddress('posting', asked.c.req.param('id') ?? '')}`,
      }));
      picture(`${pageAddress('employers')}/${id}/og.png`, 'preview', ofCompany);
      picture(`${pageAddress('blog')}/${id}/og.png`, 'preview', ofArticle);
    },
  };
}
