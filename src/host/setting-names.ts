/**
 * Edit distance: how many characters must be changed, added, removed or swapped with their neighbour to turn one word
 * into the other.
 */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] as number) + 1,
        (next[at - 1] as number) + 1,
        (last[at - 1] as number) + (same ? 0 : 1),
        swapped ? (before[at - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] as number;
}

/** Short names are similar to many others by chance: `PATH` is not a misspelt `PORT`. */
const maxDistance = (name: string): number => (name.length < 8 ? 1 : name.length < 14 ? 2 : 3);

/** Variables of a standard, of which a program may ignore some. */
const standard = /^OTEL_/;

/**
 * Unknown variables that resemble a known one that is not set, with a message for each.
 * @param known names of all settings
 */
export function misspeltSettings(environment: Record<string, string | undefined>, known: readonly string[]): string[] {
  const missing = known.filter((name) => !environment[name]);
  return Object.keys(environment).flatMap((name) => {
    if (!environment[name] || known.includes(name) || standard.test(name)) return [];
    const [nearest] = missing
      .map((one) => ({ one, distance: distanceOf(name.toUpperCase(), one) }))
      .filter(({ one, distance }) => distance <= maxDistance(one))
      .sort((a, b) => a.distance - b.distance);
    return nearest ? [`${name} is set, and is no setting: did you mean ${nearest.one}?`] : [];
  });
}
