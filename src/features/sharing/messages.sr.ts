/** Texts of the pictures for sharing. */
export const sharingMessages = { deadline: 'Prijave do {{date}}' };
