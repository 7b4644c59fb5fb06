import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import occupationsByPlace from '#content/search/workplaces.json' with { type: 'json' };
import { formsOfName, formsOfPlace } from '#features/catalog/name-forms.ts';
import { relatedNames } from '#features/catalog/related-names.ts';
import type { Executor } from '#host/database/database.ts';
import { foldForSearch } from '#kit/serbian-text.ts';
import type { Word } from '#search/words.ts';
import { isFiller } from './fillers.ts';

/** Workplaces that people search for, each with its names and the occupations that are meant: „posao u vrtiću”. */
export const workplaces: readonly { places: readonly string[]; occupations: readonly string[] }[] = Object.entries(
  occupationsByPlace,
).map(([places, occupations]) => ({
  places: places.split(', '),
  occupations: occupations.split(', '),
}));

/** Words that must all match, or alternative names that must match the position of a posting. */
export interface WordGroup {
  words: Word[];
  names: readonly string[];
  /** Whether the words are the full name of an occupation or workplace. */
  isName: boolean;
  /** Whether the words are a workplace, whose name may also match the company or category. */
  isWorkplace: boolean;
  /** Names that complete an unfinished word, used if it finds nothing. */
  begun: readonly string[];
}

/** Names of occupations by the stems of a related name, and of a workplace. */
interface Known {
  related: Map<string, string[]>;
  places: Map<string, string[]>;
}

export interface RelatedWords {
  /** Groups adjacent words that form the name of an occupation, in any case form, and adds the related names. */
  group(executor: Executor, words: Word[]): Promise<WordGroup[]>;
  /** The words that name occupations; if there are none, those that name workplaces. */
  named(executor: Executor, words: Word[]): Promise<Word[]>;
}

/** Max number of words in a name. */
const longestName = 4;
/** Min length of a prefix; shorter ones match too many names. */
const shortestBeginning = 4;

const folded = (names: readonly string[]): string[] => names.map((name) => foldForSearch(name));
const groupsOfNames = relatedNames.map(folded);
const groupsOfPlaces = workplaces.map(({ places, occupations }) => ({
  places: folded(places).flatMap(formsOfPlace),
  occupations: folded(occupations),
}));

/** All names of the groups in which a name begins with the unfinished word: `šnajd` is a tailor. */
const namesBegunSo = (beginning: string): string[] =>
  beginning.length < shortestBeginning
    ? []
    : [...new Set(groupsOfNames.filter((names) => names.some((name) => name.startsWith(beginning))).flat())];

const isPlain = ({ kind, excluded }: Word): boolean => (kind === 'word' || kind === 'begun') && !excluded;
const asFinished = (word: Word): Word => ({ ...word, kind: 'word' });

/** Lookup keys from the stems of words. */
function createStemKeys() {
  const stems = new LRUCache<string, string>({ max: 20_000 });

  const stem = async (executor: Executor, words: string[]): Promise<void> => {
    const unknown = [...new Set(words)].filter((word) => !stems.has(word));
    if (unknown.length === 0) return;
    const result = await executor.execute<{ word: string; stem: string[] | null }>(
      sql`select word, ts_lexize('serbian_stem', word) as stem from unnest(${sql.param(unknown)}::text[]) as word`,
    );
    for (const row of result.rows) stems.set(row.word, row.stem?.[0] ?? row.word);
  };

  /** Key without fillers, which are also left out of the query. */
  const keyOf = (words: string[]): string =>
    words
      .filter((word) => !isFiller(word))
      .map((word) => stems.get(word) ?? word)
      .join(' ');

  /** The key, and the key with English plurals in the singular (`nurses` and `nurse`). */
  const keysOf = (words: string[]): string[] => [
    keyOf(words),
    keyOf(words.map((word) => (/[a-rt-z]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word))),
  ];

  return { stem, keyOf, keysOf };
}

/** Groups of names, looked up by the stems of their words: `prodavačicu` finds the group of `prodavačica`. */
export function createRelatedWords(): RelatedWords {
  const { stem, keyOf, keysOf } = createStemKeys();
  let byStems: Promise<Known> | null = null;

  const load = async (executor: Executor): Promise<Known> => {
    const names = groupsOfNames.flat();
    const known = [...names, ...names.flatMap(formsOfName), ...groupsOfPlaces.flatMap(({ places }) => places)];
    await stem(
      executor,
      known.flatMap((name) => name.split(' ')),
    );
    const related: Known['related'] = new Map();
    const add = (map: Known['related'], name: string, others: readonly string[]): void => {
      const key = keyOf(name.split(' '));
      map.set(key, [...new Set([...(map.get(key) ?? []), ...others])]);
    };
    for (const group of groupsOfNames)
      for (const name of group)
        add(
          related,
          name,
          group.filter((other) => other !== name),
        );
    // A form that is itself a name belongs to the group of that name.
    const forms: Known['related'] = new Map();
    for (const group of groupsOfNames)
      for (const form of group.flatMap(formsOfName)) if (!related.has(keyOf(form.split(' ')))) add(forms, form, group);
    const places: Known['related'] = new Map();
    for (const { places: group, occupations } of groupsOfPlaces)
      for (const place of group) if (!related.has(keyOf(place.split(' ')))) add(places, place, occupations);
    return { related: new Map([...forms, ...related]), places };
  };

  const related: RelatedWords = {
    async group(executor, words) {
      byStems ??= load(executor).catch((error: unknown) => {
        byStems = null;
        throw error;
      });
      const { related: byName, places } = await byStems;
      await stem(
        executor,
        words.map(({ text }) => text),
      );
      const groups: WordGroup[] = [];
      for (let at = 0; at < words.length; ) {
        let length = 1;
        let names: string[] = [];
        let isWorkplace = false;
        for (let tried = longestName; tried >= 1 && names.length === 0; tried -= 1) {
          const part = words.slice(at, at + tried);
          if (part.length < tried || !part.every(isPlain)) continue;
          const [key, singular] = keysOf(part.map(({ text }) => text)) as [string, string];
          const ofPlace = places.get(key);
          names = byName.get(key) ?? byName.get(singular) ?? ofPlace ?? [];
          isWorkplace = names === ofPlace;
          if (names.length > 0) length = tried;
        }
        const group = words.slice(at, at + length);
        const [word] = group as [Word];
        // Words that form a name are complete.
        if (names.length > 0)
          groups.push({ words: group.map(asFinished), names, isName: true, isWorkplace, begun: [] });
        else
          groups.push({
            words: group,
            names,
            isName: false,
            isWorkplace: false,
            begun: word.kind === 'begun' ? namesBegunSo(word.text) : [],
          });
        at += length;
      }
      return groups;
    },

    async named(executor, words) {
      const groups = await related.group(executor, words);
      const occupations = groups.filter(({ isName, isWorkplace }) => isName && !isWorkplace);
      const telling = occupations.length > 0 ? occupations : groups.filter(({ isName }) => isName);
      const texts = telling.flatMap(({ words: some }) => some.map(({ text }) => text));
      return words.filter(({ text, excluded }) => !excluded && texts.includes(text));
    },
  };
  return related;
}
