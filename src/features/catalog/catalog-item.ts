/** One value of a closed list. The code is stable, stands in addresses and is never shown. */
export interface CatalogItem {
  code: string;
  sr: string;
  en: string;
  /** Other words under which people look for it, Serbian and English mixed; never shown. */
  synonyms?: readonly string[];
  /** Other names of the whole: who asks for nothing but one of them means everything of it. */
  names?: readonly string[];
}
