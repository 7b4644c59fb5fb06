import groups from '#content/catalog/skills.json' with { type: 'json' };
import type { Clock } from '#host/clock.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { on } from '#host/http/call-context.ts';
import type { Language } from '#kit/i18n/language.ts';
import { typedIn, wordsOf } from '#search/typed-words.ts';
import { suggestSkills } from '../contract.ts';
import { countNaming } from './skill-store.ts';

/**
 * A skill as a CV names it; `asked` is how postings name it, where that differs from the label. One that is called the
 * same in both languages is a proper name.
 */
interface Skill {
  sr: string;
  en: string;
  asked?: string;
}

/** Skills that are suggested for a CV. People may write any other. */
export const skills: readonly Skill[] = Object.values(groups).flat();

const maxSuggested = 8;
/** Every skill of the catalogue is counted, so counts may be half an hour old. */
const cacheMs = 30 * 60_000;
/** Between two such questions others get the database. */
const countedAtOnce = 2;

interface CountedSkill {
  label: Record<Language, string>;
  /** Folded words in both languages, each behind a blank. */
  words: string;
  count: number;
}

/** Suggests skills of the catalogue by what live postings ask for (rules.md#suggested-skills). */
export function createSkillList(deps: { readDatabase: ReadDatabase; clock: Clock }) {
  const { readDatabase, clock } = deps;
  let list = skills.map(({ sr, en }): CountedSkill => ({ label: { sr, en }, words: wordsOf(sr, en), count: 0 }));
  let countedAt = Number.NEGATIVE_INFINITY;
  let counting: Promise<void> | null = null;

  const countAll = async (): Promise<void> => {
    const started = clock.now();
    const fresh: CountedSkill[] = [];
    for (let from = 0; from < skills.length; from += countedAtOnce) {
      const some = skills.slice(from, from + countedAtOnce);
      const named = some.map(({ sr, en, asked = sr }) => ({ words: asked, properName: sr === en }));
      const counts = await countNaming(readDatabase.executor, named, started);
      for (const [at, { sr, en }] of some.entries())
        fresh.push({ label: { sr, en }, words: wordsOf(sr, en), count: counts[at] ?? 0 });
    }
    list = fresh.sort((a, b) => b.count - a.count);
    countedAt = started.getTime();
  };

  /** Counts them unless they are counted already, beside everything else; ends when they are, and never fails. */
  const count = (): Promise<void> => {
    if (clock.now().getTime() - countedAt < cacheMs) return Promise.resolve();
    // What cannot be counted now is counted when somebody asks again.
    counting ??= countAll()
      .catch(() => {})
      .finally(() => {
        counting = null;
      });
    return counting;
  };

  return {
    count,
    routes: [
      on(suggestSkills, async ({ query: { q }, language }) => {
        // Nobody waits for it: the counts that are there will do.
        void count();
        const typed = typedIn(q);
        return list
          .filter(({ words }) => typed.in(words))
          .sort((a, b) => typed.place(a.words) - typed.place(b.words))
          .slice(0, maxSuggested)
          .map(({ label, count }) => ({ label: label[language], count }));
      }),
    ],
  };
}
