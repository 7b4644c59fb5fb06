import { LRUCache } from 'lru-cache';
import { skills } from '#features/catalog/skills.ts';
import type { Clock } from '#platform/clock.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { Language } from '#shared/i18n/language.ts';
import { typedIn, wordsOf } from '../../suggestions/server/typed-words.ts';
import type { Skill, SkillsQuery } from '../fields.ts';
import { countNaming } from './skill-store.ts';

const mostSuggested = 8;
/** Every skill of the catalogue is counted, so counts may be half an hour old. */
const keptMs = 30 * 60_000;
/** Between two such questions others get the database. */
const countedAtOnce = 10;

interface CountedSkill {
  label: Record<Language, string>;
  /** Folded words in both languages, each behind a blank. */
  words: string;
  count: number;
}

export interface SkillList {
  suggest(query: SkillsQuery, language: Language): Promise<Skill[]>;
}

/** Suggests skills of the catalogue by what live postings ask for (rules.md#suggested-skills). */
export function createSkillList(deps: { readDatabase: ReadDatabase; clock: Clock }): SkillList {
  const { readDatabase, clock } = deps;

  const counted = new LRUCache<'all', CountedSkill[]>({
    max: 1,
    ttl: keptMs,
    perf: { now: () => clock.now().getTime() },
    // Nobody waits for new counts while there are old ones.
    allowStale: true,
    async fetchMethod() {
      const list: CountedSkill[] = [];
      for (let from = 0; from < skills.length; from += countedAtOnce) {
        const some = skills.slice(from, from + countedAtOnce);
        const named = some.map(({ sr, en, asked = sr }) => ({ words: asked, properName: sr === en }));
        const counts = await countNaming(readDatabase.executor, named, clock.now());
        for (const [at, { sr, en }] of some.entries())
          list.push({ label: { sr, en }, words: wordsOf(sr, en), count: counts[at] ?? 0 });
      }
      return list.sort((a, b) => b.count - a.count);
    },
  });

  return {
    async suggest({ q }, language) {
      const all = (await counted.fetch('all')) ?? [];
      const typed = typedIn(q);
      return all
        .filter(({ words }) => typed.in(words))
        .sort((a, b) => typed.place(a.words) - typed.place(b.words))
        .slice(0, mostSuggested)
        .map(({ label, count }) => ({ label: label[language], count }));
    },
  };
}
