/** Texts about the end of a posting's period. */
export const periodMessages = {
  mail: {
    why: 'Ovaj mejl ste dobili jer je sa Vašeg naloga poslat oglas na Prilici.',
    views: 'Pregledi do sada',
    applications: 'Prijave do sada',
    button: 'Obnovite oglas',
    openOrders: 'Otvorite porudžbine',
    ending: {
      name: 'Oglas uskoro ističe',
      subject: 'Oglas uskoro ističe: {{positionTitle}}',
      preview_one: 'Ostao je još {{count}} dan.',
      preview_few: 'Ostala su još {{count}} dana.',
      preview_other: 'Ostalo je još {{count}} dana.',
      heading: 'Vaš oglas uskoro ističe',
      text: 'Oglas „{{positionTitle}}” se vidi u pretrazi do {{date}}.',
      next: 'Ako mesto još nije popunjeno, možete da ga obnovite već sada. Novi dani se dodaju na postojeći rok, a prijave i statistika ostaju.',
      renewalWaits:
        'Obnova čeka uplatu po predračunu {{number}}. Kad uplata stigne, novi dani se dodaju na postojeći rok.',
    },
    ended: {
      name: 'Oglas je istekao',
      subject: 'Oglas je istekao: {{positionTitle}}',
      preview: 'Prijave, adresa i statistika ostaju.',
      heading: 'Vaš oglas je istekao',
      text: 'Oglas „{{positionTitle}}” se video u pretrazi do {{date}}.',
      next: 'Prijave koje su stigle ostaju u Vašem profilu. Ako mesto još nije popunjeno, obnovite oglas: adresa, prijave i statistika ostaju.',
      renewalWaits:
        'Prijave koje su stigle ostaju u Vašem profilu. Obnova čeka uplatu po predračunu {{number}}. Kad uplata stigne, oglas se vraća u pretragu.',
    },
  },
} as const;
