import groups from '#content/catalog/skills.json' with { type: 'json' };

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
