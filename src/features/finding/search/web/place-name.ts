/** „Beograd, Vračar” is „Vračar” in the field: a comma there parts two places. */
export const placeName = (label: string): string => label.split(', ').at(-1) ?? label;
