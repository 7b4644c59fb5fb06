export const backupMessages = {
  title: 'Rezervne kopije',
  notConfigured:
    'Noćne rezervne kopije nisu podešene. Zadajte fasciklu za njih (BACKUP_DIR), najbolje na drugom disku.',
  lastGood: 'Poslednja ispravna kopija: {{when}}, {{size}}.',
  checked: 'Otvorena i proverena: {{when}}.',
  none: 'Još nema nijedne proverene kopije. Kopija se pravi svake noći, a odmah je možete da napravite komandom npm run backup.',
  old: 'Poslednja ispravna kopija je starija od dva dana.',
  failed: 'Nova kopija nije uspela ({{when}}): {{problem}}.',
  problems: {
    'disk-full': 'disk je pun',
    'not-writable': 'u fasciklu za kopije ne može da se piše',
    damaged: 'pri proveri se pokazalo da je oštećena',
    other: 'razlog je u dnevniku servera',
  },
  acts: {
    check: 'Rezervna kopija napravljena i proverena',
    fail: 'Rezervna kopija nije uspela',
  },
} as const;
