/** The shape of a Serbian text file, any words in it: what the English one must satisfy. Plural forms may differ. */
export type Translated<T> = {
  [K in keyof T as K extends `${string}_few` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
};
