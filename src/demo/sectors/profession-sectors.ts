import { type Sector, sector } from '../sector.ts';

export const professionSectors: readonly Sector[] = [
  sector(
    'health',
    { category: 'zdravstvo', weight: 20 },
    `
@ {X} Klinika
@ {X} Medik
@ Ordinacija {X}
@ {X} Dental
@ Dom za starije {X}
@ {X} Laboratorije
= Poliklinika sa {8-20} specijalističkih ordinacija, {laboratorijom i dijagnostikom|dnevnom bolnicom} {mesto}.
= [Dental] Stomatološka ordinacija sa {5-9} stolica, {zubotehničkom laboratorijom|oralnom hirurgijom} i radom po zakazanom.
= [Dom] Dom za starije sa {40-140/5} korisnika, sopstvenom kuhinjom i {baštom|sobom za fizikalnu terapiju}.
= [Laboratorije] Biohemijska laboratorija sa {5-14} mesta za uzimanje uzoraka i rezultatima istog dana.
* [!Dom za|Laboratorije] Termin traje onoliko koliko je pacijentu potrebno, zato se zakazuje sa razmakom.
* Dokumentacija je elektronska, a prepisivanja u sveske nema.
* Dežurstva dogovaramo mesec dana unapred i ravnomerno ih delimo.
* [Dom za] Porodicama jednom nedeljno sami javljamo kako je njihov član.
* [!Dom za|Dental] Oprema je nova: ultrazvuk i laboratorija zamenjeni su {2021-2025}. godine.
+ plaćene edukacije koje donose bodove za licencu
+ [!Dom za|Dental] preventivne preglede za vas i porodicu
+ radnu odeću po izboru i pranje u kući
+ dodatak za dežurstvo i rad praznikom
+ mentora prvih {6-12} nedelja
+ plaćenu članarinu u komori i obnavljanje licence
`,
  ),
  sector(
    'pharmacy',
    { category: 'farmacija', weight: 6, manyTowns: true },
    `
@ Apoteka {X}
@ {X} Farm
@ {X} Herba
= Lanac od {6-18} apoteka sa {galenskom laboratorijom|savetovalištem za kožu i dodatke ishrani}.
= [Farm|Herba] Veledrogerija i proizvodnja {biljnih preparata|dodataka ishrani i čajeva} sa sedištem {mesto}.
* [Apoteka] Savet je važniji od korpe: prodajni cilj se meri za tim, ne po osobi.
* [Farm|Herba] Svaka serija prolazi našu laboratoriju pre nego što napusti magacin.
* [Farm|Herba] Lekovito bilje otkupljujemo od {20-60/5} berača i gazdinstava i plaćamo na dan preuzimanja.
* [Apoteka] Noćna i praznična dežurstva su dobrovoljna i posebno plaćena.
+ plaćenu licencu i bodovane edukacije
+ popust na preparate bez recepta
+ [Apoteka] raspored u apoteci koja je najbliža vašem domu
+ [Apoteka] jednu slobodnu subotu od dve
`,
  ),
  sector(
    'beauty',
    { category: 'nega', weight: 9 },
    `
@ Salon {X}
@ {X} Beauty
@ {X} Fit
@ Teretana {X}
@ {X} Velnes
= Salon lepote sa {5-12} radnih mesta, otvoren {2006-2021}. godine, sa zakazivanjem preko aplikacije.
= [Fit|Teretana|Velnes] Sportski centar sa {teretanom i salama za grupne treninge|bazenom i saunom} i {400-2000/100} članova.
* [!Fit|Teretana|Velnes] Klijenti se zakazuju tako da između dva termina ostane vreme za predah.
* [!Fit|Teretana|Velnes] Radimo sa preparatima koje sami testiramo, bez pritiska da se prodaje.
* [Fit|Teretana|Velnes] Sprave obnavljamo svake druge godine, a sale čistimo između treninga.
* [Fit|Teretana|Velnes] Novi članovi prvi put vežbaju uz trenera, bez doplate.
+ [!Fit|Teretana|Velnes] procenat od usluga preko osnovne zarade
+ [!Fit|Teretana|Velnes] obuke za nove tehnike o trošku salona
+ [!Fit|Teretana|Velnes] materijal i alat koji obezbeđuje salon
+ [Fit|Teretana|Velnes] besplatnu članarinu za vas i jednog člana porodice
`,
  ),
  sector(
    'education',
    { category: 'obrazovanje', weight: 11 },
    `
@ Vrtić {X}
@ Škola {X}
@ {X} Akademija
@ {X} Edukacija
@ Škola jezika {X}
= [Vrtić] Predškolska ustanova sa {5-12} grupa, {velikim dvorištem|sopstvenom kuhinjom} i boravkom do 18 sati.
= [jezika] Škola stranih jezika za decu i odrasle, sa {200-900/50} polaznika {mesto}.
= [Akademija|Edukacija] Škola {programiranja za decu|programiranja i robotike} sa {200-900/50} polaznika {mesto}.
= [Škola] Privatna {osnovna škola|gimnazija} sa celodnevnom nastavom i {12-20} učenika u odeljenju.
* [Vrtić] U grupi rade po dve osobe, a priprema se računa u radno vreme.
* [!Vrtić] Grupe su male, a vreme za pripremu se računa u radno vreme.
* Roditelje zovemo na razgovor i kada je sve u redu.
* [!Vrtić] Udžbenike i materijal bira nastavničko veće.
+ plaćene seminare i vreme za pripremu
+ [!Vrtić] {30-50/5} dana odmora tokom školskih raspusta
+ besplatno pohađanje za vaše dete
+ pribor i materijal bez ograničenja
+ [!Vrtić] nastavničku sobu sa doručkom i kafom
`,
  ),
  sector(
    'accounting',
    { category: 'racunovodstvo', weight: 9, bigTowns: true },
    `
@ {X} Računovodstvo
@ {X} Konto
@ {X} Bilans
@ {X} Revizija
@ {X} Konsalting
= Računovodstvena kuća za mala i srednja preduzeća, sa {15-45/5} zaposlenih i {80-240/10} klijenata.
= Poreski i finansijski saveti, {obračun zarada i izveštavanje|revizija i procene} za {domaće|domaće i strane} firme.
* Svaki klijent ima stalnu osobu za kontakt i zamenu koja zna predmet.
* U sezoni završnih računa ne radimo nedeljom, jer se priprema počinje u oktobru.
* [!Revizija|Konsalting] Program za knjiženje sam čita fakture, pa ostaje vremena za proveru.
+ plaćene seminare i ispit za sertifikat
+ dva dana rada od kuće nedeljno posle probnog rada
+ 25 dana godišnjeg odmora
+ slobodne dane posle predaje završnih računa
+ pretplatu na stručne časopise i baze propisa
`,
  ),
  sector(
    'legal',
    { category: 'pravo', weight: 5, bigTowns: true },
    `
@ Advokatska kancelarija {X}
@ {X} Pravni Saveti
@ {X} Kadrovi
@ {X} Prevodi
= [Prevodi] Agencija za prevode i lekturu na {8-20} jezika, sa klijentima iz {industrije|izdavaštva|prava}.
= Advokatska kancelarija za {privredno i radno pravo|nekretnine i gradnju}, {6-18} zaposlenih {mesto}.
= [Kadrovi] Agencija za zapošljavanje i selekciju sa klijentima iz {industrije|IT sektora|trgovine}.
* [Advokatska|Saveti] Na složenim predmetima radi se u paru, a zasluga se upisuje obema osobama.
* [Advokatska|Saveti] Klijentima pišemo kratko i razumljivo, bez latinskog.
* [Kadrovi] Kandidatima javljamo ishod svake selekcije, i kada je odgovor negativan.
* [Kadrovi] Jedna osoba vodi najviše {5-8} otvorenih selekcija.
* [Prevodi] Svaki prevod pre predaje čita još jedna osoba.
* [Prevodi] Rečnike i memorije prevoda delimo, pa se isti izraz ne traži dvaput.
+ [Kadrovi] bonus za svaku uspešnu selekciju
+ [Prevodi] pretplatu na rečnike i programe za prevođenje
+ [Advokatska|Saveti] plaćen pravosudni ili stručni ispit i slobodne dane za učenje
+ [Advokatska|Saveti] pristup pravnim bazama i stručnoj biblioteci
+ [Advokatska|Saveti] učešće u naplaćenom honoraru po predmetu
+ fleksibilan dolazak na posao između 8 i 10
`,
  ),
  sector(
    'banking',
    { category: 'bankarstvo', weight: 5, manyTowns: true, bigTowns: true },
    `
@ {X} Banka
@ {X} Kredit
@ {X} Finansije
= Banka za stanovništvo i mala preduzeća, sa {20-60/5} ekspozitura u Srbiji.
= [Kredit|Finansije] Mikrofinansijska kuća za {poljoprivrednike i zanatlije|male firme}, {8-20} poslovnica i savetnici na terenu.
* Odluku o manjim kreditima donosi poslovnica, ne udaljena centrala.
* Novi zaposleni prve dve nedelje provode uz kolegu, bez samostalnog rada sa gotovinom.
+ povoljnije kamate za zaposlene
+ kvartalni bonus po rezultatu poslovnice
+ dobrovoljno penzijsko osiguranje
+ dodatni dan odmora za svake tri godine rada
+ interne škole za kreditnu analizu i rad sa klijentima
`,
  ),
  sector(
    'insurance',
    { category: 'osiguranje', weight: 5, manyTowns: true },
    `
@ {X} Osiguranje
@ {X} Lizing
@ {X} Polisa
= Osiguranje {imovine i vozila|života i zdravlja} sa filijalama u {8-20} gradova.
= [Lizing] Lizing {putničkih i teretnih vozila|mašina i opreme} za firme i preduzetnike, odluka za {jedan dan|dva dana}.
* [!Lizing] Jednostavne zahteve rešavamo u roku od pet dana i odgovaramo pisano.
* [Lizing] Vozila i opremu pregledamo sami pre isporuke.
* Provizija se isplaćuje bez zadrške, a portfelj ostaje savetniku koji ga je napravio.
+ životno i zdravstveno osiguranje o trošku firme
+ obuku i polaganje ispita za licencu
+ proviziju bez gornje granice
+ telefon i tablet za rad sa klijentima
`,
  ),
];
