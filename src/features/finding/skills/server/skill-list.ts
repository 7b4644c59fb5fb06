import groups from '#content/catalog/skills.json' with { type: 'json' };
import type { Clock } from '#host/clock.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { on } from '#host/http/call-context.ts';
import type { Language } from '#kit/i18n/language.ts';
import { typedIn, wordsOf } from '#search/typed-words.ts';
import { suggestSkills } from '../contract.ts';
import { countNaming } from './skill-store.ts';

/**
 * A skill as named in CVs; `asked` is its name in postings if that differs from the label. A skill with the same name
 * in both languages is a proper name.
 */
interface Skill {
  sr: string;
  en: string;
  asked?: string;
}

/** Skills suggested for CVs; users can enter any other. */
export const skills: readonly Skill[] = Object.values(groups).flat();

const maxSuggested = 8;
/** Long, because every skill of the catalogue is counted. */
const cacheMs = 30 * 60_000;
/** Skills per query; small, so that other queries can run in between. */
const countedAtOnce = 2;

interface CountedSkill {
  label: Record<Language, string>;
  /** Folded words in both languages, each preceded by a space. */
  words: string;
  count: number;
}

/** Suggests skills of the catalogue, those most named in live postings first (rules.md#suggested-skills). */
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

  /** Refreshes expired counts in the background; resolves when they are up to date, and never rejects. */
  const count = (): Promise<void> => {
    if (clock.now().getTime() - countedAt < cacheMs) return Promise.resolve();
    // After an error, the next request retries.
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
        // Not awaited: the cached counts are used in the meantime.
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
