/** Texts about accounts that nobody has used for long. */
export const dormancyMessages = {
  mail: {
    why: 'Ovaj mejl ste dobili jer na Prilici imate nalog sa ovom imejl adresom.',
    months_one: '{{count}} mesec',
    months_few: '{{count}} meseca',
    months_other: '{{count}} meseci',
    asleep: {
      name: 'Nalog se uskoro briše',
      subject: 'Da li Vam je nalog na Prilici još potreban?',
      preview: 'Ako se ne prijavite do {{date}}, brišemo ga.',
      text: 'Na nalog se niste prijavili od {{since}}. Podatke ne čuvamo duže nego što je potrebno, pa naloge koje niko nije koristio {{period}} brišemo.',
      keep: 'Ako želite da ga zadržite, prijavite se do {{date}}. Ništa drugo nije potrebno.',
      otherwise:
        'U suprotnom posle tog dana brišemo nalog, CV, dokumente, sačuvane oglase i digitalne agente. To ne može da se poništi.',
      button: 'Zadržite nalog',
    },
    ended: {
      name: 'Neaktivan nalog je obrisan',
      subject: 'Vaš nalog je obrisan',
      text: 'Nalog na Prilici sa ovom imejl adresom niko nije koristio {{period}}, pa smo ga obrisali, zajedno sa dokumentima i sadržajem poslatih prijava.',
      last: 'Ovo je poslednji mejl koji Vam šaljemo. Ni Vašu imejl adresu više ne čuvamo. Novi nalog možete da napravite kad god želite.',
      why: 'Ovaj mejl ste dobili jer je na Prilici postojao nalog sa ovom imejl adresom.',
    },
  },
} as const;
