/** One of six colour pairs, always the same for the same id (djb2 hash of its characters). */
export function toneOf(id: string | number): 1 | 2 | 3 | 4 | 5 | 6 {
  let hash = 5381;
  for (const character of String(id)) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return ((hash % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
}
