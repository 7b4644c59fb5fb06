/** „Beograd, Vračar” is „Vračar” in the field, where commas separate places. */
export const placeName = (label: string): string => label.split(', ').at(-1) ?? label;
