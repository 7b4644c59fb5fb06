/** One value of a closed list. The code is stable, part of addresses and never shown. */
export interface CatalogItem {
  code: string;
  sr: string;
  en: string;
  /** Other words under which people look for it, Serbian and English mixed; never shown. */
  synonyms?: readonly string[];
  /** Other names of the whole: a search for just one of them means everything in it. */
  names?: readonly string[];
}
