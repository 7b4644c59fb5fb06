export const scanMessages = {
  title: 'Provera fajlova',
  none: 'Svi otpremljeni fajlovi su provereni.',
  waiting_one: '{{count}} fajl čeka proveru od: {{when}}.',
  waiting_few: '{{count}} fajla čekaju proveru, najstariji od: {{when}}.',
  waiting_other: '{{count}} fajlova čeka proveru, najstariji od: {{when}}.',
  late: 'Skener ne odgovara. Fajlovi čekaju i biće provereni čim proradi; dotle ih poslodavci ne mogu da preuzmu. Proverite da li je pokrenut (CLAMD_SOCKET).',
} as const;
