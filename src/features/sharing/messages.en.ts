export const sharingMessages = { deadline: 'Apply by {{date}}' };
