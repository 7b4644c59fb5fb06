/** Coined or rare words that replace {X} in the names of invented companies. */
export const companyWords: readonly string[] =
  `Ravnik Plavet Zubor Gradina Stamena Tisin Vidrograd Sovica Nivelator Poljoklas Vrelčica Kamenjar Lipovka Zvonara
  Grabovik Borik Javorac Kosmatica Ivanjak Klasan Sunčan Vetrolom Oblutak Dolinar Kremenko Srebrnac Zornica Rujanka
  Trešnjar Malinjak Ogrev Kolovoz Stazica Mostić Lukobran Sidrište Jarbol Kormilo Prečica Raskršće Točilo Nakovanj
  Vreteno Osovnik Zupčanik Poluga Kalem Provodnik Iskrište Svitac Lampaš Fenjerac Prozorac Krovnik Temeljac
  Ciglara Opekar Maltarka Visak Libela Razmera Kontura Senkica Paletar Pečatnik Slovarac Rukopis Stubac Odjek
  Talasnik Korenak Stablar Krošnja Klica Semenar Brazda Žitar Vršaj Mlinarka Kvasac Pogačica Medenjak Kajmačar
  Ognjište Sofra Trpezar Varjača Čardak Konačar Bunarac Česmara Peskara Moravac Drinjak Timočka Sremac Banatar
  Šumarak Gajnik Perunika Kantarion Božurak Jasenik Kestenac Dudara Vrbak Topolar Brestovik Hrastovac Bukvik Omorac
  Smrčak Klekovac Borovnjak Glogovac Drenjar Šipurak Kupinac Oskoruša Dunjac Kajsijar Šljivak Orahovac Bademar
  Lešnjak Grozdan Vinogor Pupoljak Laticar Rosulja Maglen Severac Košavnik Zorulja Prolećar Jesenjak Zimzel Letokrug
  Belutak Škriljac Mermerka Bazaltin Ametar Ćilibar Opalin Sedefak Biserka Zlatnik Bakarac Kositar Čelikar Gvozdar
  Žicar Lančanik Karikar Spona Obruč Čvorak Uzlar Petljar Iglica Naprstak Klupko Razboj Ćilimar Šarenik Vezilja
  Pređar Zvrk Čigrica Ljuljaš Vrteška Lastavar Galebac Rodin Čapljan Ždralac Kosovac Slavujak Drozdak Detlić
  Jastreb Sokolik Orlovac Vidrica Jazavac Dabrić Risnik Srndać Košutnjak Vukovik Medvednik Ježinac Vevericar`.split(
    /\s+/,
  );

/** Streets that many Serbian towns have. */
export const streets: readonly string[] = [
  'Njegoševa',
  'Kneza Miloša',
  'Cara Dušana',
  'Karađorđeva',
  'Vojvode Stepe',
  'Svetog Save',
  'Nemanjina',
  'Vuka Karadžića',
  'Dositejeva',
  'Jovana Cvijića',
  'Industrijska',
  'Železnička',
  'Bulevar oslobođenja',
  'Takovska',
  'Vojvode Putnika',
  'Hajduk Veljkova',
  'Zmaj Jovina',
  'Branka Radičevića',
  'Nikole Tesle',
  'Mihajla Pupina',
  'Desanke Maksimović',
  'Stevana Sremca',
  'Kralja Petra',
  'Milutina Milankovića',
  'Obilićev venac',
  'Dunavska',
  'Moravska',
  'Vidovdanska',
  'Omladinska',
  'Lipova',
];

/** Dialling codes of districts, without the leading zero, by the code of the region. */
export const areaCodes: Readonly<Record<string, string>> = {
  'grad-beograd': '11',
  severnobacki: '24',
  srednjobanatski: '23',
  severnobanatski: '230',
  juznobanatski: '13',
  zapadnobacki: '25',
  juznobacki: '21',
  sremski: '22',
  macvanski: '15',
  kolubarski: '14',
  podunavski: '26',
  branicevski: '12',
  sumadijski: '34',
  pomoravski: '35',
  borski: '30',
  zajecarski: '19',
  zlatiborski: '31',
  moravicki: '32',
  raski: '36',
  rasinski: '37',
  nisavski: '18',
  toplicki: '27',
  pirotski: '10',
  jablanicki: '16',
  pcinjski: '17',
  'kosovo-i-metohija': '28',
};
