/** One of six colour pairs, always the same for the same id (djb2 hash of its characters). */
export function toneOf(id: string | number): 1 | 2 | 3 | 4 | 5 | 6 {
  let hash = 5381;
  for (const character of String(id)) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return ((hash % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
}

/** Background and letters of each pair in the light scheme (`tokens.css`), for mails and pictures. */
export const toneColours = {
  1: ['#dcefef', '#00494d'],
  2: ['#fdeccb', '#6b430a'],
  3: ['#e6efdc', '#2b4f22'],
  4: ['#f8e2dc', '#7c2c1d'],
  5: ['#e4e6f2', '#363e77'],
  6: ['#ece4ea', '#5b3554'],
} as const;
