export const postingMessages = {
  problems: {
    'not-found': 'Oglas nije pronađen.',
    removed: 'Oglas je uklonjen.',
    'not-live': 'Oglas je u međuvremenu istekao i prijave više nisu moguće.',
    'free-limit-reached': 'Ova opcija više nije dostupna.',
    'free-not-available': 'Ova opcija nije dostupna.',
    'expiry-passed': 'Poslednji dan za prijave je prošao. Izaberite kasniji.',
    'company-incomplete': 'Dopunite podatke o firmi pre nego što objavite oglas.',
  },
} as const;
