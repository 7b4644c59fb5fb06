import { findPlace } from '#features/catalog/place-tree.ts';
import { type FacetName, facetNumber, facetValues } from '#features/postings/facet-values.ts';
import type { HiddenIds } from '#features/postings/server/index.ts';
import { fold } from '#kit/serbian-text.ts';
import type { PostingColumns } from './posting-columns.ts';
import { statesNoExperience } from './stated-experience.ts';

/** The posting, live or not, to which others are compared. */
export interface ComparedPosting {
  id: number;
  positionTitle: string;
  categories: string[];
  locations: string[];
  contractType: string;
  jobType: string;
  workModel: string | null;
  experience: string | null;
  careerLevels: string[];
}

/*
 * Scores of shared attributes. A title with the same words outweighs all others together; the category outweighs the
 * place; the rest only orders postings that are otherwise equally similar.
 */
const titleWorth = 24;
const categoryWorth = 8;
const placeWorth = 5;
const townWorth = 3;
const levelWorth = 2;
const termsWorth = 1;
/** Min title score for postings without a common category. */
const minTitle = titleWorth / 2;

const stemLength = 6;

/** Prefixes of a title's words, so that programer and programerka match; without „(m/ž)”. */
const stemsOf = (title: string): string[] => [
  ...new Set((fold(title).match(/[a-z0-9+#]{2,}/g) ?? []).map((word) => word.slice(0, stemLength))),
];

/** Index of the columns' titles by word, for finding similar titles. */
class TitleWords {
  readonly #titles = new Map<string, number[]>();
  #known = 0;

  follow(list: readonly string[]): void {
    for (; this.#known < list.length; this.#known += 1) {
      for (const stem of stemsOf(list[this.#known] as string)) {
        const holders = this.#titles.get(stem);
        if (holders) holders.push(this.#known);
        else this.#titles.set(stem, [this.#known]);
      }
    }
  }

  /** Score of each title's similarity to the given one, from 0 to `titleWorth`; rare words have more weight. */
  likeness(title: string): Float32Array {
    const stems = stemsOf(title).map((stem) => {
      const holders = this.#titles.get(stem) ?? [];
      return { holders, rarity: Math.log(1 + (this.#known + 1) / (holders.length + 1)) };
    });
    const whole = stems.reduce((sum, { rarity }) => sum + rarity, 0);
    const likeness = new Float32Array(this.#known);
    for (const { holders, rarity } of stems) {
      const worth = (titleWorth * rarity) / whole;
      for (const title of holders) likeness[title] = (likeness[title] as number) + worth;
    }
    return likeness;
  }
}

const titleWords = new WeakMap<PostingColumns, TitleWords>();

const wordsOf = (columns: PostingColumns): TitleWords => {
  const words = titleWords.get(columns) ?? new TitleWords();
  titleWords.set(columns, words);
  words.follow(columns.shared.title.list);
  return words;
};

/** Score of each shared facet value, indexed by the value's number. */
const worthOfValues = (posting: ComparedPosting): Uint8Array => {
  const worth = new Uint8Array(facetValues.length);
  const set = (facet: FacetName, codes: readonly (string | null)[], value: number): void => {
    for (const code of codes) {
      const number = code === null ? undefined : facetNumber(facet, code);
      if (number !== undefined) worth[number] = value;
    }
  };
  const towns = posting.locations.flatMap((code) => {
    const place = findPlace(code);
    return place?.kind === 'municipality' ? (place.parent ?? []) : [];
  });
  set('locations', towns, townWorth);
  set('locations', posting.locations, placeWorth);
  set('categories', posting.categories, categoryWorth);
  set('experience', [posting.experience], levelWorth);
  set('careerLevels', posting.careerLevels, levelWorth);
  set('contractTypes', [posting.contractType], termsWorth);
  set('jobTypes', [posting.jobType], termsWorth);
  set('workModels', [posting.workModel], termsWorth);
  return worth;
};

/**
 * Ids of the live postings most similar to a posting by title words, category, place, experience and terms; best first,
 * then newest, then by id. Postings of the same employer and title are listed once. Makes a single pass over the
 * columns and fully scores only postings that could still be among the best.
 * @param hidden left out
 */
export function findSimilar(
  columns: PostingColumns,
  posting: ComparedPosting,
  limit: number,
  now: number,
  hidden: HiddenIds | null = null,
): number[] {
  const { alive, until, ids, starts, values, size } = columns;
  const { title: titles, employerId: employers, firstPublishedAt: published } = columns.cells;
  const likeness = wordsOf(columns).likeness(posting.positionTitle);
  const worth = worthOfValues(posting);
  /** Max score of everything but the title. */
  const rest = worth.reduce((sum, value) => sum + value, 0);
  const ofField = columns.bitsOf(posting.categories.flatMap((code) => facetNumber('categories', code) ?? []));
  const { list: employerIds } = columns.shared.employerId;
  const isHidden = (slot: number): boolean =>
    hidden !== null &&
    (hidden.postings.includes(ids[slot] as number) ||
      hidden.employers.includes(employerIds[employers[slot] as number] as number));
  const unstatedWorth = posting.experience === null ? 0 : levelWorth;
  const best: { slot: number; score: number }[] = [];
  const isBetter = (slot: number, score: number, than: { slot: number; score: number }): boolean =>
    score !== than.score
      ? score > than.score
      : published[slot] !== published[than.slot]
        ? (published[slot] as number) > (published[than.slot] as number)
        : (ids[slot] as number) < (ids[than.slot] as number);
  /** Min title score for a posting to be among the best. */
  let enough = 0;

  for (let slot = 0; slot < size; slot += 1) {
    const title = likeness[titles[slot] as number] as number;
    if (title < enough) continue;
    if (title < minTitle && (((ofField[slot >>> 5] as number) >>> (slot & 31)) & 1) === 0) continue;
    if (alive[slot] === 0 || (until[slot] as number) < now || ids[slot] === posting.id || isHidden(slot)) continue;
    // A posting without stated experience has every value, so these must not count as shared.
    const unstated = unstatedWorth > 0 && statesNoExperience((value) => columns.hasValue(slot, value));
    let score = title - (unstated ? unstatedWorth : 0);
    const end = starts[slot + 1] as number;
    for (let at = starts[slot] as number; at < end; at += 1) score += worth[values[at] as number] as number;
    const last = best.at(-1);
    if (best.length === limit && last && !isBetter(slot, score, last)) continue;
    const twin = best.findIndex(
      (other) => employers[other.slot] === employers[slot] && titles[other.slot] === titles[slot],
    );
    if (twin >= 0) {
      if (!isBetter(slot, score, best[twin] as { slot: number; score: number })) continue;
      best.splice(twin, 1);
    }
    const place = best.findIndex((other) => isBetter(slot, score, other));
    best.splice(place < 0 ? best.length : place, 0, { slot, score });
    best.length = Math.min(best.length, limit);
    if (best.length === limit) enough = (best.at(-1) as { score: number }).score - rest;
  }
  return best.map(({ slot }) => ids[slot] as number);
}
