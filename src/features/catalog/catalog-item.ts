/** One value of a closed list. The code is stable, used in URLs and never displayed. */
export interface CatalogItem {
  code: string;
  sr: string;
  en: string;
  /** Other search terms for it, Serbian and English mixed; never displayed. */
  synonyms?: readonly string[];
  /** Alternative names of the whole item: a search for only such a name matches everything in it. */
  names?: readonly string[];
}
