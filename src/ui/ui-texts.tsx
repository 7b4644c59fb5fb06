import { createContext, type ReactNode, useContext } from 'react';

/** The words that components need and pages do not pass. */
export interface UiTexts {
  close: string;
  remove: string;
  /** Name of a button that removes one of several things. */
  removeItem: (name: string) => string;
  loading: string;
  optional: string;
  showPassword: string;
  hidePassword: string;
  /** Characters typed so far and the limit, both already written with separators. */
  counter: (used: string, limit: string) => string;
  steps: string;
  stepOf: (step: number, total: number) => string;
  pagination: string;
  page: (page: number) => string;
  previousPage: string;
  nextPage: string;
  breadcrumbs: string;
  menu: string;
  notifications: string;
  closeNotification: string;
  appearance: string;
  appearanceLight: string;
  appearanceDark: string;
  appearanceSystem: string;
  skipToContent: string;
  nothingFound: string;
  datePlaceholder: string;
  clear: string;
  /** Buttons of the calendar: the month, year or decade before and after. */
  earlier: string;
  later: string;
  formatting: string;
  bold: string;
  italic: string;
  bulletList: string;
  orderedList: string;
  link: string;
  linkAddress: string;
  apply: string;
  undo: string;
  redo: string;
  /** Tag for Intl, for the numbers that components write themselves. */
  locale: string;
}

export const serbianUiTexts: UiTexts = {
  close: 'Zatvori',
  remove: 'Ukloni',
  removeItem: (name) => `Ukloni ${name}`,
  loading: 'Učitavanje',
  optional: '(nije obavezno)',
  showPassword: 'Prikaži lozinku',
  hidePassword: 'Sakrij lozinku',
  counter: (used, limit) => `${used} od ${limit}`,
  steps: 'Koraci',
  stepOf: (step, total) => `Korak ${step} od ${total}`,
  pagination: 'Strane',
  page: (page) => `Strana ${page}`,
  previousPage: 'Prethodna strana',
  nextPage: 'Sledeća strana',
  breadcrumbs: 'Putanja',
  menu: 'Meni',
  notifications: 'Obaveštenja',
  closeNotification: 'Zatvori obaveštenje',
  appearance: 'Izgled',
  appearanceLight: 'Svetli',
  appearanceDark: 'Tamni',
  appearanceSystem: 'Kao na uređaju',
  skipToContent: 'Pređi na sadržaj',
  nothingFound: 'Nema takvog izbora',
  datePlaceholder: 'dd. mm. gggg.',
  clear: 'Obriši izbor',
  earlier: 'Ranije',
  later: 'Kasnije',
  formatting: 'Oblikovanje',
  bold: 'Podebljano',
  italic: 'Kurziv',
  bulletList: 'Lista',
  orderedList: 'Numerisana lista',
  link: 'Veza',
  linkAddress: 'Adresa veze',
  apply: 'Primeni',
  undo: 'Poništi',
  redo: 'Ponovi',
  locale: 'sr-Latn-RS',
};

export const englishUiTexts: UiTexts = {
  close: 'Close',
  remove: 'Remove',
  removeItem: (name) => `Remove ${name}`,
  loading: 'Loading',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  counter: (used, limit) => `${used} of ${limit}`,
  steps: 'Steps',
  stepOf: (step, total) => `Step ${step} of ${total}`,
  pagination: 'Pages',
  page: (page) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  breadcrumbs: 'Breadcrumbs',
  menu: 'Menu',
  notifications: 'Notifications',
  closeNotification: 'Close notification',
  appearance: 'Appearance',
  appearanceLight: 'Light',
  appearanceDark: 'Dark',
  appearanceSystem: 'Same as device',
  skipToContent: 'Skip to content',
  nothingFound: 'No such choice',
  datePlaceholder: 'dd. mm. yyyy.',
  clear: 'Clear',
  earlier: 'Earlier',
  later: 'Later',
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'List',
  orderedList: 'Numbered list',
  link: 'Link',
  linkAddress: 'Link address',
  apply: 'Apply',
  undo: 'Undo',
  redo: 'Redo',
  locale: 'en-GB',
};

const UiTextsContext = createContext<UiTexts>(serbianUiTexts);

/** Sets the words of the components below it; without it they are Serbian. */
export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

export const useUiTexts = (): UiTexts => useContext(UiTextsContext);
