export const fileMessages = {
  held: {
    checking: 'Proverava se',
    infected: 'Uklonjen jer je u njemu nađen virus',
  },
  problems: {
    missing: 'Nijedan fajl nije izabran.',
    empty: 'Fajl je prazan. Izaberite drugi.',
    'too-large': 'Fajl je veći od 5 MB. Smanjite ga ili izaberite drugi.',
    'type-not-allowed': 'Ova vrsta fajla nije dozvoljena. Izaberite neku od navedenih vrsta.',
    'content-mismatch': 'Sadržaj fajla ne odgovara njegovom imenu. Sačuvajte ga ponovo u pravom formatu.',
    'too-many-pixels':
      'Slika je prevelika. Smanjite je na najviše 12.000 piksela po dužoj strani i 40 megapiksela ukupno.',
    damaged: 'Fajl je oštećen ili nije ceo. Otvorite ga, sačuvajte ponovo i pokušajte još jednom.',
    'not-yours': 'Fajl više nije dostupan. Otpremite ga ponovo.',
    'documents-full':
      'Možete da čuvate najviše {{max}} dokumenata. Obrišite neki koji vam više ne treba, pa pokušajte ponovo.',
    away: 'Fajlovi trenutno nisu dostupni. Ono što ste uneli nije izgubljeno. Pokušajte ponovo za koji minut.',
    checking: 'Fajl se još proverava. Pokušajte ponovo za koji minut.',
    infected: 'U ovom fajlu je nađen virus, pa je uklonjen.',
    'in-use': 'Fajl se već koristi i ne može da se obriše.',
  },
} as const;
