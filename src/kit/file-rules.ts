/** 5 MB (rules.md#file-types). */
export const maxFileBytes = 5_242_880;

/** Documents a candidate may keep at once, uploads that nothing uses yet included (rules.md#upload-limits). */
export const maxDocuments = 30;

/** What people may upload a file for. */
export const uploadPurposes = ['document', 'photo', 'logo', 'postingImage', 'postingFile', 'blogImage'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What the product itself makes: the copy of a person's data, a pro-forma invoice. */
export const generatedPurposes = ['export', 'proforma'] as const;

/** What a file is for. */
export const filePurposes = [...uploadPurposes, ...generatedPurposes] as const;
export type FilePurpose = (typeof filePurposes)[number];

const pictures = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'] } as const;
const documents = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  ...pictures,
} as const;

/** Media types a purpose takes, each with the name endings that belong to it (rules.md#file-types). */
export const allowedTypes: Record<UploadPurpose, Record<string, readonly string[]>> = {
  document: documents,
  photo: pictures,
  logo: pictures,
  postingImage: pictures,
  postingFile: documents,
  blogImage: pictures,
};

/** The ending of a file's name, in lower case, without the dot. */
export const fileEnding = (name: string): string =>
  name.includes('.') ? (name.split('.').at(-1) as string).toLowerCase() : '';

/** For a file input's `accept`. */
export const acceptOf = (purpose: UploadPurpose): string =>
  Object.values(allowedTypes[purpose])
    .flat()
    .map((ending) => `.${ending}`)
    .join(',');

/**
 * Checks a file before its content is read, on both sides. Returns the problem's code or null.
 * @param size in bytes
 */
export const fileProblem = (
  purpose: UploadPurpose,
  name: string,
  size: number,
): 'files.empty' | 'files.too-large' | 'files.type-not-allowed' | null => {
  if (!Object.values(allowedTypes[purpose]).flat().includes(fileEnding(name))) return 'files.type-not-allowed';
  if (size === 0) return 'files.empty';
  return size > maxFileBytes ? 'files.too-large' : null;
};

/** Why a file is not handed out (rules.md#scanned-files): a scanner has not answered yet, or has found something. */
export const heldReasons = ['checking', 'infected'] as const;
export type HeldReason = (typeof heldReasons)[number];
