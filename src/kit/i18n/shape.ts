/** The type that an English text file must satisfy: the keys of the Serbian one. Plural forms may differ. */
export type Translated<T> = {
  [K in keyof T as K extends `${string}_few` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
};
