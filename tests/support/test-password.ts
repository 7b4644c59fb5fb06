/** Of every account that the builders make. */
export const testPassword = 'Prilika1!';
