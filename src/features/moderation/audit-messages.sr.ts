/** Acts of the audit log in words. */
export const moderationActs = {
  objections: { uphold: 'Prigovor usvojen', reject: 'Prigovor odbijen' },
  postings: {
    approve: 'Oglas odobren',
    reject: 'Oglas odbijen',
    remove: 'Oglas uklonjen',
    'approve-change': 'Izmena oglasa odobrena',
    'reject-change': 'Izmena oglasa odbijena',
    recall: 'Oglas vraćen na proveru',
  },
} as const;
