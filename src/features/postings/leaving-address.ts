/** The page that says where one applies outside Prilika; a form sent to it is told link or phone number. */
export const leavingAddress = (postingId: number): string => `/oglasi/${postingId}/spoljna-prijava`;
