/** Texts of the question about counting visits; only the server writes them, and only where a script is configured. */
export const analyticsMessages = {
  consent: {
    label: 'Kolačići i merenje poseta',
    ask: 'Ako se slažete, posete broji servis {{host}}, da bismo znali koje strane vam koriste. Dok ne prihvatite, sa njega se ništa ne učitava.',
    more: 'Više o merenju poseta',
    accept: 'Prihvatam',
    decline: 'Odbijam',
    settings: 'Podešavanja kolačića',
    state: {
      ask: 'Još niste izabrali: posete se ne broje.',
      yes: 'Prihvatili ste merenje poseta.',
      no: 'Odbili ste merenje poseta.',
      signal:
        'Vaš pregledač javlja da ne želite merenje poseta, pa se posete ne broje. To možete da promenite samo u pregledaču.',
    },
  },
};
