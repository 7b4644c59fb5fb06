/** 5 MB (rules.md#file-types). */
export const maxFileBytes = 5_242_880;

/** Maximum number of documents a candidate may store, including uploads not in use yet (rules.md#upload-limits). */
export const maxDocuments = 30;

/** What people may upload a file for. */
export const uploadPurposes = [
  'document',
  'photo',
  'logo',
  'workplacePhoto',
  'postingImage',
  'postingFile',
  'blogImage',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Purposes of files that the product generates: the export of a person's data, a pro-forma invoice. */
export const generatedPurposes = ['export', 'proforma'] as const;

/** Purposes of files. */
export const filePurposes = [...uploadPurposes, ...generatedPurposes] as const;
export type FilePurpose = (typeof filePurposes)[number];

const pictures = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'] } as const;
const documents = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  ...pictures,
} as const;

/** Allowed media types per purpose, each with its file name extensions (rules.md#file-types). */
export const allowedTypes: Record<UploadPurpose, Record<string, readonly string[]>> = {
  document: documents,
  photo: pictures,
  logo: pictures,
  workplacePhoto: pictures,
  postingImage: pictures,
  postingFile: documents,
  blogImage: pictures,
};

/** The extension of a file name, in lower case, without the dot. */
export const fileEnding = (name: string): string =>
  name.includes('.') ? (name.split('.').at(-1) as string).toLowerCase() : '';

/** Value of a file input's `accept`. */
export const acceptOf = (purpose: UploadPurpose): string =>
  Object.values(allowedTypes[purpose])
    .flat()
    .map((ending) => `.${ending}`)
    .join(',');

/** Checks a file before its content is read, in browser and server. Returns the problem's code or null. */
export const fileProblem = (
  purpose: UploadPurpose,
  { name, size }: { name: string; size: number },
): 'files.empty' | 'files.too-large' | 'files.type-not-allowed' | null => {
  if (!Object.values(allowedTypes[purpose]).flat().includes(fileEnding(name))) return 'files.type-not-allowed';
  if (size === 0) return 'files.empty';
  return size > maxFileBytes ? 'files.too-large' : null;
};

/** Why a file is not served (rules.md#scanned-files): the scanner has not responded yet, or has found something. */
export const heldReasons = ['checking', 'infected'] as const;
export type HeldReason = (typeof heldReasons)[number];
